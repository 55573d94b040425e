import { type Examples, ignore, longText, picture } from '../examples/data.tsx';
import { ServiceCard } from './ServiceCard.tsx';

/** What there is to see of ServiceCard. */
export const examples: Examples = {
  'with a picture': (
    <ServiceCard
      service={{ id: 'contact-lens-fitting', title: 'Contact Lens Fitting', description: longText }}
      picture={picture}
      onActivated={ignore}
      onApproached={ignore}
    />
  ),
};
