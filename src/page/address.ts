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

type Choices = Readonly<Record<string, string>>;

const choicesOf = (state: unknown): Choices =>
  typeof state === 'object' && state !== null && 'choices' in state ? (state.choices as Choices) : {};

/** Reads a choice from the state of the current history entry. It survives a reload. */
export const readFromEntry = (name: string): string | undefined => choicesOf(history.state)[name];

/** Stores a choice in the state of the current history entry: how the page looks, never what a visitor typed. */
export function storeInEntry(name: string, choice: string): void {
  if (readFromEntry(name) === choice) return;
  const state = { ...history.state, choices: { ...choicesOf(history.state), [name]: choice } };
  // Bypasses the router's own `replaceState`, which would treat this as a navigation.
  History.prototype.replaceState.call(history, state, '');
}

/** The router's key of the history entry of an address; undefined for an entry that the router does not know yet. */
export const entryKey = ({ state }: { state: { __TSR_key?: string } | null }): string | undefined => state?.__TSR_key;

/** Whether an address is the one with which the visitor came to the site. */
export const isFirstEntry = ({ state }: { state: { __TSR_index?: number } }): boolean => !state.__TSR_index;

/** Gives the current entry the router's key, which a typed hash lacks: its scroll position could not be restored. */
export function keyEntry({ state: { location } }: { state: { location: { state: object } } }): void {
  if (entryKey(history) === undefined)
    History.prototype.replaceState.call(history, { ...location.state, ...history.state }, '');
}
