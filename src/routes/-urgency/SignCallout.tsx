import { practice } from '../../../content/index.ts';
import { actions, signInWords } from '../../../content/signs/wording.ts';
import type { Sign } from '../../../content/types.ts';
import { UrgentCallout } from '../../components/urgency/UrgentCallout.tsx';
import { UrgentCall } from '../../features/open-status/UrgentCall.tsx';
import { byUrgency } from '../../rules/urgency.ts';
import { GuideLink } from './GuideLink.tsx';

/** The warning signs at the top of a page, and how to call. */
export function SignCallout({ signs }: { signs: readonly Sign[] }) {
  const { hours, phone, urgent } = practice;
  return (
    <UrgentCallout
      steps={byUrgency(signs).map(({ urgency, signs: group }) => ({
        action: actions[urgency],
        signs: group.map((sign) => ({ words: signInWords(sign) })),
      }))}
    >
      <UrgentCall hours={hours} phone={phone} words={urgent} />
      <GuideLink />
    </UrgentCallout>
  );
}
