import { request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import { listenOnLoopback } from '../../scripts/services/loopback.ts';

/** A request as it reached the proxy. */
export interface SeenRequest {
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** What the proxy answers by itself. */
export interface ProxyAnswer {
  status: number;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
}

/**
 * What becomes of a request:
 * - `pass`: the function answers;
 * - `cut before`: the connection ends, and the function never hears of it;
 * - `cut after`: the function does its work, and its answer is lost;
 * - an answer of the proxy's own.
 */
export type Treatment = 'pass' | 'cut before' | 'cut after' | ProxyAnswer;

/** A proxy between the browser and the function that a test commands. Preflight requests always pass. */
export interface FunctionProxy {
  port: number;
  /** Every request so far, preflights left out. */
  readonly seen: readonly SeenRequest[];
  /** Treats all requests from now on so. */
  treat(treatment: Treatment): void;
  /** Treats the next requests so, one after the other, before what `treat` says counts again. */
  treatNext(...treatments: Treatment[]): void;
  /** Holds requests back until the function returned is called; then they are treated as they would have been. */
  hold(): () => void;
  /** Lets everything pass, and forgets what was seen. What is held back is turned away; the function never hears of it. */
  reset(): void;
  stop(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function answer(request: IncomingMessage, response: ServerResponse, { status, headers = {}, body }: ProxyAnswer): void {
  response.writeHead(status, {
    'Access-Control-Allow-Origin': request.headers.origin ?? '*',
    'Access-Control-Expose-Headers': 'Retry-After',
    'Content-Type': 'application/json',
    ...headers,
  });
  response.end(body === undefined ? undefined : JSON.stringify(body));
}

/** Not a cut connection: after one, a browser tries again by itself, even for a page that is closed. */
const turnedAway: ProxyAnswer = { status: 503 };

/** Starts a proxy in front of what listens at `target` on this machine. */
export async function startFunctionProxy(target: number): Promise<FunctionProxy> {
  const seen: SeenRequest[] = [];
  const next: Treatment[] = [];
  let standing: Treatment = 'pass';
  let gate: Promise<void> = Promise.resolve();
  let open = () => {};
  let resets = 0;

  function pass(request: IncomingMessage, response: ServerResponse, body: Buffer, loseAnswer: boolean): void {
    const { method, url, headers } = request;
    const forwarded = forward({ host: '127.0.0.1', port: target, method, path: url, headers }, async (answered) => {
      const answerBody = await bodyOf(answered);
      if (loseAnswer) {
        request.socket.destroy();
        return;
      }
      response.writeHead(answered.statusCode ?? 502, { ...answered.headers, connection: 'close' }).end(answerBody);
    });
    // The function is gone: so is the connection, as it would be without a proxy.
    forwarded.once('error', () => request.socket.destroy());
    forwarded.end(body);
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // A browser that loses a connection which has served before sends once more by itself.
    response.setHeader('Connection', 'close');
    const body = await bodyOf(request);
    if (request.method === 'OPTIONS') {
      pass(request, response, body, false);
      return;
    }
    seen.push({ headers: request.headers, body });
    const before = resets;
    await gate;
    const treatment = before === resets ? (next.shift() ?? standing) : turnedAway;
    if (treatment === 'cut before') request.socket.destroy();
    else if (treatment === 'pass' || treatment === 'cut after')
      pass(request, response, body, treatment === 'cut after');
    else answer(request, response, treatment);
  }

  const server = await listenOnLoopback(0, (request, response) => {
    // A browser that gives up in the middle of a request is for the test to judge.
    handle(request, response).catch(() => request.socket.destroy());
  });

  return {
    port: server.port,
    seen,
    treat: (treatment) => {
      standing = treatment;
    },
    treatNext: (...treatments) => {
      next.push(...treatments);
    },
    hold: () => {
      gate = new Promise((resolve) => {
        open = resolve;
      });
      return open;
    },
    reset: () => {
      resets += 1;
      open();
      gate = Promise.resolve();
      standing = 'pass';
      next.length = 0;
      seen.length = 0;
    },
    stop: () => server.stop(),
  };
}
