/** Everything that would be lost with the page. */
const reasons = new Set<symbol>();

/** Milliseconds within which a browser acts upon a link. */
const moment = 1000;
let calledAt = Number.NEGATIVE_INFINITY;

/** Takes note of a press on a link that leaves the page where it is: it calls, or writes. */
function hearCall({ target, timeStamp }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link && /^(tel|sms|mailto):$/.test(link.protocol)) calledAt = timeStamp;
}

function ask(event: BeforeUnloadEvent): void {
  if (event.timeStamp - calledAt < moment) return;
  event.preventDefault();
  // Browsers before 2023 ask for this alone.
  event.returnValue = true;
}

/**
 * Makes the browser ask before the visitor leaves the site or loads the page anew, until what it returns is called. There
 * is no listener while nobody needs it: with one, some browsers do not keep the page for the way back.
 */
export function askBeforeLeaving(): () => void {
  const reason = Symbol();
  reasons.add(reason);
  addEventListener('beforeunload', ask);
  addEventListener('click', hearCall, true);
  return () => {
    reasons.delete(reason);
    if (reasons.size > 0) return;
    removeEventListener('beforeunload', ask);
    removeEventListener('click', hearCall, true);
  };
}

/** Whether something would be lost with the page. */
export const isAskedBeforeLeaving = (): boolean => reasons.size > 0;
