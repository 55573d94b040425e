import type { Examples } from '../examples/data.tsx';
import { Announced } from './Announced.tsx';

/** What there is to see of Announced. */
export const examples: Examples = {
  'with words': <Announced>Address copied.</Announced>,
  'with nothing to say': <Announced>{null}</Announced>,
};
