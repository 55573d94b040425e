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
