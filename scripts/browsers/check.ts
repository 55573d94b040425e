import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { browserExceptions } from './exceptions.ts';
import { scriptFeatures, type UsedFeature } from './script-features.ts';
import { styleFeatures } from './style-features.ts';
import { featureAt, lackedBy, type SupportedBrowser, supportedBrowsers } from './supported.ts';

/** A file of the site, by its path below the site's folder. */
export interface SiteFile {
  path: string;
  text: string;
}

/** Why features may be used that a listed browser lacks, by path in MDN's data, subtrees included. */
export type Exceptions = Readonly<Record<string, string>>;

/** The scripts that a page holds in its markup, without data blocks. */
const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\b(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, source = '']) => source,
  );

function featuresOf({ path, text }: SiteFile): UsedFeature[] {
  if (path.endsWith('.css')) return styleFeatures(text).map((feature) => ({ path: feature }));
  if (path.endsWith('.html')) return inlineScripts(text).flatMap((source) => scriptFeatures(`${path}.js`, source));
  return scriptFeatures(path, text);
}

/** The browsers that lack the features of a file. For an ambiguous name, those that lack all its candidates. */
function lackingBrowsers({ path, oneOf }: UsedFeature, browsers: readonly SupportedBrowser[]): string[] {
  if (oneOf === undefined) return lackedBy(featureAt(...path.split('.')), browsers);
  return browsers.flatMap((browser) => {
    const lacking = oneOf.map((feature) => lackedBy(feature, [browser]));
    return lacking.every((found) => found.length > 0) ? (lacking[0] ?? []) : [];
  });
}

/** The features that a browser lacks, one line each with the first file that uses it. An unused exception fails too. */
export function browserFaults(
  files: readonly SiteFile[],
  browsers: readonly SupportedBrowser[],
  exceptions: Exceptions,
): string[] {
  const lacking = new Map<string, string>();
  const needed = new Set<string>();
  for (const file of files) {
    for (const feature of featuresOf(file)) {
      if (lacking.has(feature.path)) continue;
      const found = lackingBrowsers(feature, browsers);
      if (found.length === 0) continue;
      const exception = Object.keys(exceptions).find((path) => `${feature.path}.`.startsWith(`${path}.`));
      if (exception !== undefined) needed.add(exception);
      else lacking.set(feature.path, `${file.path}: ${feature.path} is not in ${found.join(', ')}`);
    }
  }
  return [
    ...lacking.values(),
    ...Object.keys(exceptions)
      .filter((path) => !needed.has(path))
      .map((path) => `No file needs the exception for ${path} any more`),
  ];
}

/** The features that the site in `dist` uses and a listed browser lacks, without the exceptions. */
export async function siteBrowserFaults(dist: string): Promise<string[]> {
  const paths = (await readdir(dist, { recursive: true })).filter((path) => /\.(?:js|css|html)$/.test(path)).sort();
  const files = await Promise.all(
    paths.map(async (path) => ({ path: path.split(sep).join('/'), text: await readFile(join(dist, path), 'utf8') })),
  );
  const seen = new Set<string>();
  // The inline script is the same on every page.
  const different = files.filter(({ path, text }) => {
    const source = path.endsWith('.html') ? inlineScripts(text).join('\n') : text;
    return source !== '' && !seen.has(source) && seen.add(source);
  });
  return browserFaults(different, supportedBrowsers(), browserExceptions);
}
