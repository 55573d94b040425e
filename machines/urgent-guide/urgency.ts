/** How soon to act, most urgent first. */
const urgencies = ['911', 'emergency room', 'call now', 'today', 'this week', 'next exam'] as const;

/** How soon to act. */
export type Urgency = (typeof urgencies)[number];

/** A warning sign, as far as the guide needs it. */
export interface GuideSign {
  readonly id: string;
  /** Whom it concerns. */
  readonly audience: string;
  readonly urgency: Urgency;
}

/** An answer that can be chosen. */
interface GuideOption {
  readonly id: string;
  /** The audiences that it stands for, besides everyone. */
  readonly audiences?: readonly string[];
  /** The audiences that may be meant as well. */
  readonly possible?: readonly string[];
}

/** The answers that the guide offers. */
export interface GuideData {
  /** What happened, each with the signs that fit it, the most urgent first. If only one fits, it decides. */
  readonly happened: readonly (GuideOption & { readonly signs: readonly GuideSign[] })[];
  readonly whom: readonly (GuideOption & { readonly asksMore: boolean })[];
  readonly lensesOrSurgery: readonly GuideOption[];
  /** Signs, by the id of one that takes their place: it says as much, at least as urgently. */
  readonly covers: Readonly<Record<string, readonly string[]>>;
}

/** A question of the guide, in the order in which they are asked. */
export type GuideQuestion = 'happened' | 'whom' | 'lensesOrSurgery' | 'signs' | 'moreSigns';

/**
 * The answers of a visitor, as ids; '' before a question is answered. A list of signs is answered by `checked`, `none` or
 * `unsure`.
 */
export interface GuideAnswers extends Readonly<Record<GuideQuestion, string>> {
  /** The signs that were checked. Those that later answers do not offer any more do not count. */
  readonly checked: readonly string[];
}

/** More signs than this are two lists: the less urgent ones are for whoever notices none of the others. */
const longestList = 9;

const optionOf = <Option extends GuideOption>(options: readonly Option[], id: string): Option | undefined =>
  options.find((option) => option.id === id);

/** The options that were chosen, without answers to a question that the person is not asked. */
function chosenOptions(guide: GuideData, answers: GuideAnswers): readonly GuideOption[] {
  const whom = optionOf(guide.whom, answers.whom);
  const more = whom?.asksMore === false ? undefined : optionOf(guide.lensesOrSurgery, answers.lensesOrSurgery);
  return [optionOf(guide.happened, answers.happened), whom, more].filter((option) => option !== undefined);
}

/** The audiences that the person is known to belong to. */
export const knownAudiences = (guide: GuideData, answers: GuideAnswers): readonly string[] =>
  chosenOptions(guide, answers).flatMap(({ audiences = [] }) => audiences);

/** The signs that fit the answers, the most urgent first. */
export function fittingSigns(guide: GuideData, answers: GuideAnswers): readonly GuideSign[] {
  const { signs } = optionOf(guide.happened, answers.happened) ?? { signs: [] };
  const possible = chosenOptions(guide, answers).flatMap(({ possible = [] }) => possible);
  const audiences = ['everyone', ...knownAudiences(guide, answers), ...possible];
  const fitting = signs.filter(({ audience }) => audiences.includes(audience));
  const covered = fitting.flatMap(({ id }) => guide.covers[id] ?? []);
  return fitting.filter(({ id }) => !covered.includes(id));
}

/** The signs of one list. */
export function listedSigns(guide: GuideData, answers: GuideAnswers, list: 'signs' | 'moreSigns') {
  const fitting = fittingSigns(guide, answers);
  return list === 'signs' ? fitting.slice(0, longestList) : fitting.slice(longestList);
}

/** Whether other signs fit after another answer to a question. */
function matters(guide: GuideData, answers: GuideAnswers, question: 'whom' | 'lensesOrSurgery'): boolean {
  const ids = (option: string) => fittingSigns(guide, { ...answers, [question]: option }).map(({ id }) => id);
  return new Set(guide[question].map(({ id }) => ids(id).join())).size > 1;
}

const isAnsweredAtOnce = ({ happened }: GuideData, answers: GuideAnswers): boolean =>
  optionOf(happened, answers.happened)?.signs.length === 1;

/** What a visitor with these answers is asked, and the outcome at the end. Nothing is asked on which nothing depends. */
export function wayOf(guide: GuideData, answers: GuideAnswers): readonly (GuideQuestion | 'outcome')[] {
  if (isAnsweredAtOnce(guide, answers)) return ['happened', 'outcome'];
  const hasMore = answers.signs === 'none' && listedSigns(guide, answers, 'moreSigns').length > 0;
  return [
    'happened',
    ...(matters(guide, { ...answers, lensesOrSurgery: '' }, 'whom') ? (['whom'] as const) : []),
    ...(matters(guide, answers, 'lensesOrSurgery') ? (['lensesOrSurgery'] as const) : []),
    'signs',
    ...(hasMore ? (['moreSigns'] as const) : []),
    'outcome',
  ];
}

/** How many questions can come after one, by how it and they are answered. */
export function questionsAfter(guide: GuideData, answers: GuideAnswers, question: GuideQuestion): readonly number[] {
  if (question === 'moreSigns') return [0];
  if (question === 'signs') return listedSigns(guide, answers, 'moreSigns').length > 0 ? [0, 1] : [0];
  return guide[question].flatMap(({ id }) => {
    const answered = { ...answers, [question]: id };
    const way = wayOf(guide, answered);
    const next = way[way.indexOf(question) + 1];
    if (next === undefined || next === 'outcome') return [0];
    return questionsAfter(guide, answered, next).map((count) => count + 1);
  });
}

/** The signs that decide: those that are checked, or the one that is answered at once. */
export const chosenSigns = (guide: GuideData, answers: GuideAnswers): readonly GuideSign[] =>
  fittingSigns(guide, answers).filter(({ id }) => isAnsweredAtOnce(guide, answers) || answers.checked.includes(id));

/** Whether the visitor was not sure about the last question. */
export const isUnsure = (guide: GuideData, answers: GuideAnswers): boolean =>
  wayOf(guide, answers)
    .slice(-2, -1)
    .some((question) => question !== 'outcome' && answers[question] === 'unsure');

/**
 * How soon to act: as soon as the most urgent of the signs demands. A visitor who is not sure is never told to wait.
 * Somebody with none of the signs should still call this week: something happened, or they would not ask.
 */
export function urgencyOf(guide: GuideData, answers: GuideAnswers): Urgency {
  const chosen = chosenSigns(guide, answers).map(({ urgency }) => urgency);
  if (isUnsure(guide, answers)) chosen.push('call now');
  return urgencies.find((urgency) => chosen.includes(urgency)) ?? 'this week';
}
