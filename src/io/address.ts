const pageFile = /\/index\.html$/;

function isWellFormed(path: string): boolean {
  try {
    // The result is asked for, or the build takes the call for one that does nothing.
    return decodeURI(path) !== '';
  } catch {
    return false;
  }
}

/**
 * Puts right, before anything reads it, an address that no route can match although a host may have answered it: the
 * name of a page's file becomes the page's address, and a path with a broken escape one that can be looked up.
 */
export function settleAddress(): void {
  const { pathname, search, hash } = window.location;
  if (!isWellFormed(pathname)) {
    window.history.replaceState(window.history.state, '', pathname.replaceAll('%', '%25') + search + hash);
  } else if (pageFile.test(pathname)) {
    window.history.replaceState(window.history.state, '', (pathname.replace(pageFile, '') || '/') + search + hash);
  }
}
