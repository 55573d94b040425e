import type { Examples } from '../examples/data.tsx';
import { Honeypot } from './Honeypot.tsx';

/** What there is to see of Honeypot. */
export const examples: Examples = {
  'which nobody sees': <Honeypot id="honeypot" />,
};
