import { urgencies } from '#content/signs/next-step.ts';
import { signLead } from '#content/signs/wording.ts';
import type { Sign } from '#content/types.ts';
import { levelOf } from '../../rules/urgency.ts';

/** Signs in words that ask for the same step. */
export type SignStep = ReturnType<typeof signSteps>[number];

/** Signs in words by urgency, most urgent first; those with an action of their own before the others. */
export const signSteps = (signs: readonly Sign[]) =>
  urgencies.flatMap((urgency) => {
    const group = signs.filter((sign) => sign.urgency === urgency);
    const actions = new Set([...group.filter(({ action }) => action), ...group].map(({ action }) => action));
    return [...actions].map((action) => ({
      urgency,
      level: levelOf(urgency),
      /** What to do, where that is not what the urgency says. */
      ownAction: action ?? null,
      signs: group
        .filter((sign) => sign.action === action)
        .map((sign) => ({
          id: sign.id,
          words: signLead(sign),
          oneOf: sign.oneOf ?? [],
          firstAid: sign.firstAid ?? [],
        })),
    }));
  });
