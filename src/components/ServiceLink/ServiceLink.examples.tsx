import { type Examples, longText, picture } from '../examples/data.tsx';
import { ServiceLink } from './ServiceLink.tsx';

/** What there is to see of ServiceLink. */
export const examples: Examples = {
  'with a picture': (
    <ServiceLink
      service={{ id: 'contact-lens-fitting', title: 'Contact Lens Fitting', description: longText }}
      picture={picture}
    />
  ),
};
