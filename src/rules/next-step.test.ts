import { expect, it } from 'vitest';
import { nextStep, type OfficeState, urgencies } from '#content/signs/next-step.ts';
import { momentIn } from '#contract/dates.ts';
import { hours } from '#tests/support/office-hours.ts';
import { officeState } from './office-hours.ts';

const nobody = { afterHoursLine: null, nearestHospital: null };

/** The states that an optometrist would ask about, each at a moment when the office is in it. */
const moments = {
  'before the script has run': null,
  'open, Friday 11 AM': ['2026-11-20', '11:00'],
  'the break, Friday 1:30 PM': ['2026-11-20', '13:30'],
  'before opening, Friday 6 AM': ['2026-11-20', '06:00'],
  'after closing, Friday 8 PM': ['2026-11-20', '20:00'],
  'Saturday night': ['2026-11-21', '21:00'],
  'the evening before a holiday': ['2026-11-25', '20:00'],
  'a short day, after it has closed': ['2026-12-24', '12:30'],
} as const;

const stateAt = (moment: (typeof moments)[keyof typeof moments]): OfficeState =>
  moment === null ? { is: 'unknown' } : officeState(hours, momentIn(hours.timeZone, moment[0], moment[1]));

const cell = (urgency: (typeof urgencies)[number], state: OfficeState) => {
  const { headline, advice, buttons } = nextStep(urgency, state, nobody);
  return `${headline}. ${advice} [${buttons.join(', ')}]`;
};

it('there is one next step for each urgency, and another one at some hours', () => {
  const usual = stateAt(null);
  const table = Object.entries(moments).map(([name, moment]) => {
    const state = stateAt(moment);
    const shown = urgencies.filter((urgency) => moment === null || cell(urgency, state) !== cell(urgency, usual));
    return [name, ...shown.map((urgency) => `  ${urgency}: ${cell(urgency, state)}`)].join('\n');
  });
  expect(table.join('\n')).toMatchInlineSnapshot(`
    "before the script has run
      911: Call 911 now. Do not drive yourself. If you can, have someone stay with you. [911]
      emergency room: Go to an emergency room now. Do not drive yourself. If nobody can take you, call 911. []
      call now: Call us now. If we are closed, go to an emergency room now, one with eye doctors if you can. [office]
      today: Call us today. If we are closed, call when we open. If it gets worse, go to an emergency room. [office]
      this week: Call us this week. Call while we are open, or request a visit on this site. [office, request]
      next exam: Ask at your next exam. Write it down, and ask us about it when you come. [request]
    open, Friday 11 AM
      call now: Call us now. Call before you do anything else. Do not wait for an answer to a form. [office]
      today: Call us today. Do not wait for an answer to a form. [office]
    the break, Friday 1:30 PM
      call now: We are closed. Go to an emergency room now. Go to one with eye doctors if you can. []
      today: Call us at 2 PM. We open again then. If it gets worse, go to an emergency room. [number]
      this week: Call us this week. We open at 2 PM. You can request a visit now. [request, number]
    before opening, Friday 6 AM
      call now: We are closed. Go to an emergency room now. Go to one with eye doctors if you can. []
      today: Call us when we open, today at 10 AM. If it gets worse, or cannot wait until then, go to an emergency room. [number]
      this week: Call us this week. We open today at 10 AM. You can request a visit now. [request, number]
    after closing, Friday 8 PM
      call now: We are closed. Go to an emergency room now. Go to one with eye doctors if you can. []
      today: Call us when we open, Saturday at 10 AM. If it gets worse, or cannot wait until then, go to an emergency room. [number]
      this week: Call us this week. We open Saturday at 10 AM. You can request a visit now. [request, number]
    Saturday night
      call now: We are closed. Go to an emergency room now. Go to one with eye doctors if you can. []
      today: Call us when we open, Monday at 11 AM. If it gets worse, or cannot wait until then, go to an emergency room. [number]
      this week: Call us this week. We open Monday at 11 AM. You can request a visit now. [request, number]
    the evening before a holiday
      call now: We are closed. Go to an emergency room now. Go to one with eye doctors if you can. []
      today: Call us when we open, Friday at 10 AM. If it gets worse, or cannot wait until then, go to an emergency room. [number]
      this week: Call us this week. We open Friday at 10 AM. You can request a visit now. [request, number]
    a short day, after it has closed
      call now: We are closed. Go to an emergency room now. Go to one with eye doctors if you can. []
      today: Call us when we open, Saturday at 10 AM. If it gets worse, or cannot wait until then, go to an emergency room. [number]
      this week: Call us this week. We open Saturday at 10 AM. You can request a visit now. [request, number]"
  `);
});

it("the owner's after-hours line and hospital are named while the office is closed", () => {
  const contacts = {
    afterHoursLine: { dial: '+17185550199', display: '(718) 555-0199' },
    nearestHospital: { name: 'Lake Hospital', address: '1 Lake Street' },
  } as const;
  const closed = stateAt(moments['Saturday night']);
  expect(nextStep('call now', closed, contacts)).toEqual({
    headline: 'Call our after-hours line now',
    advice:
      'We are closed. If nobody answers there, go to an emergency room, one with eye doctors if you can. Lake Hospital, 1 Lake Street, has eye doctors on call.',
    buttons: ['after hours'],
  });
  expect(nextStep('today', closed, contacts).advice).toContain('call our after-hours line, (718) 555-0199, or go to');
  expect(nextStep('emergency room', closed, contacts).advice).toContain('Lake Hospital');
});

it('says only that it is closed when no opening is known', () => {
  const closed = { is: 'closed', opens: null, isSoon: false } as const;
  expect(nextStep('today', closed, nobody).headline).toBe('Call us when we open');
  expect(nextStep('this week', closed, nobody).advice).toBe('You can request a visit now.');
});
