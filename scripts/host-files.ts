import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { practice } from '../content/practice.ts';
import { legacyPrefixes, legacyRedirects } from '../content/redirects.ts';
import { caddyFile, containerFile } from './hosts/caddy.ts';
import { assetsIgnoreFile, wranglerFile } from './hosts/cloudflare.ts';
import { headersFile, redirectsFile } from './hosts/netlify.ts';
import { nginxFile } from './hosts/nginx.ts';
import { type HostRules, serverFiles } from './hosts/rules.ts';
import { vercelFile } from './hosts/vercel.ts';
import { securityText } from './security-text.ts';

/** The paths of all prerendered pages in `dist`: `/services/dry-eye-treatment`. */
async function builtPages(dist: string): Promise<string[]> {
  const entries = await readdir(dist, { recursive: true });
  return entries
    .filter((entry) => /(?:^|[\\/])index\.html$/.test(entry))
    .map((entry) => `/${entry.replaceAll('\\', '/').replace(/\/?index\.html$/, '')}`)
    .sort();
}

/** The configuration of every host, by the name of its file in the built site. */
export function hostConfigurations(rules: HostRules, { host }: { host: string }): Record<string, string> {
  const projectName = new URL(host).hostname.replace(/^www\./, '').replaceAll('.', '-');
  return {
    _headers: headersFile(rules),
    _redirects: redirectsFile(rules),
    'vercel.json': vercelFile(rules),
    '.assetsignore': assetsIgnoreFile(),
    [`${serverFiles}/wrangler.json`]: wranglerFile(projectName),
    [`${serverFiles}/Caddyfile`]: caddyFile(rules),
    [`${serverFiles}/nginx.conf`]: nginxFile(rules),
    [`${serverFiles}/Containerfile`]: containerFile(),
  };
}

/**
 * Writes the configurations of all hosts and `.well-known/security.txt` into `dist`. Rejects when no page was prerendered
 * there.
 */
export async function writeHostFiles(dist: string): Promise<void> {
  const rules: HostRules = {
    headers: JSON.parse(await readFile(join(dist, 'headers.json'), 'utf8')),
    redirects: { redirects: legacyRedirects, prefixes: legacyPrefixes },
    pages: await builtPages(dist),
  };
  const files = {
    ...hostConfigurations(rules, practice),
    '.well-known/security.txt': securityText(practice, new Date()),
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(dist, name)), { recursive: true });
    await writeFile(join(dist, name), text);
  }
}
