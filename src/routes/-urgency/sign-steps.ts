import { actions, signInWords } from '#content/signs/wording.ts';
import type { Sign } from '#content/types.ts';
import type { UrgencyStep } from '../../components/urgency/UrgencyChart.tsx';
import { byUrgency } from '../../rules/urgency.ts';

/** Signs in words by what to do about them, most urgent first. */
export const signSteps = (signs: readonly Sign[]): UrgencyStep[] =>
  byUrgency(signs).map(({ urgency, level, call911, signs: group }) => ({
    action: actions[urgency],
    level,
    call911,
    signs: group.map((sign) => ({ id: sign.id, words: signInWords(sign), firstAid: sign.firstAid ?? [] })),
  }));
