import type { Receipt } from '#machines/submission/submission.ts';
import { momentInWords } from '#src/rules/date-in-words.ts';

/**
 * The receipt of a request that was accepted now.
 * @param kind the kind of request
 * @param timeZone the practice's time zone, an IANA name
 * @param others additional lines
 */
export const receiptOf = (kind: string, timeZone: string, others: Receipt = []): Receipt => [
  ['Request', kind],
  ...others,
  ['Sent', momentInWords(timeZone, new Date())],
];
