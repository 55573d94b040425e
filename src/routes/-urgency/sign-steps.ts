import { signInWords } from '#content/signs/wording.ts';
import type { Sign, Urgency } from '#content/types.ts';
import { byUrgency, type UrgencyGroup } from '../../rules/urgency.ts';

/** Signs in words that ask for the same step. */
export interface SignStep {
  urgency: Urgency;
  level: UrgencyGroup['level'];
  signs: readonly { id: string; words: string; firstAid: readonly string[] }[];
}

/** Signs in words by urgency, most urgent first. */
export const signSteps = (signs: readonly Sign[]): SignStep[] =>
  byUrgency(signs).map(({ urgency, level, signs: group }) => ({
    urgency,
    level,
    signs: group.map((sign) => ({ id: sign.id, words: signInWords(sign), firstAid: sign.firstAid ?? [] })),
  }));
