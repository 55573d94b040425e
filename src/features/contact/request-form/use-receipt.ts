import { useCallback, useState } from 'react';
import { momentInWords } from '../../../rules/date-in-words.ts';

/** What a receipt says of a request: pairs of a name and its value. */
export type Facts = readonly (readonly [name: string, value: string])[];

/** Notes when a request was accepted, for its receipt. */
export interface Receipt {
  /** What there is to say of the last request that was accepted. */
  facts: Facts;
  /** Takes note of a request that has just been accepted, with what else its receipt names. */
  note: (others?: Facts) => void;
}

/**
 * Holds what the receipt of a form's last request says. It stays on the page and is gone with it.
 * @param kind what kind of request it is
 */
export function useReceipt(kind: string): Receipt {
  const [facts, setFacts] = useState<Facts>([]);
  const note = useCallback(
    (others: Facts = []) => setFacts([['Request', kind], ...others, ['Sent', momentInWords(new Date())]]),
    [kind],
  );
  return { facts, note };
}
