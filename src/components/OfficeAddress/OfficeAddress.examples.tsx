import type { Examples } from '../examples/data.tsx';
import { OfficeAddress } from './OfficeAddress.tsx';

/** What there is to see of OfficeAddress. */
export const examples: Examples = {
  'on one line': <OfficeAddress street="519 5th Avenue" oneLine="519 5th Avenue, Brooklyn, NY 11215" />,
};
