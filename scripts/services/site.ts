import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import {
  createServer,
  type OutgoingHttpHeaders,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, posix } from 'node:path';
import sirv from 'sirv';
import {
  caching,
  compressible,
  contentTypes,
  type HeadersByPath,
  hashedFiles,
  headersOf,
  notFoundPage,
  redirectTarget,
  unservedPaths,
} from '../build/hosts.ts';

/** An HTTP server that listens on this machine alone. */
export interface LoopbackServer {
  port: number;
  /** Stops the server and closes every connection. */
  stop(): Promise<void>;
}

/**
 * Listens on 127.0.0.1 and, if it exists, on ::1, so that `localhost` works with either. Port 0 selects a free port.
 * Rejects with `EADDRINUSE` when the port is in use.
 */
export async function listenOnLoopback(requested: number, listener: RequestListener): Promise<LoopbackServer> {
  const servers: Server[] = [];
  const listen = async (port: number, host: string): Promise<number> => {
    const server = createServer(listener).listen(port, host);
    await once(server, 'listening');
    servers.push(server);
    return (server.address() as AddressInfo).port;
  };
  const stop = async (): Promise<void> => {
    for (const server of servers) {
      server.closeAllConnections();
      await once(server.close(), 'close');
    }
  };
  const port = await listen(requested, '127.0.0.1');
  await listen(port, '::1').catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') return;
    await stop();
    throw error;
  });
  return { port, stop };
}

export interface Site {
  port: number;
  /** Stops the site and closes every connection. */
  stop(): Promise<void>;
}

/** Paths that are not served, also when they are still escaped after decoding. */
const unserved = new RegExp([...unservedPaths, '%'].join('|'));

/** The path of the file that answers a request for `path`. */
function fileFor(path: string): string {
  let decoded = path;
  try {
    decoded = decodeURI(path);
  } catch {
    return notFoundPage;
  }
  if (unserved.test(decoded)) return notFoundPage;
  return extname(decoded) === '' ? posix.join(decoded, 'index.html') : decoded;
}

function setHeaders(response: ServerResponse, file: string): void {
  if (file.startsWith(hashedFiles)) response.setHeader('Cache-Control', caching.hashed);
  else if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', caching.other);
  const type = contentTypes[extname(file)];
  if (type !== undefined) response.setHeader('Content-Type', type);
  if (!compressible.test(file)) response.removeHeader('Vary');
}

/** Sets the status to 404; sirv sends every file with 200. */
function setNotFound(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = (_status: number, headers?: unknown) => writeHead(404, headers as OutgoingHttpHeaders);
}

/**
 * Serves the built site in `dist` on localhost like a production host: with its headers, compression, a year of caching
 * for hashed files, redirects of old addresses, and `404.html` with status 404 for unknown ones. Port 0 selects a free
 * port. Rejects with `EADDRINUSE` when the port is in use, and when `dist` contains no built site.
 */
export async function startSite({ port, dist }: { port: number; dist: string }): Promise<Site> {
  const headers: HeadersByPath = JSON.parse(await readFile(join(dist, 'headers.json'), 'utf8'));
  // `dev` looks for a file at each request: a list made at the start would name files that a later build has replaced.
  const serve = sirv(dist, { dev: true, etag: true, brotli: true, gzip: true, extensions: [], setHeaders });

  const answer: RequestListener = (request, response) => {
    const address = request.url ?? '/';
    const [path = '/'] = address.split('?', 1);
    response.setHeaders(new Headers(headersOf(headers, path)));
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const query = address.slice(path.length);
    const moved = redirectTarget(path, query);
    if (moved !== null) {
      response.writeHead(301, { Location: moved, 'Cache-Control': 'no-cache' }).end();
      return;
    }
    request.url = fileFor(path);
    const serveNotFound = (): void => {
      setNotFound(response);
      delete request.headers['if-none-match'];
      request.url = notFoundPage;
      serve(request, response);
    };
    if (request.url === notFoundPage) serveNotFound();
    else serve(request, response, serveNotFound);
  };
  return listenOnLoopback(port, answer);
}
