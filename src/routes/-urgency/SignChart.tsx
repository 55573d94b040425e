import type { ReactNode } from 'react';
import type { Sign } from '#content/schema/entries.ts';
import { UrgencyChart } from '#src/components/urgency/UrgencyChart.tsx';
import { UrgentCallout } from '#src/components/urgency/UrgentCallout.tsx';
import { concernOf } from '#src/rules/next-step.ts';
import { signInBrief } from '#src/rules/sign-wording.ts';
import { isUrgent } from '#src/rules/urgency.ts';
import { GuideLink } from '../-links.tsx';
import { Advice, Headline, HeadlineAlone, isForOffice, OfficeCall, OfficeNumber } from './NextStep.tsx';
import type { SignStep } from './sign-steps.ts';

const withAction = (step: SignStep) => ({
  ...step,
  action: <Headline {...step} />,
  advice: isUrgent(step.urgency) && !step.concern.action && <Advice {...step} />,
});

interface SignChartProps {
  steps: readonly SignStep[];
  guide?: ReactNode;
  /** Whether all steps but the first are closed until they are opened, and each sign can be linked to by its id. */
  isFolded?: boolean;
}

/** Warning signs by urgency, and how to call. The page with the guide has no link to it. */
export function SignChart({ steps, guide = <GuideLink />, isFolded = false }: SignChartProps) {
  return (
    <UrgencyChart steps={steps.map(withAction)} isFolded={isFolded}>
      <OfficeCall steps={steps} />
      {steps.some(isForOffice) && <OfficeNumber />}
      {guide}
    </UrgencyChart>
  );
}

/** The sign at the top of a page, and what to do about it. */
export function SignCallout({ sign }: { sign: Sign }) {
  return (
    <UrgentCallout
      sign={signInBrief(sign)}
      firstAid={sign.firstAid ?? []}
      action={<HeadlineAlone urgency={sign.urgency} concern={concernOf(sign.urgency, [sign])} />}
    >
      <a href="#when-to-call-us">All warning signs</a>
    </UrgentCallout>
  );
}
