import type { Audience, UrgencyGuide } from '../../types.ts';
import type { Content } from '../content.ts';
import { isRedFlag } from './signs.ts';

/** The audiences that an answer to "What happened?" can meet, whatever the other answers are. */
function audiencesOf({ whom, lenses }: UrgencyGuide, own: readonly Audience[]): Set<Audience> {
  return new Set(['everyone', ...own, ...[...whom.options, ...lenses.options].flatMap(({ audiences }) => audiences)]);
}

/** What is wrong with the urgency guide: signs that do not exist, or that no answers lead to although they are urgent. */
export function guideProblems({ guide, signs }: Content): string[] {
  const known = new Map(signs.map((sign) => [sign.id, sign]));
  const named = guide.happened.options.flatMap(({ id, audiences, signs: ids }) => {
    const met = audiencesOf(guide, audiences);
    return ids.map((sign) => ({ option: id, sign, audience: known.get(sign)?.audience, met }));
  });
  const reachable = new Set(named.filter(({ audience, met }) => audience && met.has(audience)).map(({ sign }) => sign));
  return [
    ...named
      .filter(({ audience }) => audience === undefined)
      .map(({ option, sign }) => `guide/${option}: there is no sign ${sign}`),
    ...named
      .filter(({ audience, met }) => audience && !met.has(audience))
      .map(({ option, sign }) => `guide/${option}: no answers select the audience of the sign ${sign}`),
    ...signs
      .filter((sign) => isRedFlag(sign) && !reachable.has(sign.id))
      .map(({ id }) => `guide: no answers lead to the sign ${id}`),
  ];
}
