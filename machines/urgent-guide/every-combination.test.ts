import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { urgencyGuide } from '#content/guide.ts';
import { allSigns } from '#content/signs/index.ts';
import {
  chosenSigns,
  type GuideAnswers,
  type GuideData,
  type GuideSign,
  offeredSigns,
  type Urgency,
  urgencyOfSigns,
} from './urgency.ts';
import { urgentGuideMachine } from './urgent-guide.machine.ts';

const { whom, lenses, surgery, happened, covers } = urgencyGuide;
const guide: GuideData = {
  signs: allSigns,
  whom: whom.options,
  lenses: lenses.options,
  surgery: surgery.options,
  happened: happened.options,
  covers,
};

/** Most urgent first. Repeated here, so that the test does not use what it tests. */
const order: readonly Urgency[] = ['911', 'emergency room', 'call now', 'today', 'this week', 'next exam'];

const answersOf = (answers: Partial<GuideAnswers>): GuideAnswers => ({
  whom: '',
  lenses: '',
  surgery: '',
  happened: '',
  signs: [],
  isNone: false,
  isUnsure: false,
  ...answers,
});

/** All answers up to the signs; '' when a question is skipped. */
const combinations = whom.options.flatMap((person) => {
  const ids = (options: readonly { id: string }[]) => (person.asksMore ? options.map(({ id }) => id) : ['']);
  return ids(lenses.options).flatMap((lens) =>
    ids(surgery.options).flatMap((operated) =>
      happened.options.map(({ id }) => answersOf({ whom: person.id, lenses: lens, surgery: operated, happened: id })),
    ),
  );
});

const nameOf = ({ whom: person, lenses: lens, surgery: operated, happened: what }: GuideAnswers) =>
  [person, lens && `lenses ${lens}`, operated && `surgery ${operated}`, what].filter((part) => part !== '').join(', ');

const rankOf = (urgency: Urgency) => order.indexOf(urgency);

/** Sends the answers to the machine, and returns the urgency of the outcome. */
function outcomeFor({ signs, isNone, isUnsure, ...answers }: GuideAnswers): unknown {
  const actor = createActor(urgentGuideMachine, { input: guide }).start();
  for (const option of [answers.whom, answers.lenses, answers.surgery, answers.happened])
    if (option !== '') actor.send({ type: 'option.chosen', option });
  for (const sign of signs) actor.send({ type: 'sign.toggled', sign });
  if (isNone) actor.send({ type: 'none.toggled' });
  if (isUnsure) actor.send({ type: 'unsure.toggled' });
  actor.send({ type: 'outcome.requested' });
  const { value } = actor.getSnapshot();
  return typeof value === 'object' ? value.outcome : value;
}

/** Combinations that are offered the same signs are tested once. */
const lists = new Map(
  combinations.map((answers) => [
    offeredSigns(guide, answers)
      .map(({ id }) => id)
      .join(),
    answers,
  ]),
);

describe.each([...lists.values()].map((answers) => [nameOf(answers), answers] as const))(
  'the guide for: %s',
  (_, answers) => {
    const offered = offeredSigns(guide, answers);
    const ids = offered.map(({ id }) => id);
    const ranks = offered.map(({ urgency }) => rankOf(urgency));

    it('counts the most urgent sign of every set of offered signs', () => {
      let wrong = 0;
      for (let set = 1; set < 2 ** ids.length; set += 1) {
        const signs: GuideSign[] = [];
        let rank = order.length - 1;
        for (const [place, sign] of offered.entries()) {
          if (((set >> place) & 1) === 0) continue;
          signs.push(sign);
          rank = Math.min(rank, ranks[place] ?? 0);
        }
        if (urgencyOfSigns(signs, false) !== order[rank]) wrong += 1;
      }
      expect(wrong).toBe(0);
    });

    it('ends at the urgency of each sign and of each pair of signs', () => {
      for (const [place, one] of offered.entries()) {
        for (const other of offered.slice(place)) {
          const signs = [...new Set([one.id, other.id])];
          const rank = Math.min(rankOf(one.urgency), rankOf(other.urgency));
          expect([signs, outcomeFor({ ...answers, signs })]).toEqual([signs, order[rank]]);
          expect(chosenSigns(guide, { ...answers, signs }).map(({ id }) => id)).toEqual(signs);
        }
      }
    });

    it('ends at calling now, or sooner, for "I am not sure", and at this week for "None of these"', () => {
      expect(outcomeFor({ ...answers, isUnsure: true })).toBe('call now');
      for (const { id, urgency } of offered) {
        const expected = order[Math.min(rankOf('call now'), rankOf(urgency))];
        expect([id, outcomeFor({ ...answers, signs: [id], isUnsure: true })]).toEqual([id, expected]);
      }
      expect(outcomeFor({ ...answers, isNone: true })).toBe('this week');
    });

    it('requires an answer', () => {
      expect(outcomeFor(answers)).toBe('signs');
    });

    it('offers an urgent sign, and up to 18 signs', () => {
      expect(Math.min(...ranks)).toBeLessThanOrEqual(rankOf('today'));
      expect(ids.length).toBeLessThanOrEqual(18);
    });
  },
);

describe('the guide', () => {
  it('offers every sign that cannot wait until tomorrow', () => {
    const urgent = allSigns.filter(({ urgency }) => rankOf(urgency) <= rankOf('today'));
    const reached = new Set(combinations.flatMap((answers) => offeredSigns(guide, answers).map(({ id }) => id)));
    expect(urgent.filter(({ id }) => !reached.has(id)).map(({ id }) => id)).toEqual([]);
    expect(urgent.length).toBeGreaterThan(0);
  });

  it('offers, after surgery or an injection, nothing less urgent than calling now for a red or painful eye', () => {
    for (const answers of combinations.filter((one) => ['surgery', 'injection'].includes(one.surgery))) {
      const ids = offeredSigns(guide, answers).map(({ id }) => id);
      expect([nameOf(answers), ids.filter((id) => id.includes('red-eye'))]).toEqual([nameOf(answers), []]);
      if (['pain', 'vision'].includes(answers.happened))
        expect(ids.join()).toMatch(/after-surgery-worse|after-eye-injection/);
    }
  });

  it('does not count signs that are not offered', () => {
    const stale = allSigns.map(({ id }) => id);
    for (const answers of combinations) {
      expect(chosenSigns(guide, { ...answers, signs: stale })).toEqual(offeredSigns(guide, answers));
    }
  });
});
