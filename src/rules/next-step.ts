import type { Sign, Urgency } from '#content/schema/entries.ts';
import type { Particulars } from '#content/schema/practice.ts';
import { phoneLink } from './links.ts';

/** Whether somebody answers the phone, as far as the page knows: before its script has run it does not. */
export type OfficeState =
  | { is: 'unknown' | 'open' }
  /** `opens` is when: "2 PM", "Saturday at 10 AM"; null when that is weeks away. `within` is how soon that is. */
  | { is: 'closed'; opens: string | null; within: 'two hours' | 'a day' | null };

/** What the buttons of a step do. `number` is the office's number to keep, while nobody answers it. */
export type StepButton = '911' | 'office' | 'number' | 'after hours' | 'request';

/** What to do about something urgent or not, now. What the headline says, the buttons do. */
export interface NextStep {
  headline: string;
  /**
   * How to do it, and what to do if it gets worse, with the numbers of others as links. Empty where the headline is all that
   * a patient has to know.
   */
  advice: string;
  /** The first is emphasized. */
  buttons: readonly StepButton[];
}

/** Where the owner wants patients to turn while the office is closed. */
export type ClosedContacts = Pick<Particulars, 'afterHoursLine' | 'nearestHospital'>;

/** What a step is about, where that changes what to do. */
export interface Concern {
  /** What to do, in place of what the urgency says. */
  action?: string;
  /** Whether the patient is a child, who does not drive. */
  isForChild: boolean;
  /** Whether a hospital with eye doctors is the better one. */
  isOfEye: boolean;
  /** Whether first aid stands above the step, for each of its signs or only for some. */
  firstAid: 'none' | 'some' | 'each';
}

/** What is known without a sign. */
export const anyConcern: Concern = { isForChild: false, isOfEye: false, firstAid: 'none' };

/** What a step of this urgency is about that stands below these signs. */
export function concernOf(urgency: Urgency, signs: readonly Sign[]): Concern {
  const decisive = signs.filter((sign) => sign.urgency === urgency);
  if (decisive.length === 0) return anyConcern;
  const action = decisive.every((sign) => sign.action === decisive[0]?.action) ? decisive[0]?.action : undefined;
  const aided = signs.filter((sign) => sign.firstAid);
  return {
    ...(action && { action }),
    isForChild: decisive.every(({ audience }) => audience === 'children' || audience === 'newborns'),
    isOfEye: decisive.every(({ isGeneral }) => !isGeneral),
    firstAid: aided.length === 0 ? 'none' : aided.length === signs.length ? 'each' : 'some',
  };
}

const eyeDoctors = 'one with eye doctors if you can';
const call911 = 'call [911](tel:911)';
const drive = 'Do not drive if your vision is affected.';
const aid = { none: '', some: 'Do any first aid above, then call.', each: 'Do the first aid above, then call.' };

/** When the office opens: "We open at 2 PM." */
export const opening = ({ opens, within }: OfficeState & { is: 'closed' }): string =>
  opens === null ? '' : `We open ${within === 'two hours' ? `at ${opens}` : opens}.`;

/** The next step for an urgency, by whether the office is open. There is one answer, and it names what to do next. */
export function nextStep(
  urgency: Urgency,
  office: OfficeState,
  { afterHoursLine: line, nearestHospital: hospital }: ClosedContacts,
  { action, isForChild, isOfEye, firstAid }: Concern = anyConcern,
): NextStep {
  if (action) return { headline: action, advice: '', buttons: [] };
  const isClosed = office.is === 'closed';
  const which = hospital && isOfEye ? `${hospital.name}, ${hospital.address}, has eye doctors on call.` : '';
  const worse = line
    ? `If it gets worse, call our after-hours line, ${phoneLink(line)}, or go to an emergency room.`
    : 'If it gets worse, go to an emergency room.';
  const step = (headline: string, advice: readonly string[], ...buttons: StepButton[]): NextStep => ({
    headline,
    advice: advice.filter(Boolean).join(' '),
    buttons,
  });

  switch (urgency) {
    case '911':
      return step('Call 911 now', ['Do not drive, and do not stay alone until help comes.'], '911');

    case 'emergency room':
      return step('Go to an emergency room now', [
        isForChild
          ? `If your child gets worse on the way, ${call911}.`
          : `Do not drive yourself. If nobody can take you, ${call911}.`,
        which,
      ]);

    case 'call now': {
      if (office.is === 'open')
        return step('Call us now', [aid[firstAid], 'Do not wait for an answer to a form.'], 'office');
      if (!isClosed) {
        const closed = line
          ? `If we are closed, call our after-hours line, ${phoneLink(line)}. If nobody answers, go to an emergency room now, ${eyeDoctors}.`
          : `If we are closed, go to an emergency room now, ${eyeDoctors}.`;
        return step('Call us now', [aid[firstAid], closed, drive, which], 'office');
      }
      if (line) {
        const unanswered = `We are closed. If nobody answers there, go to an emergency room, ${eyeDoctors}.`;
        return step('Call our after-hours line now', [aid[firstAid], unanswered, drive, which], 'after hours');
      }
      return step('We are closed. Go to an emergency room now', [`Go to ${eyeDoctors}.`, drive, which]);
    }

    case 'today': {
      if (office.is === 'open') {
        return step('Call us today', ['If it gets worse before we see you, go to an emergency room.'], 'office');
      }
      const elsewhere = 'to an urgent care center or an emergency room by tomorrow';
      const ifWorse = 'Go now if it gets worse.';
      if (!isClosed) {
        return step('Call us today', [`If we do not open within a day, go ${elsewhere}.`, ifWorse, which], 'office');
      }
      if (office.within === 'two hours')
        return step(`Call us at ${office.opens}`, ['We open again then.', worse, which], 'number');
      if (office.within === 'a day') return step(`Call us when we open, ${office.opens}`, [worse, which], 'number');
      const closed = office.opens === null ? 'We are closed' : `We are closed until ${office.opens}`;
      return step(
        `${closed}. Be seen within a day`,
        [
          `${line ? `Call our after-hours line, ${phoneLink(line)}, or go` : 'Go'} ${elsewhere}, ${eyeDoctors}.`,
          ifWorse,
          which,
        ],
        ...(line ? (['after hours'] as const) : []),
      );
    }

    case 'this week':
      return isClosed
        ? step('Call us this week', [opening(office), 'You can request a visit now.'], 'request', 'number')
        : step('Call us this week', ['Call while we are open, or request a visit on this site.'], 'office', 'request');

    case 'next exam':
      return step('Ask at your next exam', ['Write it down, and ask us about it when you come.'], 'request');
  }
}
