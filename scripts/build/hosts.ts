import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { practice } from '#content/practice.data.ts';
import { redirects } from '#content/redirects.data.ts';
import { legacyTarget } from '#src/rules/legacy-redirects.ts';
import { pages } from '../pages.ts';

/** The headers of responses by path, as `/*` or `/admin/*`. A later path replaces headers of an earlier one. */
export type HeadersByPath = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The headers of the response for a path. */
export const headersOf = (headers: HeadersByPath, path: string): Record<string, string> =>
  Object.assign(
    {},
    ...Object.entries(headers).flatMap(([pattern, values]) => {
      const folder = pattern.slice(0, -2);
      return path === folder || path.startsWith(`${folder}/`) ? [values] : [];
    }),
  );

/** What every host of the site needs to know. The configuration of each host is printed from it. */
export interface HostRules {
  headers: HeadersByPath;
  /** The paths of the prerendered pages: `/services/dry-eye-treatment`. */
  pages: readonly string[];
}

/** `Cache-Control` of files whose name contains a hash of their content, and of all others. */
export const caching = { hashed: 'public, max-age=31536000, immutable', other: 'no-cache' } as const;

/** The folder of the hashed files. */
export const hashedFiles = '/assets/';

/** The page for unknown addresses. It has the status 404. */
export const notFoundPage = '/404.html';

/** `Content-Type` by file name extension. */
export const contentTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/**
 * Sources of regular expressions for decoded paths that are answered with status 404 although a file may exist: the page
 * for unknown addresses, files for hosts, compressed copies, hidden files outside of `.well-known`, and null
 * characters. They are valid for JavaScript and RE2, which has no lookahead.
 */
export const unservedPaths: readonly string[] = [
  '^/(?:404/?|404\\.html|_headers|_redirects|headers\\.json)$',
  '\\.(?:br|gz)$',
  '^/\\.(?:[^w]|$)|./\\.',
  '\\x00',
];

/** Matches an address that names a page's file instead of the page, which it captures. */
const pageFile = /^((?:\/[\w-]+)*)\/index\.html$/;

/**
 * The redirect of an old address or of a page's file; `null` for others. `query` is kept; it starts with `?` or is
 * empty.
 */
export function redirectTarget(path: string, query: string): string | null {
  const page = pageFile.exec(path)?.[1];
  return page === undefined ? legacyTarget(path, query) : (page || '/') + query;
}

/** A redirect without the query, for a server that adds it. */
interface Redirect {
  /** In lower case, without a slash at the end. */
  from: string;
  path: string;
  /** The contact form to open, for the query. */
  tab: string | null;
  /** With its number sign, or empty. */
  hash: string;
}

/** The redirects of old addresses: those of the table, and of each family those that lead to one of the `pages`. */
function exactRedirects(pages: readonly string[]): Redirect[] {
  const families = redirects.families.flatMap(({ from, to }) =>
    pages.filter((page) => page.startsWith(to)).map((page) => from + page.slice(to.length)),
  );
  return [...redirects.addresses.map(({ from }) => from), ...families].flatMap((from) => {
    const target = legacyTarget(from, '');
    if (target === null) return [];
    const { pathname, searchParams, hash } = new URL(target, practice.host);
    return [{ from, path: pathname, tab: searchParams.get('tab'), hash }];
  });
}

/** An address with a capital letter at the beginning of each word. */
export const capitalized = (path: string) => path.replace(/(?<=[/-])[a-z]/g, (letter) => letter.toUpperCase());

/**
 * Redirects for hosts that support neither case-insensitive addresses nor wildcards within a segment. Each address is
 * listed in three spellings, and prefixes and file names are listed for each of the `pages` (`/team/dr-ana-reyes`). Other
 * spellings get the page for unknown addresses, which applies the complete rule.
 */
function spelledRedirects(pages: readonly string[]): { from: string; to: string }[] {
  const old = exactRedirects(pages).flatMap(({ from: address, path, tab, hash }) => {
    const to = `${path}${tab === null ? '' : `?tab=${tab}`}${hash}`;
    const spellings = new Set([address, capitalized(address), address.toUpperCase()]);
    return [...spellings].flatMap((from) => [
      { from, to },
      { from: `${from}/`, to },
    ]);
  });
  return [...old, ...pages.map((page) => ({ from: `${page.replace(/\/$/, '')}/index.html`, to: page }))];
}

/** The longest line of a `_headers` file that Cloudflare accepts, in characters. It ignores longer ones. */
const longestLine = 2_000;

/**
 * The `_headers` file of Netlify and Cloudflare. Other files are revalidated by default. Throws when a line is too long
 * for Cloudflare.
 */
function headersFile({ headers }: HostRules): string {
  const [[, site] = ['', {}], ...folders] = Object.entries(headers);
  const rows = [
    '/*',
    ...headerRows(site),
    ...folders.flatMap(([pattern, values]) => {
      // Cloudflare would join the values of both paths. Netlify replaces them, and ignores a line without a colon.
      const replaced = Object.keys(values).filter((name) => name in site);
      const block = [...replaced.map((name) => `  ! ${name}`), ...headerRows(values)];
      return [pattern.slice(0, -2), ...block, pattern, ...block];
    }),
    `${hashedFiles}*`,
    `  Cache-Control: ${caching.hashed}`,
  ];
  const long = rows.find((row) => row.length > longestLine);
  if (long) throw new Error(`_headers: a line may have ${longestLine} characters, and ${long.slice(0, 40)}… has more.`);
  return `${rows.join('\n')}\n`;
}

const headerRows = (headers: Readonly<Record<string, string>>): string[] =>
  Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);

/** The `_redirects` file of Netlify and Cloudflare. */
const redirectsFile = ({ pages }: HostRules): string =>
  spelledRedirects(pages)
    .map(({ from, to }) => `${from} ${to} 301\n`)
    .join('');

/** The configuration of Cloudflare's Wrangler. Without it, Cloudflare adds a slash to the address of each page. */
function wranglerFile(): string {
  const name = new URL(practice.host).hostname.replace(/^www\./, '').replaceAll('.', '-');
  const assets = { directory: '..', html_handling: 'drop-trailing-slash', not_found_handling: '404-page' };
  return `${JSON.stringify({ name, compatibility_date: '2026-01-01', assets }, null, 2)}\n`;
}

/** The files that Wrangler does not upload, as patterns. Cloudflare compresses by itself. */
const assetsIgnoreFile = 'headers.json\n.hosts\n.stamp\n*.br\n*.gz\n';

/** A string of Caddy's configuration, in which braces begin a placeholder. Throws for a text that cannot be quoted. */
function quoted(text: string): string {
  if (/[`{}]/.test(text)) throw new Error(`Caddy cannot quote: ${text}`);
  return `\`${text}\``;
}

/**
 * The Caddyfile. It expects the site in `SITE_ROOT` (`/srv/site`) and listens on `SITE_ADDRESS` (`:8080`). Where that is a
 * host's name, Caddy obtains a certificate for it and redirects HTTP to HTTPS.
 */
function caddyFile({ headers, pages }: HostRules): string {
  const moved = exactRedirects(pages).map(({ from, path, tab, hash }, index) => [
    `    @moved${index} path ${from} ${from}/`,
    `    redir @moved${index} ${path}${tab === null ? '{asked}' : `{asked_and}tab=${tab}`}${hash} 301`,
  ]);
  // The other addresses of a family. Caddy cannot convert to lower case, and decodes what it repeats in the header: with
  // more characters, an address could lead to another site.
  const families = redirects.families.map(({ from, to }, index) => [
    `    @family${index} path_regexp family${index} ${quoted(`^(?i:${from})([a-z0-9_-]+)/?$`)}`,
    `    redir @family${index} ${to}{re.family${index}.1}{asked} 301`,
  ]);
  const unserved = unservedPaths.map((path, index) => [
    `    @unserved${index} path_regexp ${quoted(path)}`,
    `    error @unserved${index} 404`,
  ]);
  const types = Object.entries(contentTypes).map(([extension, type]) => [
    `    @type${extension.slice(1)} path *${extension}`,
    `    header @type${extension.slice(1)} Content-Type ${quoted(type)}`,
  ]);
  return `{
  admin off
}

{$SITE_ADDRESS::8080} {
  root * {$SITE_ROOT:/srv/site}

  map {query} {asked} {asked_and} {
    ~^(.+)$ ?\${1} ?\${1}&
    default "" ?
  }

  route {
    header Cache-Control ${caching.other}
${Object.entries(headers).map(caddyHeaders).join('\n')}

    @other not method GET HEAD
    header @other Allow \`GET, HEAD\`
    respond @other 405

    @home path /index.html
    redir @home /{asked} 301
    @file path_regexp file ${quoted('^((?:/[\\w-]+)+)/index\\.html$')}
    redir @file {re.file.1}{asked} 301
${[...moved, ...families].flat().join('\n')}

${unserved.flat().join('\n')}

    @hashed {
      path ${hashedFiles}*
      file
    }
    header @hashed Cache-Control ${quoted(caching.hashed)}
${types.flat().join('\n')}

    try_files {path} {path}/index.html
    file_server {
      precompressed br gzip
      disable_canonical_uris
    }
  }

  handle_errors {
    rewrite * ${notFoundPage}
    header Content-Type ${quoted(contentTypes['.html'] ?? '')}
    file_server {
      precompressed br gzip
    }
  }
}
`;
}

/** The headers of a path and of all below it. */
const caddyHeaders = ([pattern, headers]: [string, Readonly<Record<string, string>>], index: number): string => {
  const rows = Object.entries(headers).map(([name, value]) => `      ${name} ${quoted(value)}`);
  return [
    `    @headers${index} path ${`${pattern.slice(0, -2)} ${pattern}`.trim()}`,
    `    header @headers${index} {`,
    ...rows,
    '    }',
  ].join('\n');
};

/** What `caddy:2-alpine` was on August 9, 2026, for amd64 and arm64. */
const caddyImage = 'sha256:5f5c8640aae01df9654968d946d8f1a56c497f1dd5c5cda4cf95ab7c14d58648';

/** A container that serves the built site with Caddy, to be built in the folder of the site. */
const containerFile = `FROM docker.io/library/caddy:2-alpine@${caddyImage}
COPY . /srv/site
COPY .hosts/Caddyfile /etc/caddy/Caddyfile
USER 65534:65534
ENV XDG_CONFIG_HOME=/tmp XDG_DATA_HOME=/tmp
EXPOSE 8080
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile"]
`;

/** `security.txt`: where to report a vulnerability. It expires 11 months after `now`; every build renews it. */
function securityText(now: Date): string {
  const expires = new Date(now);
  expires.setUTCMonth(expires.getUTCMonth() + 11);
  return [
    `Contact: ${practice.securityContact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${practice.host}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** The files of the built site that are for its host, and `security.txt`, by name. */
export const hostFiles = (rules: HostRules, now: Date): Readonly<Record<string, string>> => ({
  _headers: headersFile(rules),
  _redirects: redirectsFile(rules),
  '.assetsignore': assetsIgnoreFile,
  '.hosts/wrangler.json': wranglerFile(),
  '.hosts/Caddyfile': caddyFile(rules),
  '.hosts/Containerfile': containerFile,
  '.well-known/security.txt': securityText(now),
});

/** Writes the files for hosts into `dist`, which contains the prerendered pages and `headers.json`. */
export async function writeHostFiles(dist: string): Promise<void> {
  const rules: HostRules = {
    headers: JSON.parse(await readFile(join(dist, 'headers.json'), 'utf8')),
    pages: pages.map(({ path }) => path).sort(),
  };
  for (const [name, text] of Object.entries(hostFiles(rules, new Date()))) {
    await mkdir(dirname(join(dist, name)), { recursive: true });
    await writeFile(join(dist, name), text);
  }
}

/** Matches files that are worth compressing. */
export const compressible = /\.(?:css|html|ico|js|json|svg|txt|webmanifest|xml)$/;

const unserved = new RegExp(unservedPaths.join('|'));

/** Whether a file of the site is sent to browsers, and worth compressing. The page for unknown addresses is sent. */
function isCompressed(file: string): boolean {
  const path = `/${file.replaceAll('\\', '/')}`;
  return compressible.test(file) && (path === notFoundPage || !unserved.test(path));
}

/** Writes a `.br` (brotli) and a `.gz` (gzip) copy of each text file in `dist`. */
export async function compressSite(dist: string): Promise<void> {
  const files = (await readdir(dist, { recursive: true })).filter(isCompressed);
  await Promise.all(
    files.map(async (name) => {
      const file = join(dist, name);
      const plain = await readFile(file);
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
      await writeFile(`${file}.br`, await promisify(brotliCompress)(plain, { params }));
      await writeFile(`${file}.gz`, await promisify(gzip)(plain, { level: constants.Z_BEST_COMPRESSION }));
    }),
  );
}
