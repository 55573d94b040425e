import type { ReactNode } from 'react';
import { practice } from '#content/index.ts';
import { UrgencyChart, type UrgencyStep } from '../../components/urgency/UrgencyChart.tsx';
import { UrgentCall } from '../../features/open-status/UrgentCall.tsx';
import { GuideLink } from './GuideLink.tsx';

/** Warning signs by urgency, and how to call. The page with the guide has no link to it. */
export function SignChart({
  steps,
  guide = <GuideLink />,
  withIds = false,
}: {
  steps: readonly UrgencyStep[];
  guide?: ReactNode;
  /** Whether each sign can be linked to by its id. */
  withIds?: boolean;
}) {
  const { hours, phone, urgent } = practice;
  return (
    <UrgencyChart steps={steps} withIds={withIds}>
      <UrgentCall hours={hours} phone={phone} words={urgent} />
      {guide}
    </UrgencyChart>
  );
}
