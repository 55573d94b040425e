/** What a notice of a mail provider says. */
export interface Notice {
  /** The reference of the request that it is about; null when there is none in it. */
  reference: string | null;
  /** Whether the mail did not reach the office, or was put away as spam. */
  isBounce: boolean;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

// Postmark, Resend, SendGrid, Mailgun: where each says what happened.
const eventNames = ['RecordType', 'type', 'event', 'event-data'];
const bounces = /bounce|complain|dropped|rejected|failed|suppressed|spam/i;

/** All texts in a value, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return isObject(value) ? Object.values(value).flatMap(textsIn) : [];
}

/** Whether the provider will try again, or an auto-reply came. Other providers use another event for those. */
function isTemporary(notice: unknown): boolean {
  if (!isObject(notice)) return false;
  const { Type, 'event-data': event } = notice;
  return Type === 'Transient' || Type === 'AutoResponder' || (isObject(event) && event.severity === 'temporary');
}

/** Whether it is about a reminder: the request itself came in a mail of its own. */
const isAboutReminder = (texts: readonly string[]): boolean =>
  texts.some((text) => /\bR-[0-9A-Z]{6}\.(?:second-)?reminder\b|^(?:Second r|R)eminder: R-/.test(text));

function eventName(notice: unknown): string {
  if (!isObject(notice)) return '';
  const found = eventNames.map((name) => notice[name]).find((value) => value !== undefined);
  return isObject(found) ? eventName(found) : typeof found === 'string' ? found : '';
}

/**
 * Reads the notices in the body of a provider's call: one, or a list. The reference is in the Message-ID and in the
 * subject of every mail, and every provider repeats at least one of them.
 * @param body the parsed body
 */
export function readNotices(body: unknown): Notice[] {
  return (Array.isArray(body) ? body : [body]).map((notice) => {
    const texts = textsIn(notice);
    return {
      reference: texts.map((text) => /\bR-[0-9A-Z]{6}\b/.exec(text)?.[0]).find((found) => found !== undefined) ?? null,
      isBounce: bounces.test(eventName(notice)) && !isTemporary(notice) && !isAboutReminder(texts),
    };
  });
}
