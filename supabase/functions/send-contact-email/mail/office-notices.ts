import { momentInWords } from '../../_shared/contract/dates.ts';
import { requestKinds } from '../../_shared/contract/index.ts';
import type { Practice } from '../practice.ts';
import type { Settings } from '../settings.ts';
import type { MailOfRequest } from '../store/queue.ts';
import type { FigureOfRequest, Figures } from '../watch/monitoring.ts';
import { layOut, type OfficeMail } from './layout.ts';

/** Composes a reminder that nobody has marked a request as handled. */
export function writeReminder(
  { kind, reference, type, receivedAt }: MailOfRequest,
  { link, timeZone }: { link: string | null; timeZone: string },
): OfficeMail {
  const name = kind === 'reminder' ? 'Reminder' : 'Second reminder';
  return layOut(`${reference}.${kind}`, {
    heading: `${name}: ${reference} is not handled`,
    notes: [],
    rows: [
      { label: 'Request', value: requestKinds[type] },
      { label: 'Reference', value: reference },
      { label: 'Received', value: momentInWords(timeZone, receivedAt) },
    ],
    link: link === null ? null : { label: `Mark ${reference} as handled`, address: link },
    end: `The request itself came in an email of its own: search for ${reference}. If you cannot find it, ask whoever looks after the website.`,
  });
}

const ageOf = (hours: number): string => {
  const [count, unit] = hours < 48 ? [hours, 'hour'] : [Math.floor(hours / 24), 'day'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
};

/** One line for each request. */
const list = (requests: readonly FigureOfRequest[]): string =>
  requests.length === 0
    ? 'none'
    : requests
        .map(({ reference, type, hours }) => `${reference}, ${requestKinds[type].toLowerCase()}, ${ageOf(hours)}`)
        .join('\n');

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/**
 * Composes the digest of a day, which is as YYYY-MM-DD.
 * @param desk the address of the desk; null without one
 */
export function writeDigest(
  day: string,
  figures: Figures,
  { expectsHandling }: Pick<Settings, 'expectsHandling'>,
  { contentEnds }: Pick<Practice, 'contentEnds'>,
  desk: string | null,
): OfficeMail {
  const { received, caught, notHandled, bounced, dead } = figures;
  const total = Object.values(received).reduce((sum, count) => sum + count, 0);
  const open = notHandled.length + bounced.length + dead.length;
  return layOut(`digest.${day}`, {
    heading: `Website requests: ${total} new, ${open} open`,
    notes: [
      bounced.length > 0 && 'Some emails were returned: nobody at the office has read these requests.',
      dead.length > 0 && 'Some emails could not be sent: nobody at the office has read these requests.',
      bounced.length + dead.length > 0 && 'Open the desk, and call the patients.',
      caught.length > 0 && 'A person may have written what may be spam. Look at it at the desk.',
      contentEnds !== null &&
        daysBetween(day, contentEnds) <= 60 &&
        `Dates on the website end on ${contentEnds}. Ask whoever looks after the website to renew them.`,
    ],
    rows: [
      { label: 'Since the last digest' },
      ...Object.entries(requestKinds).map(([type, kind]) => ({
        label: kind,
        value: String(received[type as keyof typeof requestKinds]),
      })),
      { label: 'May be spam, not mailed', value: list(caught) },
      { label: 'Open' },
      { label: 'Not handled for a day', value: expectsHandling ? list(notHandled) : '' },
      { label: 'Email returned', value: list(bounced) },
      { label: 'Email not sent', value: list(dead) },
    ],
    link: desk === null ? null : { label: 'Open the desk', address: desk },
    end: 'This email comes every day, also when there was nothing. If it does not come, ask whoever looks after the website.',
  });
}
