import type { Examples } from '../examples/data.tsx';
import { OfficeMap } from './OfficeMap.tsx';

/** What there is to see of OfficeMap. */
export const examples: Examples = {
  'without a map': (
    <OfficeMap src="about:blank" title="Map of the office" address="519 5th Avenue, Brooklyn, NY 11215">
      <a href="#map">Open the map</a>
    </OfficeMap>
  ),
};
