import type { HomeTool } from '#content/types.ts';
import { dateInWords } from '../rules/date-in-words.ts';

/** A home tool as its card shows it: with the day of its price in words. */
export const product = ({ priceCheckedOn, ...tool }: HomeTool) => ({
  ...tool,
  ...(priceCheckedOn && { priceCheckedOn: dateInWords(priceCheckedOn) }),
});
