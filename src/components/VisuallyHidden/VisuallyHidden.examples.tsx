import type { Examples } from '../examples/data.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** What there is to see of VisuallyHidden. */
export const examples: Examples = {
  'which is heard alone': <VisuallyHidden>Opens in a new tab</VisuallyHidden>,
};
