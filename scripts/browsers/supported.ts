import type { BrowserName } from '@mdn/browser-compat-data';
import compat from '@mdn/browser-compat-data/forLegacyNode';
import browserslist from 'browserslist';

/** A browser of the list in `package.json`, with its oldest supported version. */
export interface SupportedBrowser {
  /** As the list and the build tools write it. */
  name: 'chrome' | 'edge' | 'firefox' | 'ios_saf' | 'safari';
  version: string;
}

/** The names of the listed browsers in build tools, MDN's data and text. */
const names: Readonly<
  Record<SupportedBrowser['name'], { target: string; data: readonly BrowserName[]; words: string }>
> = {
  safari: { target: 'safari', data: ['safari'], words: 'Safari' },
  ios_saf: { target: 'ios', data: ['safari_ios'], words: 'iPhone and iPad with iOS' },
  firefox: { target: 'firefox', data: ['firefox', 'firefox_android'], words: 'Firefox' },
  chrome: { target: 'chrome', data: ['chrome', 'chrome_android'], words: 'Chrome' },
  edge: { target: 'edge', data: ['edge'], words: 'Edge' },
};

const isKnown = (name: string): name is SupportedBrowser['name'] => name in names;

/**
 * The oldest version of each browser in a Browserslist list, in the order in which pages name them. By default the
 * project's list in `package.json`. Throws for a browser that the checks do not know.
 */
export function supportedBrowsers(list?: readonly string[]): SupportedBrowser[] {
  const oldest = new Map<SupportedBrowser['name'], string>();
  for (const entry of browserslist(list)) {
    const [name = '', versions = ''] = entry.split(' ');
    if (!isKnown(name)) throw new Error(`No check knows the browser "${name}" of the list of supported browsers`);
    const [version = ''] = versions.split('-');
    const known = oldest.get(name);
    if (known === undefined || Number(version) < Number(known)) oldest.set(name, version);
  }
  return (Object.keys(names) as SupportedBrowser['name'][]).flatMap((name) => {
    const version = oldest.get(name);
    return version === undefined ? [] : [{ name, version }];
  });
}

/** The browsers as Vite's `build.target` and `build.cssTarget` take them: "safari16.0". */
export const buildTargets = (browsers: readonly SupportedBrowser[]): string[] =>
  browsers.map(({ name, version }) => names[name].target + version);

/** The browsers for a page that people read: "Safari 16, …, and Edge 109". */
export function browsersInWords(browsers: readonly SupportedBrowser[]): string {
  const words = browsers.map(({ name, version }) => `${names[name].words} ${version.replace(/\.0$/, '')}`);
  return new Intl.ListFormat('en-US', { type: 'conjunction' }).format(words);
}

interface SupportStatement {
  version_added?: string | boolean | null;
  version_removed?: string | boolean | null;
  flags?: unknown;
  prefix?: string;
  alternative_name?: string;
}

/** MDN's data on a feature: a branch of its tree. */
export interface Feature {
  __compat?: { support: Partial<Record<BrowserName, SupportStatement | SupportStatement[]>> };
  [name: string]: unknown;
}

/** The feature at a path of MDN's data such as "css.selectors.has"; `undefined` when there is none. */
export function featureAt(...path: readonly string[]): Feature | undefined {
  let found: unknown = compat;
  for (const name of path) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, name)) return undefined;
    found = (found as Record<string, unknown>)[name];
  }
  return typeof found === 'object' && found !== null ? (found as Feature) : undefined;
}

const isAtLeast = (version: string, added: string): boolean => {
  const [have, need] = [version, added.replace('≤', '')].map((text) => text.split('.').map(Number));
  for (const [place, needed] of (need ?? []).entries()) {
    const difference = (have?.[place] ?? 0) - needed;
    if (difference !== 0) return difference > 0;
  }
  return true;
};

function holds(statement: SupportStatement, version: string): boolean {
  const { version_added: added, version_removed: removed, flags, prefix, alternative_name: otherName } = statement;
  if (flags !== undefined || prefix !== undefined || otherName !== undefined) return false;
  if (typeof removed === 'string' && isAtLeast(version, removed)) return false;
  return typeof added === 'string' ? added !== 'preview' && isAtLeast(version, added) : added !== false;
}

/** The browsers that lack a feature, in words. Where MDN has no data, a browser is assumed to support it. */
export function lackedBy(feature: Feature | undefined, browsers: readonly SupportedBrowser[]): string[] {
  const support = feature?.__compat?.support;
  if (support === undefined) return [];
  return browsers.flatMap(({ name, version }) => {
    const lacks = names[name].data.some((browser) => {
      const statements = support[browser];
      if (statements === undefined) return false;
      return !(Array.isArray(statements) ? statements : [statements]).some((one) => holds(one, version));
    });
    return lacks ? [`${names[name].words} ${version}`] : [];
  });
}
