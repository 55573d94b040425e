import { describe, expect, it } from 'vitest';
import type { Urgency } from '#content/schema/entries.ts';
import { allSigns } from '#content/signs.data.ts';
import { momentIn } from '#contract/dates.ts';
import { readingGrade } from '#tests/content/reading.ts';
import { hours } from '#tests/support/office-hours.ts';
import { plainText } from './links.ts';
import { anyConcern, type Concern, concernOf, nextStep, type OfficeState } from './next-step.ts';
import { officeState } from './office-hours.ts';
import { urgencies } from './urgency.ts';

const nobody = { afterHoursLine: null, nearestHospital: null };
const contacts = {
  afterHoursLine: { dial: '+12125550109', display: '(212) 555-0109' },
  nearestHospital: { name: 'Lake Hospital', address: '1 Lake Street' },
} as const;

/** The states that an optometrist would ask about, each at a moment when the office is in it. */
const moments = {
  'before the script has run': null,
  'open, Friday 11 AM': ['2026-11-20', '11:00'],
  'the break, Friday 1:30 PM': ['2026-11-20', '13:30'],
  'just before opening, Friday 8 AM': ['2026-11-20', '08:00'],
  'early morning, Friday 6 AM': ['2026-11-20', '06:00'],
  'evening, Friday 8 PM': ['2026-11-20', '20:00'],
  'Saturday night, 9 PM': ['2026-11-21', '21:00'],
  'Sunday noon': ['2026-11-22', '12:00'],
  'the night before Thanksgiving': ['2026-11-25', '20:00'],
  'a short day, after it has closed': ['2026-12-24', '12:30'],
  'the Friday night before Memorial Day': ['2027-05-28', '20:00'],
  'the Saturday night before Memorial Day': ['2027-05-29', '21:00'],
  'the Sunday before Labor Day': ['2027-09-05', '12:00'],
} as const;

const noOpening: OfficeState = { is: 'closed', opens: null, within: null };

const stateAt = (moment: (typeof moments)[keyof typeof moments]): OfficeState =>
  moment === null ? { is: 'unknown' } : officeState(hours, momentIn(hours.timeZone, moment[0], moment[1]));

const states: readonly (readonly [string, OfficeState])[] = [
  ...Object.entries(moments).map(([name, moment]) => [name, stateAt(moment)] as const),
  ['closed for weeks, no opening known', noOpening],
];

const cell = (urgency: Urgency, state: OfficeState, concern: Concern = anyConcern) => {
  const { headline, advice, buttons } = nextStep(urgency, state, nobody, concern);
  return `${headline}. ${advice} [${buttons.join(', ')}]`;
};

it('there is one next step for each urgency, and another one at some hours', () => {
  const usual = stateAt(null);
  const table = states.map(([name, state], index) => {
    const shown = urgencies.filter((urgency) => index === 0 || cell(urgency, state) !== cell(urgency, usual));
    return [name, ...shown.map((urgency) => `  ${urgency}: ${cell(urgency, state)}`)].join('\n');
  });
  expect(table.join('\n')).toMatchInlineSnapshot(`
    "before the script has run
      911: Call 911 now. Do not drive, and do not stay alone until help comes. [911]
      emergency room: Go to an emergency room now. Do not drive yourself. If nobody can take you, call [911](tel:911). []
      call now: Call us now. If we are closed, go to an emergency room now, one with eye doctors if you can. Do not drive if your vision is affected. [office]
      today: Call us today. If we do not open within a day, go to an urgent care center or an emergency room by tomorrow. Go now if it gets worse. [office]
      this week: Call us this week. Call while we are open, or request a visit on this site. [office, request]
      next exam: Ask at your next exam. Write it down, and ask us about it when you come. [request]
    open, Friday 11 AM
      call now: Call us now. Do not wait for an answer to a form. [office]
      today: Call us today. If it gets worse before we see you, go to an emergency room. [office]
    the break, Friday 1:30 PM
      call now: We are closed. Go to an emergency room now. Go to one with eye doctors if you can. Do not drive if your vision is affected. []
      today: Call us at 2 PM. We open again then. If it gets worse, go to an emergency room. [number]
      this week: Call us this week. We open at 2 PM. You can request a visit now. [request, number]
    just before opening, Friday 8 AM
      call now: We are closed. Go to an emergency room now. Go to one with eye doctors if you can. Do not drive if your vision is affected. []
      today: Call us at 10 AM. We open again then. If it gets worse, go to an emergency room. [number]
      this week: Call us this week. We open at 10 AM. You can request a visit now. [request, number]
    early morning, Friday 6 AM
      call now: We are closed. Go to an emergency room now. Go to one with eye doctors if you can. Do not drive if your vision is affected. []
      today: Call us when we open, today at 10 AM. If it gets worse, go to an emergency room. [number]
      this week: Call us this week. We open today at 10 AM. You can request a visit now. [request, number]
    evening, Friday 8 PM
      call now: We are closed. Go to an emergency room now. Go to one with eye doctors if you can. Do not drive if your vision is affected. []
      today: Call us when we open, Saturday at 10 AM. If it gets worse, go to an emergency room. [number]
      this week: Call us this week. We open Saturday at 10 AM. You can request a visit now. [request, number]
    Saturday night, 9 PM
      call now: We are closed. Go to an emergency room now. Go to one with eye doctors if you can. Do not drive if your vision is affected. []
      today: We are closed until Monday at 11 AM. Be seen within a day. Go to an urgent care center or an emergency room by tomorrow, one with eye doctors if you can. Go now if it gets worse. []
      this week: Call us this week. We open Monday at 11 AM. You can request a visit now. [request, number]
    Sunday noon
      call now: We are closed. Go to an emergency room now. Go to one with eye doctors if you can. Do not drive if your vision is affected. []
      today: Call us when we open, Monday at 11 AM. If it gets worse, go to an emergency room. [number]
      this week: Call us this week. We open Monday at 11 AM. You can request a visit now. [request, number]
    the night before Thanksgiving
      call now: We are closed. Go to an emergency room now. Go to one with eye doctors if you can. Do not drive if your vision is affected. []
      today: We are closed until Friday at 10 AM. Be seen within a day. Go to an urgent care center or an emergency room by tomorrow, one with eye doctors if you can. Go now if it gets worse. []
      this week: Call us this week. We open Friday at 10 AM. You can request a visit now. [request, number]
    a short day, after it has closed
      call now: We are closed. Go to an emergency room now. Go to one with eye doctors if you can. Do not drive if your vision is affected. []
      today: We are closed until Saturday at 10 AM. Be seen within a day. Go to an urgent care center or an emergency room by tomorrow, one with eye doctors if you can. Go now if it gets worse. []
      this week: Call us this week. We open Saturday at 10 AM. You can request a visit now. [request, number]
    the Friday night before Memorial Day
      call now: We are closed. Go to an emergency room now. Go to one with eye doctors if you can. Do not drive if your vision is affected. []
      today: Call us when we open, Saturday at 10 AM. If it gets worse, go to an emergency room. [number]
      this week: Call us this week. We open Saturday at 10 AM. You can request a visit now. [request, number]
    the Saturday night before Memorial Day
      call now: We are closed. Go to an emergency room now. Go to one with eye doctors if you can. Do not drive if your vision is affected. []
      today: We are closed until Tuesday at 10 AM. Be seen within a day. Go to an urgent care center or an emergency room by tomorrow, one with eye doctors if you can. Go now if it gets worse. []
      this week: Call us this week. We open Tuesday at 10 AM. You can request a visit now. [request, number]
    the Sunday before Labor Day
      call now: We are closed. Go to an emergency room now. Go to one with eye doctors if you can. Do not drive if your vision is affected. []
      today: We are closed until Tuesday at 10 AM. Be seen within a day. Go to an urgent care center or an emergency room by tomorrow, one with eye doctors if you can. Go now if it gets worse. []
      this week: Call us this week. We open Tuesday at 10 AM. You can request a visit now. [request, number]
    closed for weeks, no opening known
      call now: We are closed. Go to an emergency room now. Go to one with eye doctors if you can. Do not drive if your vision is affected. []
      today: We are closed. Be seen within a day. Go to an urgent care center or an emergency room by tomorrow, one with eye doctors if you can. Go now if it gets worse. []
      this week: Call us this week. You can request a visit now. [request, number]"
  `);
});

const sign = (id: string) => {
  const found = allSigns.find((one) => one.id === id);
  if (!found) throw new Error(`There is no sign ${id}.`);
  return found;
};

/** The step below these signs while the office is open, for the urgency of the first one. */
const below = (...ids: string[]) => {
  const signs = ids.map(sign);
  const { urgency } = sign(ids[0] ?? '');
  return nextStep(urgency, { is: 'open' }, contacts, concernOf(urgency, signs));
};

describe('the advice follows the signs that it stands below', () => {
  it('a child does not drive', () => {
    expect(below('eye-turn-with-headache').advice).toBe('If your child gets worse on the way, call [911](tel:911).');
    expect(below('severe-eye-pain', 'child-fever-swollen-lid').advice).toContain('Do not drive yourself.');
  });

  it('the hospital with eye doctors is named for the eye itself', () => {
    expect(below('severe-eye-pain').advice).toContain('Lake Hospital, 1 Lake Street, has eye doctors on call.');
    expect(below('pregnancy-vision-change').advice).not.toContain('Lake Hospital');
    expect(nextStep('emergency room', { is: 'open' }, contacts).advice).not.toContain('Lake Hospital');
  });

  it('first aid comes before the call', () => {
    expect(below('heat-burn').advice).toBe('Do the first aid above, then call. Do not wait for an answer to a form.');
    expect(below('curtain-or-side-vision').advice).toBe('Do not wait for an answer to a form.');
    expect(below('curtain-or-side-vision', 'heat-burn').advice).toMatch(/^Do any first aid above, then call\./);
  });

  it('the own action of a sign is all that a patient has to know', () => {
    for (const { id, action } of allSigns.filter((one) => one.action)) {
      expect(below(id)).toEqual({ headline: action, advice: '', buttons: [] });
    }
    // Not that of a less urgent sign.
    expect(below('sudden-vision-loss', 'irritant-splash').headline).toBe('Call 911 now');
  });
});

it("the owner's after-hours line and hospital are named while the office is closed", () => {
  const closed = stateAt(moments['Saturday night, 9 PM']);
  const ofEye = { ...anyConcern, isOfEye: true };
  expect(nextStep('call now', closed, contacts, ofEye)).toEqual({
    headline: 'Call our after-hours line now',
    advice:
      'We are closed. If nobody answers there, go to an emergency room, one with eye doctors if you can. Do not drive if your vision is affected. Lake Hospital, 1 Lake Street, has eye doctors on call.',
    buttons: ['after hours'],
  });
  expect(nextStep('today', closed, contacts, ofEye)).toEqual({
    headline: 'We are closed until Monday at 11 AM. Be seen within a day',
    advice:
      'Call our after-hours line, [(212) 555-0109](tel:+12125550109), or go to an urgent care center or an emergency room by tomorrow, one with eye doctors if you can. Go now if it gets worse. Lake Hospital, 1 Lake Street, has eye doctors on call.',
    buttons: ['after hours'],
  });
  const evening = stateAt(moments['evening, Friday 8 PM']);
  expect(nextStep('today', evening, contacts).advice).toContain(
    'call our after-hours line, [(212) 555-0109](tel:+12125550109), or go to',
  );
  expect(nextStep('call now', { is: 'unknown' }, contacts).advice).toContain('call our after-hours line');
});

it('no step names the phone of the office while nobody answers it, or lets a patient judge what can wait', () => {
  for (const [, state] of states) {
    for (const urgency of urgencies) {
      const { advice, buttons } = nextStep(urgency, state, nobody);
      expect(advice).not.toContain('cannot wait');
      if (state.is === 'closed') expect(buttons).not.toContain('office');
    }
  }
});

it('says what to do in words for everybody', () => {
  const texts = states.flatMap(([, state]) => urgencies.map((urgency) => nextStep(urgency, state, contacts).advice));
  expect(readingGrade([...new Set(texts.map(plainText))])).toBeLessThan(7.9);
});
