import { spelledRedirects } from '../redirects.ts';
import { caching, type HostRules, hashedFiles } from './rules.ts';

/** The longest line of a `_headers` file that Cloudflare accepts, in characters. It ignores longer ones. */
const longestLine = 2_000;

/**
 * The `_headers` file of Netlify and Cloudflare. Other files are revalidated by default. Throws when a line is too long
 * for Cloudflare.
 */
export function headersFile({ headers }: HostRules): string {
  const rows = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  const long = rows.find((row) => row.length > longestLine);
  if (long) throw new Error(`_headers: a line may have ${longestLine} characters, and ${long.slice(0, 40)}… has more.`);
  return `${['/*', ...rows, `${hashedFiles}*`, `  Cache-Control: ${caching.hashed}`].join('\n')}\n`;
}

/** The `_redirects` file of Netlify and Cloudflare. */
export function redirectsFile({ redirects, pages }: HostRules): string {
  return `${spelledRedirects(redirects, pages)
    .map(({ from, to }) => `${from} ${to} 301`)
    .join('\n')}\n`;
}
