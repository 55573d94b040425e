import { type Examples, longText } from '../examples/data.tsx';
import { DetailSection } from './DetailSection.tsx';

/** What there is to see of DetailSection. */
export const examples: Examples = {
  'with text': (
    <DetailSection heading="About This Service">
      <p>{longText}</p>
    </DetailSection>
  ),
};
