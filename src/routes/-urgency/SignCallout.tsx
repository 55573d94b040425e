import { UrgentCallout } from '../../components/urgency/UrgentCallout.tsx';
import { isUrgent } from '../../rules/urgency.ts';
import { GuideLink } from '../-links.tsx';
import { Advice, Headline, OfficeCall } from './NextStep.tsx';
import type { SignStep } from './sign-steps.ts';

/** The warning signs at the top of a page, with what to do about each group of them. */
export function SignCallout({ steps }: { steps: readonly SignStep[] }) {
  return (
    <UrgentCallout
      steps={steps.map(({ urgency, ownAction, ...step }) => ({
        ...step,
        urgency,
        action: ownAction ?? <Headline urgency={urgency} />,
        advice: isUrgent(urgency) && <Advice urgency={urgency} />,
      }))}
    >
      {steps[0] && <OfficeCall urgency={steps[0].urgency} />}
      <GuideLink />
    </UrgentCallout>
  );
}
