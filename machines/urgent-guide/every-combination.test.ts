import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { urgencyGuide } from '#content/guide.data.ts';
import { allSigns } from '#content/signs.data.ts';
import { type Patient, patients } from '#tests/patients/patients.ts';
import {
  chosenSigns,
  fittingSigns,
  type GuideAnswers,
  listedSigns,
  questionsAfter,
  urgencyOf,
  wayOf,
} from './urgency.ts';
import { urgentGuideMachine } from './urgent-guide.machine.ts';

const { happened, fits, whom, lensesOrSurgery, covers } = urgencyGuide;
const guide = {
  happened: happened.options.map((option) => ({
    ...option,
    signs: allSigns.filter(({ id }) => fits[id]?.includes(option.id)),
  })),
  whom: whom.options,
  lensesOrSurgery: lensesOrSurgery.options,
  covers,
};

/** Most urgent first. Repeated here, so that the test does not use what it tests. */
const order = ['911', 'emergency room', 'call now', 'today', 'this week', 'next exam'] as const;

const idsOf = (some: readonly { id: string }[]) => some.map(({ id }) => id);

/** Answers each question that is asked, until one is not among these answers. */
function follow(answers: Partial<GuideAnswers>) {
  const actor = createActor(urgentGuideMachine, { input: guide }).start();
  for (;;) {
    const { value: screen, context } = actor.getSnapshot();
    if (screen === 'outcome') return { screen, answers: context, urgency: urgencyOf(guide, context) };
    const isList = screen === 'signs' || screen === 'moreSigns';
    const listed = isList ? idsOf(listedSigns(guide, context, screen)) : [];
    const noticed = listed.filter((id) => answers.checked?.includes(id));
    for (const sign of noticed) actor.send({ type: 'sign.toggled', sign });
    const option = noticed.length > 0 ? 'checked' : answers[screen];
    if (option === undefined) return { screen, answers: context, urgency: null };
    actor.send({ type: 'question.answered', question: screen, option });
  }
}

/** What people answer before they see signs, each once. */
const combinations = [
  ...new Map(
    idsOf(guide.happened).flatMap((what) =>
      idsOf(guide.whom).flatMap((person) =>
        idsOf(guide.lensesOrSurgery).map((more) => {
          const { screen, answers } = follow({ happened: what, whom: person, lensesOrSurgery: more });
          const key = [what, answers.whom, answers.lensesOrSurgery].join();
          return [key, { key, screen, answers, offered: fittingSigns(guide, answers) }] as const;
        }),
      ),
    ),
  ).values(),
];

/** The answers of a patient who begins with this one. */
function answersOf({ age, lenses, had, notices }: Patient, what: string) {
  const hadEarlier = notices.some((id) => id === 'corneal-transplant' || id === 'glaucoma-surgery-infected');
  const more = had ?? (hadEarlier ? 'earlier' : lenses ? 'lenses' : 'none');
  return { happened: what, whom: age, lensesOrSurgery: more, signs: 'none', moreSigns: 'none', checked: notices };
}

describe.each(patients.map((patient) => [patient.says, patient] as const))('"%s"', (_, patient) => {
  it.each(patient.happened)('finds the sign under "%s", and how soon to act', (what) => {
    const { answers, urgency } = follow(answersOf(patient, what));
    const found = idsOf(chosenSigns(guide, answers));
    expect(found.filter((id) => patient.notices.some((sign) => sign === id))).not.toEqual([]);
    expect(urgency).toBe(patient.urgency);
  });
});

describe('the guide, whatever is answered,', () => {
  it('has lists of at most nine signs', () => {
    const longest = combinations.flatMap(({ answers }) =>
      (['signs', 'moreSigns'] as const).map((list) => listedSigns(guide, answers, list).length),
    );
    expect(Math.max(...longest)).toBeLessThanOrEqual(9);
  });

  it('answers a chemical at once', () => {
    expect(follow({ happened: 'chemical' })).toMatchObject({ screen: 'outcome', urgency: 'emergency room' });
    expect(follow({ happened: 'irritant' })).toMatchObject({ screen: 'outcome', urgency: 'call now' });
  });

  it('leads from each sign to its urgency, from all to the most urgent, from "not sure" to calling now', () => {
    for (const { key, answers, offered } of combinations.filter(({ screen }) => screen === 'signs')) {
      const urgencies = offered.map(({ id }) => urgencyOf(guide, { ...answers, signs: 'checked', checked: [id] }));
      expect([key, urgencies]).toEqual([key, offered.map(({ urgency }) => urgency)]);
      const urgencyFor = (signs: string, ...checked: string[]) =>
        follow({ ...answers, signs, moreSigns: 'none', checked }).urgency;
      const [first] = offered;
      const last = offered.at(-1);
      expect(first?.urgency).toBe(order.find((one) => offered.some(({ urgency }) => urgency === one)));
      expect(urgencyFor('', ...idsOf(offered))).toBe(first?.urgency);
      expect(urgencyFor('none', last?.id ?? '')).toBe(last?.urgency);
      expect(urgencyFor('unsure')).toBe('call now');
      expect(urgencyFor('none')).toBe('this week');
    }
  });

  it('counts a more urgent sign for whoever is not sure about others', () => {
    const { answers } = follow({ happened: 'blur', whom: 'adult', lensesOrSurgery: 'none' });
    const checked = ['stroke-signs', 'vision-worse-in-days'];
    const urgencies = checked.map((id) => urgencyOf(guide, { ...answers, signs: 'unsure', checked: [id] }));
    expect(urgencies).toEqual(['911', 'call now']);
  });

  it('offers each sign that cannot wait until the next exam', () => {
    const reached = new Set(combinations.flatMap(({ offered }) => offered));
    const missing = allSigns.filter((sign) => sign.urgency !== 'next exam' && !reached.has(sign));
    expect(idsOf(missing)).toEqual([]);
    expect(reached.size).toBeGreaterThan(80);
  });

  it('offers nobody a sign of somebody else', () => {
    const isTheirs: Readonly<Record<string, (answers: GuideAnswers) => boolean>> = {
      children: (answers) => ['child', 'newborn'].includes(answers.whom),
      newborns: (answers) => answers.whom === 'newborn',
      'over 50': (answers) => answers.whom === 'older',
      'pregnant or recently pregnant': (answers) => ['adult', 'child'].includes(answers.whom),
      'people with diabetes': (answers) => ['adult', 'older'].includes(answers.whom),
      'contact lens wearers': (answers) => answers.lensesOrSurgery === 'lenses',
      'glaucoma drops': (answers) => answers.happened === 'medicine',
      'after eye surgery': (answers) => answers.lensesOrSurgery === 'surgery' || answers.happened === 'surgery',
      'after an eye injection': (answers) => answers.lensesOrSurgery === 'injection' || answers.happened === 'surgery',
      'after a corneal transplant or glaucoma surgery': (answers) =>
        answers.lensesOrSurgery === 'earlier' || answers.happened === 'surgery',
    };
    const strange = combinations.flatMap(({ key, answers, offered }) =>
      offered
        .filter(({ audience }) => audience !== 'everyone' && !isTheirs[audience]?.(answers))
        .map(({ id }) => `${key}: ${id}`),
    );
    expect(strange).toEqual([]);
  });

  /** Signs of a red or painful eye that are less urgent than calling now. */
  const redOrPainful = allSigns.filter(
    ({ urgency, words }) =>
      order.indexOf(urgency) > order.indexOf('call now') && /\bred\b|hurts?\b|\bpain|discharge/iu.test(words),
  );

  it('offers, after surgery or an injection, nothing less urgent than calling now for a red or painful eye', () => {
    const elsewhere = ['lenses-feel-dry', 'hot-swelling-lid', 'other-hit'];
    const after = combinations.filter(({ answers }) =>
      ['surgery', 'injection', 'earlier'].includes(answers.lensesOrSurgery),
    );
    const low = after.flatMap(({ key, offered }) =>
      offered
        .filter((sign) => redOrPainful.some(({ id }) => id === sign.id) && !elsewhere.includes(sign.id))
        .map(({ id }) => `${key}: ${id}`),
    );
    expect(low).toEqual([]);
    for (const { answers, offered } of after.filter((one) => ['red', 'pain'].includes(one.answers.happened)))
      expect([answers, idsOf(offered).join()]).toEqual([
        answers,
        expect.stringMatching(/after-surgery-worse|after-eye-injection|corneal-transplant/),
      ]);
  });

  it('sends a red or sticky eye of a newborn to a doctor at once', () => {
    const newborns = combinations.filter(({ answers }) => answers.whom === 'newborn');
    const red = /red-eye$|discharge|wet-eye|light-hurts$/;
    expect(newborns.flatMap(({ offered }) => idsOf(offered).filter((id) => red.test(id)))).toEqual([]);
    const withSign = newborns.filter(({ offered }) => idsOf(offered).includes('newborn-red-eyes'));
    expect(withSign.map(({ answers }) => answers.happened)).toEqual(['pain', 'red', 'eyelid', 'other']);
  });

  it('asks only what other signs depend on, and all of it', () => {
    for (const { key, answers } of combinations) {
      const way = wayOf(guide, answers);
      const lists = (question: 'whom' | 'lensesOrSurgery') =>
        guide[question].map(({ id }) => idsOf(fittingSigns(guide, { ...answers, [question]: id })).join());
      const depends = (['whom', 'lensesOrSurgery'] as const).filter((question) => new Set(lists(question)).size > 1);
      // Newborns have had no surgery, so that it does not change their signs.
      const isExcepted = answers.whom === '' && answers.lensesOrSurgery !== '';
      expect([key, way.filter((screen) => screen === 'whom' || screen === 'lensesOrSurgery')]).toEqual([
        key,
        isExcepted ? ['lensesOrSurgery'] : depends,
      ]);
    }
  });

  it('knows how many questions are left', () => {
    for (const { key, answers } of combinations) {
      const way = wayOf(guide, { ...answers, signs: 'none' });
      for (const question of ['whom', 'lensesOrSurgery', 'signs'] as const) {
        const left = way.slice(way.indexOf(question) + 1, -1).length;
        if (way.includes(question))
          expect([key, questionsAfter(guide, answers, question)]).toEqual([key, expect.arrayContaining([left])]);
      }
    }
    const inAll = questionsAfter(guide, follow({}).answers, 'happened');
    expect([Math.min(...inAll), Math.max(...inAll)]).toEqual([0, 4]);
  });
});
