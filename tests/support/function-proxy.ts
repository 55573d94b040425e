import { request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import { listenOnLoopback } from '../../scripts/services/loopback.ts';

/** A request that the proxy received. */
export interface SeenRequest {
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** A response of the proxy itself. */
export interface ProxyAnswer {
  status: number;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
}

/**
 * How the proxy handles a request:
 * - `pass`: forwards it to the function;
 * - `cut before`: closes the connection without forwarding it;
 * - `cut after`: forwards it, and closes the connection instead of returning the response;
 * - `ProxyAnswer`: responds itself.
 */
export type Treatment = 'pass' | 'cut before' | 'cut after' | ProxyAnswer;

/** A proxy between the browser and the function, controlled by a test. Preflight requests always pass. */
export interface FunctionProxy {
  port: number;
  /** Every request so far, without preflight requests. */
  readonly seen: readonly SeenRequest[];
  /** Sets the treatment of all later requests. */
  treat(treatment: Treatment): void;
  /** Sets the treatments of the next requests, one each. After them, `treat` applies again. */
  treatNext(...treatments: Treatment[]): void;
  /** Holds requests until the returned function is called, then treats them as usual. */
  hold(): () => void;
  /** Lets everything pass, and clears `seen`. Held requests get status 503 and are not forwarded. */
  reset(): void;
  stop(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function respond(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers = {}, body }: ProxyAnswer,
): void {
  response.writeHead(status, {
    'Access-Control-Allow-Origin': request.headers.origin ?? '*',
    'Access-Control-Expose-Headers': 'Retry-After',
    'Content-Type': 'application/json',
    ...headers,
  });
  response.end(body === undefined ? undefined : JSON.stringify(body));
}

/** Not a closed connection: browsers retry after one, even for a closed page. */
const unavailable: ProxyAnswer = { status: 503 };

/** Starts a proxy for the port `target` on this machine. Port 0 selects a free port. */
export async function startFunctionProxy(target: number, port = 0): Promise<FunctionProxy> {
  const seen: SeenRequest[] = [];
  const next: Treatment[] = [];
  let defaultTreatment: Treatment = 'pass';
  let gate: Promise<void> = Promise.resolve();
  let open = () => {};
  let resets = 0;

  function pass(request: IncomingMessage, response: ServerResponse, body: Buffer, dropResponse: boolean): void {
    const { method, url, headers } = request;
    const forwarded = forward(
      { host: '127.0.0.1', port: target, method, path: url, headers },
      async (functionResponse) => {
        const responseBody = await bodyOf(functionResponse);
        if (dropResponse) {
          request.socket.destroy();
          return;
        }
        response
          .writeHead(functionResponse.statusCode ?? 502, { ...functionResponse.headers, connection: 'close' })
          .end(responseBody);
      },
    );
    // When the function is stopped, the connection ends, as it would without a proxy.
    forwarded.once('error', () => request.socket.destroy());
    forwarded.end(body);
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Browsers retry when a reused connection is lost.
    response.setHeader('Connection', 'close');
    const body = await bodyOf(request);
    if (request.method === 'OPTIONS') {
      pass(request, response, body, false);
      return;
    }
    seen.push({ headers: request.headers, body });
    const before = resets;
    await gate;
    const treatment = before === resets ? (next.shift() ?? defaultTreatment) : unavailable;
    if (treatment === 'cut before') request.socket.destroy();
    else if (treatment === 'pass' || treatment === 'cut after')
      pass(request, response, body, treatment === 'cut after');
    else respond(request, response, treatment);
  }

  const server = await listenOnLoopback(port, (request, response) => {
    // The test decides what an aborted request means.
    handle(request, response).catch(() => request.socket.destroy());
  });

  return {
    port: server.port,
    seen,
    treat: (treatment) => {
      defaultTreatment = treatment;
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
      defaultTreatment = 'pass';
      next.length = 0;
      seen.length = 0;
    },
    stop: () => server.stop(),
  };
}
