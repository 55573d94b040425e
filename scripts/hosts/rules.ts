import type { LegacyTables } from '../../src/rules/legacy-redirects.ts';

/** What every host of the site needs to know. The configuration of each host is printed from it. */
export interface HostRules {
  /** The headers of every response, by name. */
  headers: Readonly<Record<string, string>>;
  redirects: LegacyTables;
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
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** The folder of the built site with the configurations of servers. */
export const serverFiles = '.hosts';

/** Files of the built site that describe it for a host. */
export const hostFiles = ['_headers', '_redirects', 'headers.json', 'vercel.json'] as const;

/**
 * Sources of regular expressions for decoded paths that are answered with status 404 although a file may exist: the page
 * for unknown addresses, files for hosts, compressed copies, hidden files outside of `.well-known`, and null
 * characters. They are valid for JavaScript, PCRE and RE2, which has no lookahead.
 */
export const unservedPaths: readonly string[] = [
  `^/(?:404/?|404\\.html|${hostFiles.join('|').replaceAll('.', '\\.')})$`,
  '\\.(?:br|gz)$',
  '^/\\.(?:[^w]|$)|./\\.',
  '\\x00',
];
