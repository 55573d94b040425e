import type { Content } from '#content/read.ts';
import type { Audience } from '#content/schema/entries.ts';
import type { GuideOption, UrgencyGuide } from '#content/schema/guide.ts';
import { rankOf } from './signs.ts';

/** The audiences that an answer to "What happened?" can meet, whatever the other answers are. */
function audiencesOf({ whom, lensesOrSurgery }: UrgencyGuide, own: GuideOption): Set<Audience> {
  const options: readonly GuideOption[] = [own, ...whom.options, ...lensesOrSurgery.options];
  return new Set(['everyone', ...options.flatMap(({ audiences = [], possible = [] }) => [...audiences, ...possible])]);
}

/**
 * What is wrong with the urgency guide: signs or answers that do not exist, signs that no answers lead to although they
 * cannot wait until the next exam, or that a less urgent one takes the place of.
 */
export function guideProblems({ guide, signs }: Content): string[] {
  const known = new Map(signs.map((sign) => [sign.id, sign]));
  const named = Object.entries(guide.fits).flatMap(([sign, answers]) =>
    answers.map((answer) => {
      const option = guide.happened.options.find(({ id }) => id === answer);
      const audience = known.get(sign)?.audience;
      return { answer, sign, option, audience, isMet: option && audience && audiencesOf(guide, option).has(audience) };
    }),
  );
  const reachable = new Set(named.filter(({ isMet }) => isMet).map(({ sign }) => sign));
  return [
    ...named
      .filter(({ audience }) => audience === undefined)
      .map(({ answer, sign }) => `guide/${answer}: there is no sign ${sign}`),
    ...named
      .filter(({ option }) => option === undefined)
      .map(({ answer, sign }) => `guide/${sign}: there is no answer ${answer}`),
    ...named
      .filter(({ option, audience, isMet }) => option && audience && !isMet)
      .map(({ answer, sign }) => `guide/${answer}: no answers select the audience of the sign ${sign}`),
    ...Object.entries(guide.covers).flatMap(([sign, covered]) =>
      covered
        .filter((other) => rankOf(known.get(sign)) > rankOf(known.get(other)))
        .map((other) => `guide/covers: the sign ${sign} is less urgent than ${other}, or one of them does not exist`),
    ),
    ...signs
      .filter(({ id, urgency }) => urgency !== 'next exam' && !reachable.has(id))
      .map(({ id }) => `guide: no answers lead to the sign ${id}`),
  ];
}
