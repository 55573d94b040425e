import type { Examples } from '../examples/data.tsx';
import { BackLink } from './BackLink.tsx';

/** What there is to see of BackLink. */
export const examples: Examples = {
  'to a section': <BackLink hash="services">Back to Services</BackLink>,
};
