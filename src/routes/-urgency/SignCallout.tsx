import { practice } from '#content/index.ts';
import type { UrgencyStep } from '../../components/urgency/UrgencyChart.tsx';
import { UrgentCallout } from '../../components/urgency/UrgentCallout.tsx';
import { UrgentCall } from '../../features/open-status/UrgentCall.tsx';
import { GuideLink } from './GuideLink.tsx';

/** The warning signs at the top of a page, and how to call. */
export function SignCallout({ steps }: { steps: readonly UrgencyStep[] }) {
  const { hours, phone, urgent } = practice;
  return (
    <UrgentCallout steps={steps}>
      <UrgentCall hours={hours} phone={phone} words={urgent} />
      <GuideLink />
    </UrgentCallout>
  );
}
