import type { HomeTool } from '#content/types.ts';
import { dateInWords } from '#contract/dates.ts';

/** A home tool as its card shows it: with the day of its price in words. */
export const product = ({ priceCheckedOn, ...tool }: HomeTool) => ({
  ...tool,
  ...(priceCheckedOn && { priceCheckedOn: dateInWords(priceCheckedOn) }),
});
