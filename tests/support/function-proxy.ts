import { type IncomingMessage, type ServerResponse, request as sendRequest } from 'node:http';
import { listenOnLoopback } from '../../scripts/services/site.ts';

/** A request that the proxy received. */
export interface SeenRequest {
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** A response of the proxy itself. */
export interface ProxyAnswer {
  status: number;
  /** Sent as JSON. */
  body?: unknown;
}

/**
 * How the proxy handles a request:
 * - `forward`: forwards it to the function;
 * - `drop request`: closes the connection without forwarding it;
 * - `drop response`: forwards it, and closes the connection instead of returning the response;
 * - `ProxyAnswer`: responds itself.
 */
export type Behavior = 'forward' | 'drop request' | 'drop response' | ProxyAnswer;

/** A proxy between the browser and the function, controlled by a test. Preflight requests are always forwarded. */
export interface FunctionProxy {
  port: number;
  /** Every request so far, without preflight requests. */
  readonly seen: readonly SeenRequest[];
  /** Sets the behavior for all later requests. */
  setBehavior(behavior: Behavior): void;
  /** Sets the behaviors for the next requests, one each. After them, that of `setBehavior` applies again. */
  setNextBehaviors(...behaviors: Behavior[]): void;
  /** Holds requests until the returned function is called, then handles them as usual. */
  hold(): () => void;
  /** Forwards everything from now on, and clears `seen`. Held requests get status 503 and are not forwarded. */
  reset(): void;
  stop(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function respond(request: IncomingMessage, response: ServerResponse, { status, body }: ProxyAnswer): void {
  response.writeHead(status, {
    'Access-Control-Allow-Origin': request.headers.origin ?? '*',
    'Content-Type': 'application/json',
  });
  response.end(body === undefined ? undefined : JSON.stringify(body));
}

/** Not a closed connection: browsers retry after one, even for a closed page. */
const unavailable: ProxyAnswer = { status: 503 };

/** Starts a proxy for the port `target` on this machine. Port 0 selects a free port. */
export async function startFunctionProxy(target: number, port = 0): Promise<FunctionProxy> {
  const seen: SeenRequest[] = [];
  const next: Behavior[] = [];
  let defaultBehavior: Behavior = 'forward';
  let gate: Promise<void> = Promise.resolve();
  let open = () => {};
  let resets = 0;

  function forward(request: IncomingMessage, response: ServerResponse, body: Buffer, dropResponse: boolean): void {
    const { method, url, headers } = request;
    const forwarded = sendRequest(
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
      forward(request, response, body, false);
      return;
    }
    seen.push({ headers: request.headers, body });
    const before = resets;
    await gate;
    const behavior = before === resets ? (next.shift() ?? defaultBehavior) : unavailable;
    if (behavior === 'drop request') request.socket.destroy();
    else if (behavior === 'forward' || behavior === 'drop response')
      forward(request, response, body, behavior === 'drop response');
    else respond(request, response, behavior);
  }

  const server = await listenOnLoopback(port, (request, response) => {
    // The test decides what an aborted request means.
    handle(request, response).catch(() => request.socket.destroy());
  });

  return {
    port: server.port,
    seen,
    setBehavior: (behavior) => {
      defaultBehavior = behavior;
    },
    setNextBehaviors: (...behaviors) => {
      next.push(...behaviors);
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
      defaultBehavior = 'forward';
      next.length = 0;
      seen.length = 0;
    },
    stop: () => server.stop(),
  };
}
