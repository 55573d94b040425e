import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { practice } from '../content/practice.ts';
import { legacyPrefixes, legacyRedirects } from '../content/redirects.ts';
import { headersAround } from './headers.ts';
import { redirectRows } from './redirects.ts';

/** The paths of all prerendered pages in `dist`: `/services/dry-eye-treatment`. */
async function builtPages(dist: string): Promise<string[]> {
  const entries = await readdir(dist, { recursive: true });
  return entries
    .filter((entry) => /(?:^|[\\/])index\.html$/.test(entry))
    .map((entry) => `/${entry.replaceAll('\\', '/').replace(/\/?index\.html$/, '')}`);
}

/** The `_headers` file for static hosts: the site's headers for every path, and caching for a year for hashed files. */
export function headersFile(policy: string): string {
  const rows = Object.entries(headersAround(policy)).map(([name, value]) => `  ${name}: ${value}`);
  const cached = ['/assets/*', '  Cache-Control: public, max-age=31536000, immutable'];
  return `${['/*', ...rows, ...cached].join('\n')}\n`;
}

/** `security.txt`: where to report a vulnerability. It expires 11 months after `now`; every build renews it. */
export function securityText({ email, host }: { email: string; host: string }, now: Date): string {
  const expires = new Date(now);
  expires.setUTCMonth(expires.getUTCMonth() + 11);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${host}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/**
 * Writes the files for static hosts into `dist`: `_headers`, `_redirects` and `.well-known/security.txt`. Rejects when
 * no page was prerendered there.
 */
export async function writeHostFiles(dist: string): Promise<void> {
  const { contentSecurityPolicy } = JSON.parse(await readFile(join(dist, 'headers.json'), 'utf8'));
  const addresses = { redirects: legacyRedirects, prefixes: legacyPrefixes };
  const rows = redirectRows(addresses, await builtPages(dist));
  await mkdir(join(dist, '.well-known'), { recursive: true });
  await writeFile(join(dist, '_headers'), headersFile(contentSecurityPolicy));
  await writeFile(join(dist, '_redirects'), `${rows.join('\n')}\n`);
  await writeFile(join(dist, '.well-known', 'security.txt'), securityText(practice, new Date()));
}
