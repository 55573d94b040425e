import { particulars } from '#content/particulars.data.ts';
import { hoursInWords } from '#content/practice.data.ts';
import type { Sign } from '#content/schema/entries.ts';
import { concernOf, nextStep } from '#src/rules/next-step.ts';
import { signLead } from '#src/rules/sign-wording.ts';
import { levelOf, urgencies } from '#src/rules/urgency.ts';

/** Signs in words that ask for the same step. */
export type SignStep = ReturnType<typeof signSteps>[number];

/** What to do about a sign at any hour, as a text to compare. First aid stands beside the sign itself. */
const stepOf = (sign: Sign) =>
  JSON.stringify(
    hoursInWords.states.map((office) =>
      nextStep(sign.urgency, office, particulars, { ...concernOf(sign.urgency, [sign]), firstAid: 'none' }),
    ),
  );

/** Signs in words by what to do, most urgent first; those with an action of their own before the others. */
export const signSteps = (signs: readonly Sign[]) =>
  urgencies.flatMap((urgency) => {
    const group = signs.filter((sign) => sign.urgency === urgency).map((sign) => ({ sign, step: stepOf(sign) }));
    const steps = new Set([...group.filter(({ sign }) => sign.action), ...group].map(({ step }) => step));
    return [...steps].map((step) => {
      const same = group.filter((one) => one.step === step).map(({ sign }) => sign);
      return {
        urgency,
        level: levelOf(urgency),
        concern: concernOf(urgency, same),
        signs: same.map((sign) => ({
          id: sign.id,
          words: signLead(sign),
          oneOf: sign.oneOf ?? [],
          firstAid: sign.firstAid ?? [],
        })),
      };
    });
  });
