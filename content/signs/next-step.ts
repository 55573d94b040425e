import type { Particulars, Urgency } from '../types.ts';

/** How soon to act, most urgent first. */
export const urgencies = ['911', 'emergency room', 'call now', 'today', 'this week', 'next exam'] as const;

/** Whether somebody answers the phone, as far as the page knows: before its script has run it does not. */
export type OfficeState =
  | { is: 'unknown' | 'open' }
  /** `opens` is when: "2 PM", "Saturday at 10 AM"; null when that is weeks away. `isSoon`: within two hours. */
  | { is: 'closed'; opens: string | null; isSoon: boolean };

/** What the buttons of a step do. `number` is the office's number to keep, while nobody answers it. */
export type StepButton = '911' | 'office' | 'number' | 'after hours' | 'request';

/** What to do about something urgent or not, now. What the headline says, the buttons do. */
export interface NextStep {
  headline: string;
  /** How to do it, and what to do if it gets worse. */
  advice: string;
  /** The first is emphasized. */
  buttons: readonly StepButton[];
}

/** Where the owner wants patients to turn while the office is closed. */
export type ClosedContacts = Pick<Particulars, 'afterHoursLine' | 'nearestHospital'>;

const eyeDoctors = 'one with eye doctors if you can';

/** When the office opens: "We open at 2 PM." */
export const opening = ({ opens, isSoon }: OfficeState & { is: 'closed' }): string =>
  opens === null ? '' : `We open ${isSoon ? `at ${opens}` : opens}.`;

/** The next step for an urgency, by whether the office is open. There is one answer, and it names what to do next. */
export function nextStep(urgency: Urgency, office: OfficeState, contacts: ClosedContacts): NextStep {
  const { afterHoursLine: line, nearestHospital: hospital } = contacts;
  const isClosed = office.is === 'closed';
  const which = hospital ? `${hospital.name}, ${hospital.address}, has eye doctors on call.` : '';
  const worse = line
    ? `If it gets worse, call our after-hours line, ${line.display}, or go to an emergency room.`
    : 'If it gets worse, go to an emergency room.';
  const step = (headline: string, advice: string, ...buttons: StepButton[]): NextStep => ({
    headline,
    advice: advice.trim(),
    buttons,
  });

  switch (urgency) {
    case '911':
      return step('Call 911 now', 'Do not drive yourself. If you can, have someone stay with you.', '911');

    case 'emergency room':
      return step('Go to an emergency room now', `Do not drive yourself. If nobody can take you, call 911. ${which}`);

    case 'call now':
      if (office.is === 'open') {
        return step('Call us now', 'Call before you do anything else. Do not wait for an answer to a form.', 'office');
      }
      if (!isClosed) {
        const closed = `If we are closed, go to an emergency room now, ${eyeDoctors}. ${which}`;
        return step('Call us now', closed, 'office');
      }
      if (line) {
        const unanswered = `We are closed. If nobody answers there, go to an emergency room, ${eyeDoctors}. ${which}`;
        return step('Call our after-hours line now', unanswered, 'after hours');
      }
      return step('We are closed. Go to an emergency room now', `Go to ${eyeDoctors}. ${which}`);

    case 'today':
      if (office.is === 'open') {
        return step('Call us today', 'Do not wait for an answer to a form.', 'office');
      }
      if (!isClosed) return step('Call us today', `If we are closed, call when we open. ${worse} ${which}`, 'office');
      if (office.isSoon && office.opens !== null) {
        return step(`Call us at ${office.opens}`, `We open again then. ${worse} ${which}`, 'number');
      }
      return step(
        office.opens === null ? 'Call us when we open' : `Call us when we open, ${office.opens}`,
        `${worse.replace('gets worse', 'gets worse, or cannot wait until then')} ${which}`,
        'number',
      );

    case 'this week':
      return isClosed
        ? step('Call us this week', `${opening(office)} You can request a visit now.`, 'request', 'number')
        : step('Call us this week', 'Call while we are open, or request a visit on this site.', 'office', 'request');

    case 'next exam':
      return step('Ask at your next exam', 'Write it down, and ask us about it when you come.', 'request');
  }
}
