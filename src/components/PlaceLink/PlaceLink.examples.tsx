import type { Examples } from '../examples/data.tsx';
import { PlaceLink } from './PlaceLink.tsx';

/** A link of a navigation, whose look is the navigation's. */
export const examples: Examples = {
  'to a section': (
    <PlaceLink to="/" hash="find-us" className="">
      Find Us
    </PlaceLink>
  ),
};
