import type { Examples } from '../examples/data.tsx';
import { FanDial } from './FanDial.tsx';

/** What there is to see of FanDial. */
export const examples: Examples = {
  'as decoration': <FanDial />,
};
