import { hostFiles, serverFiles } from './rules.ts';

/**
 * The configuration of Cloudflare's Wrangler. Headers and redirects are those of `_headers` and `_redirects`. Without it,
 * Cloudflare adds a slash to the address of each page.
 */
export function wranglerFile(name: string): string {
  const assets = { directory: '..', html_handling: 'drop-trailing-slash', not_found_handling: '404-page' };
  return `${JSON.stringify({ name, compatibility_date: '2026-01-01', assets }, null, 2)}\n`;
}

/** The files that Wrangler does not upload, as patterns. Cloudflare compresses by itself. */
export function assetsIgnoreFile(): string {
  const unused = hostFiles.filter((file) => !file.startsWith('_'));
  return `${[...unused, serverFiles, '.stamp', '*.br', '*.gz'].join('\n')}\n`;
}
