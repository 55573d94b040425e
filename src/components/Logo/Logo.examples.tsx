import type { Examples } from '../examples/data.tsx';
import { Logo } from './Logo.tsx';

/** What there is to see of Logo. */
export const examples: Examples = {
  'with the name': <Logo name="Neighborhood Optometry" />,
};
