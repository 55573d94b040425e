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
}

/** The answers that the guide offers, and the warning signs that it knows. */
export interface GuideData {
  readonly signs: readonly GuideSign[];
  readonly whom: readonly (GuideOption & { readonly asksAboutLenses: boolean })[];
  readonly lenses: readonly GuideOption[];
  /** What happened, each with the ids of the signs that fit it. */
  readonly happened: readonly (GuideOption & { readonly signs: readonly string[] })[];
}

/** The answers of a visitor, as ids; '' before a question is answered. */
export interface GuideAnswers {
  readonly whom: string;
  readonly lenses: string;
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

/** Whether the person could wear contact lenses. */
export const asksAboutLenses = ({ whom }: GuideData, answer: string): boolean =>
  optionOf(whom, answer)?.asksAboutLenses ?? false;

/** The signs that fit the answers, in the order of the data. */
export function offeredSigns(guide: GuideData, answers: GuideAnswers): readonly GuideSign[] {
  const happened = optionOf(guide.happened, answers.happened);
  const audiences = [
    'everyone',
    ...(optionOf(guide.whom, answers.whom)?.audiences ?? []),
    ...(asksAboutLenses(guide, answers.whom) ? (optionOf(guide.lenses, answers.lenses)?.audiences ?? []) : []),
    ...(happened?.audiences ?? []),
  ];
  return guide.signs.filter(({ id, audience }) => happened?.signs.includes(id) && audiences.includes(audience));
}

/** The offered signs that are checked. */
export const chosenSigns = (guide: GuideData, answers: GuideAnswers): readonly GuideSign[] =>
  offeredSigns(guide, answers).filter(({ id }) => answers.signs.includes(id));

const moreUrgent = (one: Urgency, other: Urgency): Urgency =>
  urgencies.indexOf(one) < urgencies.indexOf(other) ? one : other;

/** The urgency of the most urgent sign, or `least` if that is more urgent. */
export const mostUrgent = (signs: readonly GuideSign[], least: Urgency): Urgency =>
  signs.reduce<Urgency>((most, { urgency }) => moreUrgent(most, urgency), least);

/**
 * How soon to act: as soon as the most urgent of the checked signs demands. A visitor who is not sure is answered as if
 * all offered signs were checked, and never told to wait. Somebody with none of the signs should still call this week:
 * something happened, or they would not ask.
 */
export function urgencyOf(guide: GuideData, answers: GuideAnswers): Urgency {
  if (answers.isUnsure) return mostUrgent(offeredSigns(guide, answers), 'call now');
  const chosen = chosenSigns(guide, answers);
  return chosen.length === 0 ? 'this week' : mostUrgent(chosen, 'next exam');
}
