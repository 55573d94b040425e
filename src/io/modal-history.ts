/**
 * Adds a history entry for this page, so that Back closes the modal instead of leaving the page. The router is not
 * notified, because nothing has changed for it.
 */
export function addHistoryEntry(): void {
  History.prototype.pushState.call(history, history.state, '');
}

/** Goes back from the added entry. */
export function leaveHistoryEntry(): void {
  history.back();
}

/** The parts of a router that handle history changes. */
interface ObservedRouter {
  history: { notify: (...action: never[]) => void };
  state: { location: { href: string; state: object } };
}

const keyOf = (state: unknown): unknown => Object(state).__TSR_key;

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
    const key = keyOf(history.state);
    // An entry of the browser, of a hash that was typed into the address bar, has no key.
    const hasSameKey = key === undefined || key === keyOf(shown.state);
    const isSamePage = shown.href === `${pathname}${search}${hash}` && hasSameKey;
    if (isSamePage) listener();
    else notify(...action);
  };
  return () => {
    observed.notify = notify;
  };
}
