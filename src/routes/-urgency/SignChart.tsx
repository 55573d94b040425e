import type { ReactNode } from 'react';
import { UrgencyChart } from '../../components/urgency/UrgencyChart.tsx';
import { isUrgent } from '../../rules/urgency.ts';
import { GuideLink } from '../-links.tsx';
import { Advice, Headline, OfficeCall } from './NextStep.tsx';
import type { SignStep } from './sign-steps.ts';

/** Warning signs by urgency, and how to call. The page with the guide has no link to it. */
export function SignChart({
  steps,
  guide = <GuideLink />,
  isFolded = false,
}: {
  steps: readonly SignStep[];
  guide?: ReactNode;
  /** Whether all steps but the first are closed until they are opened, and each sign can be linked to by its id. */
  isFolded?: boolean;
}) {
  return (
    <UrgencyChart
      steps={steps.map(({ urgency, ownAction, ...step }) => ({
        ...step,
        urgency,
        action: ownAction ?? <Headline urgency={urgency} />,
        advice: isUrgent(urgency) && <Advice urgency={urgency} />,
      }))}
      isFolded={isFolded}
    >
      {steps[0] && <OfficeCall urgency={steps[0].urgency} />}
      {guide}
    </UrgencyChart>
  );
}
