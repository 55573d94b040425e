/** What a notice of a mail provider says. */
export interface Notice {
  /** The reference of the request that it is about; null when there is none in it. */
  reference: string | null;
  /** Whether the mail did not reach the office, or was put away as spam. */
  isBounce: boolean;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Amazon SES wraps its notices in those of SNS, as text. */
function unwrapped(value: unknown): unknown {
  if (!isObject(value) || typeof value.Message !== 'string') return value;
  try {
    return JSON.parse(value.Message);
  } catch {
    return value;
  }
}

// Postmark, Amazon SES, Resend, SendGrid, Mailgun: where each says what happened.
const eventNames = ['RecordType', 'notificationType', 'eventType', 'type', 'event', 'event-data'];
// A mail that is only late is not lost: providers report those as `deferred` or `delayed`.
const bounces = /bounce|complain|dropped|rejected|failed|suppressed|spam/i;

/** All texts in a value, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return isObject(value) ? Object.values(value).flatMap(textsIn) : [];
}

function says(notice: unknown): string {
  if (!isObject(notice)) return '';
  const found = eventNames.map((name) => notice[name]).find((value) => value !== undefined);
  return isObject(found) ? says(found) : typeof found === 'string' ? found : '';
}

/**
 * Reads the notices in the body of a provider's call: one, or a list. The reference is in the Message-ID and in the
 * subject of every mail, and every provider repeats at least one of them.
 * @param body the parsed body
 */
export function readNotices(body: unknown): Notice[] {
  return (Array.isArray(body) ? body : [body]).map(unwrapped).map((notice) => ({
    reference:
      textsIn(notice)
        .map((text) => /\bR-[0-9A-Z]{6}\b/.exec(text)?.[0])
        .find((found) => found !== undefined) ?? null,
    isBounce: bounces.test(says(notice)),
  }));
}
