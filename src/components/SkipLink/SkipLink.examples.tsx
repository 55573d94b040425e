import type { Examples } from '../examples/data.tsx';
import { SkipLink } from './SkipLink.tsx';

/** What there is to see of SkipLink. */
export const examples: Examples = {
  'which shows with the focus': <SkipLink />,
};
