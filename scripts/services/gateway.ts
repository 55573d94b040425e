import { type IncomingMessage, type ServerResponse, request as sendRequest } from 'node:http';
import { json } from 'node:stream/consumers';
import { AccountsError, createAccounts } from './accounts.ts';
import { type LoopbackServer, listenOnLoopback } from './site.ts';

/** The address of Supabase Auth at a gateway. */
export const authUrlAt = (port: number): string => `http://127.0.0.1:${port}/auth/v1`;

/** What a page of another origin may send. */
const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'authorization, apikey, content-type, x-client-info, x-supabase-api-version',
  'Access-Control-Allow-Methods': 'GET, POST',
};

/**
 * Stands in for the gateway of a Supabase project: one address for its accounts and its function.
 * @param options.port its port on 127.0.0.1; 0 selects a free one
 * @param options.emails the accounts
 */
export async function startGateway(options: {
  port: number;
  functionPort: number;
  smtpPort: number;
  emails: readonly string[];
}): Promise<LoopbackServer> {
  let port = 0;
  const answer = await createAccounts(() => authUrlAt(port), options.smtpPort, options.emails);

  async function answerAccounts(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const respond = (status: number, content?: unknown) =>
      response.writeHead(status, { ...cors, 'Content-Type': 'application/json' }).end(JSON.stringify(content));
    if (request.method === 'OPTIONS') return void respond(204);
    const body = await json(request).catch(() => ({}));
    try {
      const content = await answer({
        method: request.method ?? 'GET',
        path: url.pathname.replace('/auth/v1', ''),
        scope: url.searchParams.get('scope'),
        accessToken: request.headers.authorization?.replace('Bearer ', '') ?? '',
        body: body as Record<string, string>,
      });
      respond(content === undefined ? 204 : 200, content);
    } catch (error) {
      const { status, code } = error instanceof AccountsError ? error : new AccountsError(500, 'unexpected_failure');
      respond(status, { error_code: code, msg: code });
    }
  }

  function forward(request: IncomingMessage, response: ServerResponse): void {
    const { method, url, headers } = request;
    const forwarded = sendRequest({ host: '127.0.0.1', port: options.functionPort, method, path: url, headers });
    forwarded.once('response', (answered) => {
      response.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(response);
    });
    // When the function is stopped, the connection ends, as it would without a gateway.
    forwarded.once('error', () => request.socket.destroy());
    request.pipe(forwarded);
  }

  const server = await listenOnLoopback(options.port, (request, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    if (url.pathname.startsWith('/auth/v1/')) void answerAccounts(request, response, url);
    else forward(request, response);
  });
  port = server.port;
  return server;
}
