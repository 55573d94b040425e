import { useCallback, useState } from 'react';
import { momentInWords } from '../../../rules/date-in-words.ts';

/** The lines of a receipt: pairs of a name and its value. */
export type Facts = readonly (readonly [name: string, value: string])[];

/** Notes when a request was accepted, for its receipt. */
export interface Receipt {
  /** The lines for the last request that was accepted. */
  facts: Facts;
  /** Takes note of a request that has just been accepted, with what else its receipt names. */
  note: (others?: Facts) => void;
}

/**
 * The receipt of a form's last request, for as long as the page lives.
 * @param kind what kind of request it is
 * @param timeZone of the practice, by its IANA name
 */
export function useReceipt(kind: string, timeZone: string): Receipt {
  const [facts, setFacts] = useState<Facts>([]);
  const note = useCallback(
    (others: Facts = []) => setFacts([['Request', kind], ...others, ['Sent', momentInWords(timeZone, new Date())]]),
    [kind, timeZone],
  );
  return { facts, note };
}
