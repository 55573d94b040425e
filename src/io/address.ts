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
