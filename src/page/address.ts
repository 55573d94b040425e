const pageFile = /\/index\.html$/;

function isWellFormed(path: string): boolean {
  try {
    // The result is compared, or the bundler would remove the call as free of side effects.
    return decodeURI(path) !== '';
  } catch {
    return false;
  }
}

/** Rewrites an address that no route can match, before anything reads it: a page's file, or a malformed path. */
export function normalizeAddress(): void {
  const { pathname, search, hash } = window.location;
  const path = isWellFormed(pathname) ? pathname.replace(pageFile, '') || '/' : pathname.replaceAll('%', '%25');
  if (path !== pathname) window.history.replaceState(window.history.state, '', path + search + hash);
}

/** A path without its last slash, which a host may add. */
export const withoutSlash = (path: string): string => path.replace(/(.)\/$/, '$1');

/** The address of the file with the content of the page at `path`, in this version of all content. */
export const pageContentAddress = (path: string, version: string): string =>
  `/assets/page${withoutSlash(path).replaceAll('/', '.')}-${version}.json`;
