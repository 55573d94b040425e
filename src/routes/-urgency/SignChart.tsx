import type { ReactNode } from 'react';
import { signInWords } from '#content/signs/wording.ts';
import type { Sign } from '#content/types.ts';
import { UrgencyChart, UrgentCallout } from '../../components/urgency/UrgencyChart.tsx';
import { isUrgent } from '../../rules/urgency.ts';
import { GuideLink } from '../-links.tsx';
import { Advice, Headline, OfficeCall } from './NextStep.tsx';
import type { SignStep } from './sign-steps.ts';

const withAction = ({ ownAction, ...step }: SignStep) => ({
  ...step,
  action: ownAction ?? <Headline urgency={step.urgency} />,
  advice: isUrgent(step.urgency) && <Advice urgency={step.urgency} />,
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
      {steps[0] && <OfficeCall urgency={steps[0].urgency} />}
      {guide}
    </UrgencyChart>
  );
}

/** The sign at the top of a page, and what to do about it. */
export function SignCallout({ sign }: { sign: Sign }) {
  return (
    <UrgentCallout
      sign={signInWords(sign)}
      firstAid={sign.firstAid ?? []}
      action={sign.action ?? <Headline urgency={sign.urgency} />}
    >
      <a href="#when-to-call-us">All warning signs</a>
    </UrgentCallout>
  );
}
