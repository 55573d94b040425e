import type { Examples } from '../examples/data.tsx';
import { ChangingText } from './ChangingText.tsx';

/** What there is to see of ChangingText. */
export const examples: Examples = {
  'with its words': <ChangingText>Submitting...</ChangingText>,
};
