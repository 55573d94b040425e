import type { OfficeHours } from '../../../content/types.ts';
import { ReservedText } from '../../components/layout/ReservedText.tsx';
import { type AdviceWords, adviceFor } from './advice.ts';
import { useOfficeStatus } from './use-office-status.ts';

/** Where to get help at the visitor's moment: from the office, or from 911 and emergency rooms while it is closed. */
export function OfficeAdvice({ hours, words }: { hours: OfficeHours; words: AdviceWords }) {
  const { text, longest } = adviceFor(useOfficeStatus(hours), words);
  return (
    <ReservedText longest={longest} withPhoneLinks>
      {text}
    </ReservedText>
  );
}
