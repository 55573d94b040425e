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

/** The parts of a router that handle history changes. */
interface ObservedRouter {
  history: { notify: (...action: never[]) => void };
  state: { location: { href: string; state: object } };
}

const keyOf = (state: unknown): unknown => Object(state).__TSR_key;

/**
 * Adds a history entry for this page, so that Back closes a modal, or leads to the previous question, instead of leaving
 * the page. The router is not notified, because nothing has changed for it.
 */
export function addHistoryEntry(router: ObservedRouter): void {
  // The entry of a hash that was typed into the address bar has no key: only the router knows one for it.
  if (keyOf(history.state) === undefined) {
    History.prototype.replaceState.call(history, router.state.location.state, '');
  }
  History.prototype.pushState.call(history, history.state, '');
}

/** Goes back from the added entry. */
export function leaveHistoryEntry(): void {
  history.back();
}

/** Goes back from several added entries. */
export function leaveHistoryEntries(count: number): void {
  history.go(-count);
}

/**
 * Calls `listener` when the visitor goes from one history entry of this page to another, and hides that from the
 * router.
 * @returns removes the listener
 */
export function onHistoryEntryLeft(router: ObservedRouter, listener: () => void): () => void {
  const { history: observed } = router;
  const { notify } = observed;
  observed.notify = (...action) => {
    const { pathname, search, hash } = location;
    const shown = router.state.location;
    const isSamePage = shown.href === `${pathname}${search}${hash}` && keyOf(shown.state) === keyOf(history.state);
    if (isSamePage) listener();
    else notify(...action);
  };
  return () => {
    observed.notify = notify;
  };
}
