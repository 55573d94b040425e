/** One symbol for each draft that would be lost with the page. */
const reasons = new Set<symbol>();

/** Milliseconds within which a browser follows a pressed link. */
const linkMilliseconds = 1000;
let calledAt = Number.NEGATIVE_INFINITY;

/** Records when a link was pressed that calls or writes: it does not leave the page. */
function recordCall({ target, timeStamp }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link && /^(tel|sms|mailto):$/.test(link.protocol)) calledAt = timeStamp;
}

function ask(event: BeforeUnloadEvent): void {
  if (event.timeStamp - calledAt < linkMilliseconds) return;
  event.preventDefault();
  // Needed by browsers before 2023.
  event.returnValue = true;
}

/** Whether the browser would ask before the visitor leaves the page. */
export const isAskingBeforeLeaving = (): boolean => reasons.size > 0;

/**
 * Makes the browser ask before the visitor leaves the page. It listens only as long as needed: some browsers do not put a
 * page that listens into the back/forward cache. Returns what stops it.
 */
export function askBeforeLeaving(): () => void {
  const reason = Symbol();
  reasons.add(reason);
  addEventListener('beforeunload', ask);
  addEventListener('click', recordCall, true);
  return () => {
    reasons.delete(reason);
    if (isAskingBeforeLeaving()) return;
    removeEventListener('beforeunload', ask);
    removeEventListener('click', recordCall, true);
  };
}
