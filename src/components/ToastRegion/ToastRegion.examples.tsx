import type { Examples } from '../examples/data.tsx';
import { ToastRegion } from './ToastRegion.tsx';

/** What there is to see of ToastRegion. */
export const examples: Examples = {
  'with nothing to say': <ToastRegion heard={null}>{null}</ToastRegion>,
};
