import type { Examples } from '../examples/data.tsx';
import { ChartLine } from './ChartLine.tsx';

/** What there is to see of ChartLine. */
export const examples: Examples = {
  'the largest': <ChartLine line={0} />,
  'in the middle': <ChartLine line={4} />,
  'the smallest': <ChartLine line={8} />,
};
