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
  readonly audiences: readonly string[];
  /** The audiences that may be meant as well. */
  readonly possible?: readonly string[];
}

/** The answers that the guide offers, and the warning signs that it knows. */
export interface GuideData {
  readonly signs: readonly GuideSign[];
  readonly whom: readonly (GuideOption & { readonly asksMore: boolean })[];
  readonly lenses: readonly GuideOption[];
  readonly surgery: readonly GuideOption[];
  /** What happened, each with the ids of the signs that fit it. */
  readonly happened: readonly (GuideOption & { readonly signs: readonly string[] })[];
  /** Signs, by the id of one that takes their place: it says as much, at least as urgently. */
  readonly covers: Readonly<Record<string, readonly string[]>>;
}

/** The answers of a visitor, as ids; '' before a question is answered. */
export interface GuideAnswers {
  readonly whom: string;
  readonly lenses: string;
  readonly surgery: string;
  readonly happened: string;
  /** The signs that were checked. Those that later answers do not offer any more do not count. */
  readonly signs: readonly string[];
  /** "None of these" is checked. */
  readonly isNone: boolean;
  /** "I am not sure" is checked. */
  readonly isUnsure: boolean;
}

const optionOf = <Option extends GuideOption>(options: readonly Option[], id: string): Option | undefined =>
  options.find((option) => option.id === id);

/** Whether the person is asked about contact lenses and eye surgery. */
export const asksMore = ({ whom }: GuideData, answer: string): boolean => optionOf(whom, answer)?.asksMore ?? false;

/** The options that were chosen, without answers to questions that the person is not asked. */
function chosenOptions(guide: GuideData, answers: GuideAnswers): readonly GuideOption[] {
  const more = asksMore(guide, answers.whom)
    ? [optionOf(guide.lenses, answers.lenses), optionOf(guide.surgery, answers.surgery)]
    : [];
  return [optionOf(guide.whom, answers.whom), ...more, optionOf(guide.happened, answers.happened)].filter(
    (option) => option !== undefined,
  );
}

/** The audiences that the person is known to belong to. */
export const knownAudiences = (guide: GuideData, answers: GuideAnswers): readonly string[] =>
  chosenOptions(guide, answers).flatMap(({ audiences }) => audiences);

/** The signs that fit the answers, in the order of the data. */
export function offeredSigns(guide: GuideData, answers: GuideAnswers): readonly GuideSign[] {
  const happened = optionOf(guide.happened, answers.happened);
  const known = knownAudiences(guide, answers);
  // Of audiences that may be meant, the known ones are meant.
  const possible = chosenOptions(guide, answers)
    .map((option) => option.possible ?? [])
    .filter((audiences) => !audiences.some((audience) => known.includes(audience)));
  const audiences = ['everyone', ...known, ...possible.flat()];
  const fitting = guide.signs.filter(
    ({ id, audience }) => happened?.signs.includes(id) && audiences.includes(audience),
  );
  const covered = fitting.flatMap(({ id }) => guide.covers[id] ?? []);
  return fitting.filter(({ id }) => !covered.includes(id));
}

/** The offered signs that are checked. */
export const chosenSigns = (guide: GuideData, answers: GuideAnswers): readonly GuideSign[] =>
  offeredSigns(guide, answers).filter(({ id }) => answers.signs.includes(id));

const moreUrgent = (one: Urgency, other: Urgency): Urgency =>
  urgencies.indexOf(one) < urgencies.indexOf(other) ? one : other;

/** The urgency of the most urgent sign, or `least` if that is more urgent. */
const mostUrgent = (signs: readonly GuideSign[], least: Urgency): Urgency =>
  signs.reduce<Urgency>((most, { urgency }) => moreUrgent(most, urgency), least);

/**
 * How soon to act: as soon as the most urgent of the checked signs demands. A visitor who is not sure is never told to
 * wait. Somebody with none of the signs should still call this week: something happened, or they would not ask.
 */
export function urgencyOfSigns(chosen: readonly GuideSign[], isUnsure: boolean): Urgency {
  if (isUnsure) return mostUrgent(chosen, 'call now');
  return chosen.length === 0 ? 'this week' : mostUrgent(chosen, 'next exam');
}

/** The urgency of the checked signs. */
export const urgencyOf = (guide: GuideData, answers: GuideAnswers): Urgency =>
  urgencyOfSigns(chosenSigns(guide, answers), answers.isUnsure);
