import { Button } from '../Button/Button.tsx';
import { type Examples, longText, picture } from '../examples/data.tsx';
import { Hero } from './Hero.tsx';

/** What there is to see of Hero. */
export const examples: Examples = {
  'of the home page': (
    <Hero
      heading="Clear sight, cared for by people who know you"
      lead={longText}
      points={['Same-day slots for urgent eyes', 'Five optometrists, eight languages']}
      picture={{ src: picture, alt: '' }}
      actions={<Button>Request Appointment</Button>}
    />
  ),
};
