import { useCallback, useState } from 'react';
import { momentInWords } from '../../../rules/date-in-words.ts';

/** The lines of a receipt: pairs of name and value. */
export type Facts = readonly (readonly [name: string, value: string])[];

/** The receipt of the last accepted request. */
export interface Receipt {
  /** Its lines. */
  facts: Facts;
  /** Records that a request was accepted, with additional lines. */
  note: (others?: Facts) => void;
}

/**
 * The receipt of a form's last request, until the page is left.
 * @param kind the kind of request
 * @param timeZone the practice's time zone, an IANA name
 */
export function useReceipt(kind: string, timeZone: string): Receipt {
  const [facts, setFacts] = useState<Facts>([]);
  const note = useCallback(
    (others: Facts = []) => setFacts([['Request', kind], ...others, ['Sent', momentInWords(timeZone, new Date())]]),
    [kind, timeZone],
  );
  return { facts, note };
}
