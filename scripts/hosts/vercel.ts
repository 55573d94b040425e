import { spelledRedirects } from '../redirects.ts';
import { caching, type HostRules, hashedFiles } from './rules.ts';

const asList = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

/** `vercel.json` for a site that is built already. Vercel answers unknown addresses with `404.html` by default. */
export function vercelFile({ headers, redirects, pages }: HostRules): string {
  const settings = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    buildCommand: null,
    installCommand: null,
    outputDirectory: '.',
    headers: [
      { source: '/(.*)', headers: asList(headers) },
      { source: `${hashedFiles}(.*)`, headers: asList({ 'Cache-Control': caching.hashed }) },
    ],
    redirects: spelledRedirects(redirects, pages).map(({ from, to }) => ({
      source: from,
      destination: to,
      statusCode: 301,
    })),
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}
