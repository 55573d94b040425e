import { practice } from '#content/practice.data.ts';
import type { DeskRow, RequestStatus } from '#contract/desk.ts';
import { requestKinds } from '#contract/options.ts';
import type { FileKind } from '#contract/prescription-file.ts';
import type { RequestAction } from '#machines/desk-requests/desk-requests.machine.ts';

const { timeZone } = practice.hours;
const momentFormat = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'medium', timeStyle: 'short' });
const timeFormat = new Intl.DateTimeFormat('en-US', { timeZone, timeStyle: 'short' });

/** A date and time at the practice: "Nov 20, 2026, 10:04 AM". */
export const momentWords = (at: string): string => momentFormat.format(new Date(at));

/** A time at the practice: "10:04 AM". */
export const timeWords = (at: Date): string => timeFormat.format(at);

/** What the office can do about a request that no mail has told it of; undefined for others. */
export const whatToDo: Readonly<Partial<Record<RequestStatus, string>>> = {
  bounced: 'The mail to the office came back. Call the patient; then mark it as handled, or mail it again.',
  dead: 'It could not be mailed to the office. Call the patient; then mark it as handled, or mail it again.',
  held: 'The spam filter held it. If it is real, release it.',
};

/** What has happened to a request. */
const statusWords: Readonly<Record<RequestStatus, string>> = {
  waiting: 'Open. The mail to the office is on its way.',
  delivered: 'Open. It was mailed to the office.',
  bounced: 'Open. The mail came back.',
  dead: 'Open. It could not be mailed.',
  held: 'Held as spam.',
  handled: 'Handled.',
};

/** What the history says that somebody did. */
const historyWords: Readonly<Record<string, string>> = {
  show: 'opened it',
  file: 'downloaded the file',
  take: 'took it',
  note: 'added a note',
  handle: 'marked it as handled',
  undo: 'took the mark back',
  release: 'released it',
  requeue: 'had it mailed again',
  wipe: 'deleted what the patient wrote',
  rotate: 'encrypted it again',
};

/** What somebody did with a request, in words. */
export const actionWords = (action: string): string => historyWords[action] ?? action;

/** What is said when something was done with a request. */
export const doneWords: Readonly<Record<RequestAction, string>> = {
  file: 'The file was downloaded.',
  take: 'You look after this request now.',
  note: 'The note was added.',
  handle: 'This request is handled. You can undo it for ten minutes.',
  undo: 'This request is open again.',
  release: 'The request was released, and is mailed to the office.',
  requeue: 'The request is mailed to the office again.',
};

/** The kinds of files. */
export const fileWords: Readonly<Record<FileKind, string>> = { pdf: 'PDF', jpg: 'photo', png: 'picture' };

const steps = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
] as const;

/** How long something has waited: "3 days". */
export function waitingWords(since: string, now: Date): string {
  const seconds = (now.getTime() - Date.parse(since)) / 1000;
  const step = steps.find((one) => seconds >= one.seconds);
  if (!step) return 'just now';
  const count = Math.floor(seconds / step.seconds);
  return `${count} ${step.unit}${count === 1 ? '' : 's'}`;
}

/** The name of whoever has written; a request that was wiped has none. */
export const nameWords = ({ name }: Pick<DeskRow, 'name'>): string => name || 'Name unknown';

/** What a request is about: "Appointment request: Eye exam". */
export const subjectWords = ({ type, wish }: Pick<DeskRow, 'type' | 'wish'>): string =>
  wish === '' ? requestKinds[type] : `${requestKinds[type]}: ${wish}`;

/** Who looks after a request; null for nobody. */
export function takenWords({ takenBy }: Pick<DeskRow, 'takenBy'>, account: string): string | null {
  if (takenBy === null) return null;
  return takenBy === account ? 'You look after it' : `${takenBy} looks after it`;
}

/** What has happened to a request, and who looks after it, in sentences. */
export function stateWords(request: DeskRow, account: string): string {
  const { status, handledAt } = request;
  const taken = takenWords(request, account);
  const words = handledAt === null ? statusWords[status] : `Handled on ${momentWords(handledAt)}.`;
  return taken === null ? words : `${words} ${taken}.`;
}
