import type { ReactNode } from 'react';
import { practice } from '../../../content/index.ts';
import { actions, signInWords } from '../../../content/signs/wording.ts';
import type { Sign } from '../../../content/types.ts';
import { UrgencyChart } from '../../components/urgency/UrgencyChart.tsx';
import { UrgentCall } from '../../features/open-status/UrgentCall.tsx';
import { byUrgency } from '../../rules/urgency.ts';
import { GuideLink } from './GuideLink.tsx';

/** Warning signs by urgency, most urgent first, and how to call. The page with the guide has no link to it. */
export function SignChart({
  signs,
  guide = <GuideLink />,
  withIds = false,
}: {
  signs: readonly Sign[];
  guide?: ReactNode;
  /** Whether each sign can be linked to by its id. */
  withIds?: boolean;
}) {
  const { hours, phone, urgent } = practice;
  return (
    <UrgencyChart
      steps={byUrgency(signs).map(({ urgency, level, call911, signs: group }) => ({
        action: actions[urgency],
        level,
        call911,
        signs: group.map((sign) => ({
          ...(withIds && { id: sign.id }),
          words: signInWords(sign),
          firstAid: sign.firstAid ?? [],
        })),
      }))}
    >
      <UrgentCall hours={hours} phone={phone} words={urgent} />
      {guide}
    </UrgencyChart>
  );
}
