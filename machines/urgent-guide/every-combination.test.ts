import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { urgencyGuide } from '#content/guide.ts';
import { allSigns } from '#content/signs/index.ts';
import { chosenSigns, type GuideAnswers, type GuideSign, offeredSigns, urgencyOfSigns } from './urgency.ts';
import { urgentGuideMachine } from './urgent-guide.machine.ts';

const { whom, lenses, surgery, happened, covers } = urgencyGuide;
const options = { whom: whom.options, lenses: lenses.options, surgery: surgery.options, happened: happened.options };
const guide = { signs: allSigns, covers, ...options };

/** Most urgent first. Repeated here, so that the test does not use what it tests. */
const order = ['911', 'emergency room', 'call now', 'today', 'this week', 'next exam'] as const;

/** The urgency of the most urgent sign, or `least` if that is more urgent. */
const mostUrgent = (signs: readonly GuideSign[], least: (typeof order)[number] = 'next exam') =>
  order.find((urgency) => urgency === least || signs.some((sign) => sign.urgency === urgency));

/** All answers up to the signs; '' when a question is skipped. */
const combinations = options.whom.flatMap(({ id, asksMore }) => {
  const idsOf = (options: readonly { id: string }[]) => (asksMore ? options.map((option) => option.id) : ['']);
  const noSigns = { signs: [], isNone: false, isUnsure: false };
  return idsOf(options.lenses).flatMap((lens) =>
    idsOf(options.surgery).flatMap((operated) =>
      options.happened.map((what) => ({ whom: id, lenses: lens, surgery: operated, happened: what.id, ...noSigns })),
    ),
  );
});

/** One of the combinations for each list of signs that is offered. */
const listed = new Map(
  combinations.map((answers) => [String(offeredSigns(guide, answers).map(({ id }) => id)), answers]),
);

/** Sends answers to the machine. Returns the urgency of the outcome, or the question that requires an answer. */
function outcomeFor(answers: GuideAnswers, signs: readonly GuideSign[], ...also: ('none' | 'unsure')[]) {
  const actor = createActor(urgentGuideMachine, { input: guide }).start();
  for (const option of [answers.whom, answers.lenses, answers.surgery, answers.happened])
    if (option !== '') actor.send({ type: 'option.chosen', option });
  for (const { id } of signs) actor.send({ type: 'sign.toggled', sign: id });
  for (const box of also) actor.send({ type: `${box}.toggled` });
  actor.send({ type: 'outcome.requested' });
  const { value } = actor.getSnapshot();
  return typeof value === 'object' ? value.outcome : value;
}

describe.each([...listed.values()])('the guide for: $whom, $lenses, $surgery, $happened', (answers) => {
  const offered = offeredSigns(guide, answers);

  it('ends at each sign, at the most urgent of all, and at calling now, or sooner, for "I am not sure"', () => {
    for (const one of offered) {
      expect([one, outcomeFor(answers, [one])]).toEqual([one, one.urgency]);
      expect([one, outcomeFor(answers, [one], 'unsure')]).toEqual([one, mostUrgent([one], 'call now')]);
    }
    expect(outcomeFor(answers, offered)).toBe(mostUrgent(offered));
    expect(outcomeFor(answers, [], 'unsure')).toBe('call now');
    expect(outcomeFor(answers, [], 'none')).toBe('this week');
    expect(outcomeFor(answers, [])).toBe('signs');
  });

  it('offers an urgent sign, and up to 18 signs', () => {
    expect(['this week', 'next exam']).not.toContain(mostUrgent(offered));
    expect(offered.length).toBeLessThanOrEqual(18);
  });
});

it('the guide counts the most urgent sign of every pair', () => {
  const pairs = allSigns.flatMap((one) => allSigns.map((other) => [one, other]));
  expect(pairs.filter((pair) => urgencyOfSigns(pair, false) !== mostUrgent(pair))).toEqual([]);
});

it('the guide offers every sign that cannot wait until tomorrow', () => {
  const urgent = allSigns.filter(({ urgency }) => order.indexOf(urgency) <= order.indexOf('today'));
  const reached = new Set(combinations.flatMap((answers) => offeredSigns(guide, answers)));
  expect(urgent.filter((sign) => !reached.has(sign))).toEqual([]);
  expect(urgent).not.toEqual([]);
});

it('the guide offers, after surgery or an injection, nothing less urgent than calling now for a red or painful eye', () => {
  for (const answers of combinations.filter((one) => ['surgery', 'injection'].includes(one.surgery))) {
    const ids = offeredSigns(guide, answers).map(({ id }) => id);
    expect([answers, ids.filter((id) => id.includes('red-eye'))]).toEqual([answers, []]);
    if (['pain', 'vision'].includes(answers.happened))
      expect(ids.join()).toMatch(/after-surgery-worse|after-eye-injection/);
  }
});

it('the guide does not count signs that are not offered', () => {
  const signs = allSigns.map(({ id }) => id);
  for (const answers of combinations)
    expect(chosenSigns(guide, { ...answers, signs })).toEqual(offeredSigns(guide, answers));
});
