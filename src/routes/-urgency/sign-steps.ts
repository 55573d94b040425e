import { signInWords } from '#content/signs/wording.ts';
import type { Sign, Urgency } from '#content/types.ts';
import { byUrgency, type UrgencyGroup } from '../../rules/urgency.ts';

/** Signs in words that ask for the same step. */
export interface SignStep {
  urgency: Urgency;
  level: UrgencyGroup['level'];
  /** What to do, where that is not what the urgency says. */
  ownAction: string | null;
  signs: readonly { id: string; words: string; firstAid: readonly string[] }[];
}

/** Signs in words by urgency, most urgent first; those with an action of their own before the others. */
export const signSteps = (signs: readonly Sign[]): SignStep[] =>
  byUrgency(signs).flatMap(({ urgency, level, signs: group }) =>
    [...new Set([...group.filter((sign) => sign.action), ...group].map((sign) => sign.action))].map((action) => ({
      urgency,
      level,
      ownAction: action ?? null,
      signs: group
        .filter((sign) => sign.action === action)
        .map((sign) => ({ id: sign.id, words: signInWords(sign), firstAid: sign.firstAid ?? [] })),
    })),
  );
