import type { Examples } from '../examples/data.tsx';
import { Figures } from './Figures.tsx';

/** What there is to see of Figures. */
export const examples: Examples = {
  'of unlike length': (
    <Figures
      figures={[
        { value: '2009', label: 'caring for Brooklyn since' },
        { value: '5', label: 'optometrists' },
      ]}
    />
  ),
};
