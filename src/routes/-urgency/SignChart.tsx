import type { ReactNode } from 'react';
import { UrgencyChart } from '#src/components/urgency/UrgencyChart.tsx';
import { isUrgent } from '#src/rules/urgency.ts';
import { GuideLink } from '../-links.tsx';
import { Advice, Headline, isForOffice, OfficeCall, OfficeNumber } from './NextStep.tsx';
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
