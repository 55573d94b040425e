const pageFile = /\/index\.html$/;

function isWellFormed(path: string): boolean {
  try {
    // The result is compared, or the bundler would remove the call as free of side effects.
    return decodeURI(path) !== '';
  } catch {
    return false;
  }
}

/**
 * Rewrites an address that no route can match, before anything reads it: the name of a page's file becomes the page's
 * address, and the percent signs of a malformed path are escaped.
 */
export function normalizeAddress(): void {
  const { pathname, search, hash } = window.location;
  if (!isWellFormed(pathname)) {
    window.history.replaceState(window.history.state, '', pathname.replaceAll('%', '%25') + search + hash);
  } else if (pageFile.test(pathname)) {
    window.history.replaceState(window.history.state, '', (pathname.replace(pageFile, '') || '/') + search + hash);
  }
}

/** A path without its last slash, which a host may add. */
export const withoutSlash = (path: string): string => path.replace(/(.)\/$/, '$1');

/** The address of the file with the content of the page at `path`, in this version of all content. */
export const pageContentAddress = (path: string, version: string): string =>
  `/assets/page${withoutSlash(path).replaceAll('/', '.')}-${version}.json`;

/**
 * Fetches the content of the page at `path`. The browser caches it, since the version is in its name. Resolves to
 * undefined when that fails, or when there is none.
 */
export async function fetchPageContent(path: string, version: string): Promise<unknown> {
  try {
    const response = await fetch(pageContentAddress(path, version));
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}
