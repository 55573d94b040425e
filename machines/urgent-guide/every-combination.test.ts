import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { allSigns, urgencyGuide } from '#content/index.ts';
import { chosenSigns, type GuideAnswers, type GuideData, offeredSigns, type Urgency, urgencyOf } from './urgency.ts';
import { urgentGuideMachine } from './urgent-guide.machine.ts';

const { whom, lenses, happened } = urgencyGuide;
const guide: GuideData = {
  signs: allSigns,
  whom: whom.options,
  lenses: lenses.options,
  happened: happened.options,
};

/** Most urgent first. Repeated here, so that the test does not use what it tests. */
const order: readonly Urgency[] = ['911', 'emergency room', 'call now', 'today', 'this week', 'next exam'];

const answersOf = (answers: Partial<GuideAnswers>): GuideAnswers => ({
  whom: '',
  lenses: '',
  happened: '',
  signs: [],
  isNone: false,
  isUnsure: false,
  ...answers,
});

/** All answers up to the signs; '' when the question about lenses is skipped. */
const combinations = whom.options.flatMap((person) =>
  (person.asksAboutLenses ? lenses.options.map(({ id }) => id) : ['']).flatMap((lens) =>
    happened.options.map(({ id }) => answersOf({ whom: person.id, lenses: lens, happened: id })),
  ),
);

const nameOf = ({ whom: person, lenses: lens, happened: what }: GuideAnswers) =>
  [person, lens === '' ? '' : `lenses ${lens}`, what].filter((part) => part !== '').join(', ');

const rankOf = (urgency: Urgency) => order.indexOf(urgency);

/** Sends the answers to the machine, and returns the urgency of the outcome. */
function outcomeFor({ whom: person, lenses: lens, happened: what, signs, isNone, isUnsure }: GuideAnswers): unknown {
  const actor = createActor(urgentGuideMachine, { input: guide }).start();
  for (const option of [person, lens, what]) if (option !== '') actor.send({ type: 'option.chosen', option });
  for (const sign of signs) actor.send({ type: 'sign.toggled', sign });
  if (isNone) actor.send({ type: 'none.toggled' });
  if (isUnsure) actor.send({ type: 'unsure.toggled' });
  actor.send({ type: 'outcome.requested' });
  const { value } = actor.getSnapshot();
  return typeof value === 'object' ? value.outcome : value;
}

describe.each(combinations.map((answers) => [nameOf(answers), answers] as const))('the guide for: %s', (_, answers) => {
  const offered = offeredSigns(guide, answers);
  const ids = offered.map(({ id }) => id);
  const ranks = offered.map(({ urgency }) => rankOf(urgency));

  it('counts the most urgent sign of every set of offered signs', () => {
    let wrong = 0;
    for (let set = 1; set < 2 ** ids.length; set += 1) {
      const signs: string[] = [];
      let rank = order.length - 1;
      for (let place = 0; place < ids.length; place += 1) {
        if (((set >> place) & 1) === 0) continue;
        signs.push(ids[place] ?? '');
        rank = Math.min(rank, ranks[place] ?? 0);
      }
      if (urgencyOf({ ...guide, signs: offered }, { ...answers, signs }) !== order[rank]) wrong += 1;
    }
    expect(wrong).toBe(0);
  });

  it('ends at the urgency of each sign and of each pair of signs', () => {
    for (const [place, one] of offered.entries()) {
      for (const other of offered.slice(place)) {
        const signs = [...new Set([one.id, other.id])];
        const rank = Math.min(rankOf(one.urgency), rankOf(other.urgency));
        expect([signs, outcomeFor({ ...answers, signs })]).toEqual([signs, order[rank]]);
      }
    }
  });

  it('counts all signs for "I am not sure", and ends at this week for "None of these"', () => {
    const expected = order[Math.min(rankOf('call now'), ...ranks)];
    expect(outcomeFor({ ...answers, isUnsure: true })).toBe(expected);
    expect(outcomeFor({ ...answers, signs: ids.slice(-1), isUnsure: true })).toBe(expected);
    expect(outcomeFor({ ...answers, isNone: true })).toBe('this week');
  });

  it('requires an answer', () => {
    expect(outcomeFor(answers)).toBe('signs');
  });

  it('offers an urgent sign, and up to 18 signs', () => {
    expect(Math.min(...ranks)).toBeLessThanOrEqual(rankOf('today'));
    expect(ids.length).toBeLessThanOrEqual(18);
  });
});

describe('the guide', () => {
  it('offers every sign that cannot wait until tomorrow', () => {
    const urgent = allSigns.filter(({ urgency }) => rankOf(urgency) <= rankOf('today'));
    const reached = new Set(combinations.flatMap((answers) => offeredSigns(guide, answers).map(({ id }) => id)));
    expect(urgent.filter(({ id }) => !reached.has(id)).map(({ id }) => id)).toEqual([]);
    expect(urgent.length).toBeGreaterThan(0);
  });

  it('never tells a visitor who is not sure to wait, even if only such signs are offered', () => {
    const calm: GuideData = { ...guide, signs: allSigns.filter(({ urgency }) => urgency === 'next exam') };
    const [answers] = combinations;
    expect(answers && urgencyOf(calm, { ...answers, isUnsure: true })).toBe('call now');
  });

  it('does not count signs that are not offered', () => {
    const stale = allSigns.map(({ id }) => id);
    for (const answers of combinations) {
      expect(chosenSigns(guide, { ...answers, signs: stale })).toEqual(offeredSigns(guide, answers));
    }
  });
});
