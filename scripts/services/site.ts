import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { legacyPrefixes, legacyRedirects } from '../../content/redirects.ts';
import { headersAround } from '../headers.ts';
import { redirectTarget } from '../redirects.ts';
import { listenOnLoopback } from './loopback.ts';

/** A running site. */
export interface Site {
  port: number;
  /** Ends the site and every connection to it. */
  stop(): Promise<void>;
}

/** What the prerendering leaves for the server: the policy that fits the inline scripts of the pages. */
interface BuiltHeaders {
  contentSecurityPolicy: string;
}

interface Answer {
  status: number;
  file: string;
}

interface Body {
  etag: string;
  plain: Buffer;
  encoded: Map<'br' | 'gzip', Promise<Buffer>>;
}

const contentTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

const compressible = new Set(['.css', '.html', '.ico', '.js', '.json', '.svg', '.txt', '.webmanifest', '.xml']);

/** Files that are about the site and no part of it. */
const unserved = /^\/(?:_headers|_redirects|headers\.json)$|\/\.(?!well-known\/)/;

const compress = {
  br: (plain: Buffer) =>
    promisify(brotliCompress)(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
  gzip: (plain: Buffer) => promisify(gzip)(plain, { level: constants.Z_BEST_COMPRESSION }),
};

function acceptedEncoding(request: IncomingMessage): 'br' | 'gzip' | null {
  const accepted = String(request.headers['accept-encoding'] ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]);
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : null;
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (entry) => entry.isFile(),
    () => false,
  );
}

/** The file below `dist` that answers `pathname`: itself, its folder's page, or the page for unknown addresses. */
async function answerTo(pathname: string, dist: string): Promise<Answer> {
  const unknown = { status: 404, file: join(dist, '404.html') };
  if (/^\/404(?:\.html|\/)?$/.test(pathname) || unserved.test(pathname) || pathname.includes('\0')) return unknown;
  const target = resolve(dist, `.${pathname}`);
  if (target !== dist && !target.startsWith(dist + sep)) return unknown;
  const file = extname(target) === '' ? join(target, 'index.html') : target;
  return (await isFile(file)) ? { status: 200, file } : unknown;
}

function cacheControl(file: string, dist: string): string {
  return file.startsWith(join(dist, 'assets') + sep) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

function decodedPath(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}

/**
 * Serves the built site in `dist` on localhost as a production host would: with its headers, compressed, hashed files
 * cached for good, old addresses led on, unknown ones answered with `404.html` and status 404.
 * Port 0 takes a free one. Rejects with `EADDRINUSE` when the port is taken, and when `dist` holds no built site.
 */
export async function startSite({ port, dist }: { port: number; dist: string }): Promise<Site> {
  const root = resolve(dist);
  const built: BuiltHeaders = JSON.parse(await readFile(join(root, 'headers.json'), 'utf8'));
  const siteWide = headersAround(built.contentSecurityPolicy);
  const bodies = new Map<string, Promise<Body>>();

  async function read(file: string): Promise<Body> {
    const plain = await readFile(file);
    return { plain, etag: createHash('sha256').update(plain).digest('base64url').slice(0, 22), encoded: new Map() };
  }

  function bodyOf(file: string): Promise<Body> {
    const body = bodies.get(file) ?? read(file);
    bodies.set(file, body);
    body.catch(() => bodies.delete(file));
    return body;
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const [name, value] of Object.entries(siteWide)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const address = request.url ?? '/';
    const [rawPath = '/'] = address.split('?', 1);
    const query = address.slice(rawPath.length);
    const pathname = decodedPath(rawPath);
    const moved = redirectTarget(rawPath, query, { redirects: legacyRedirects, prefixes: legacyPrefixes });
    if (moved !== null) {
      response.writeHead(301, { Location: moved, 'Cache-Control': 'no-cache' }).end();
      return;
    }
    const { status, file } = await answerTo(pathname ?? '/404', root);
    const body = await bodyOf(file);
    const extension = extname(file);
    const encoding = compressible.has(extension) ? acceptedEncoding(request) : null;
    const etag = `"${body.etag}${encoding === null ? '' : `-${encoding}`}"`;
    response.setHeader('Cache-Control', status === 200 ? cacheControl(file, root) : 'no-cache');
    response.setHeader('ETag', etag);
    if (compressible.has(extension)) response.setHeader('Vary', 'Accept-Encoding');
    if (status === 200 && request.headers['if-none-match'] === etag) {
      response.writeHead(304).end();
      return;
    }
    let bytes = body.plain;
    if (encoding !== null) {
      const encoded = body.encoded.get(encoding) ?? compress[encoding](body.plain);
      body.encoded.set(encoding, encoded);
      bytes = await encoded;
      response.setHeader('Content-Encoding', encoding);
    }
    response.setHeader('Content-Type', contentTypes[extension] ?? 'application/octet-stream');
    response.setHeader('Content-Length', bytes.length);
    response.writeHead(status).end(request.method === 'HEAD' ? undefined : bytes);
  }

  return listenOnLoopback(port, (request, response) => {
    respond(request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
}
