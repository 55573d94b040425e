/**
 * Puts one more entry for this page on top of the history, so that Back has something to leave before it leaves the
 * page. The router gets no event: for the router nothing has changed.
 */
export function addHistoryEntry(): void {
  History.prototype.pushState.call(history, history.state, '');
}

/** Leaves the entry on top of the history, as Back does. */
export function leaveHistoryEntry(): void {
  history.back();
}

/** The parts of a router that follow the browser's history. */
interface HearingRouter {
  history: { notify: (...action: never[]) => void };
  state: { location: { href: string; state: object } };
}

const keyOf = (state: unknown): unknown => Object(state).__TSR_key;

/**
 * Calls `listener` whenever the visitor has come from one entry for this page to another, and keeps that from the router.
 * @returns what ends that
 */
export function onHistoryEntryLeft(router: HearingRouter, listener: () => void): () => void {
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
