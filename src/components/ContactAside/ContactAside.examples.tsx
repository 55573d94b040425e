import { type Examples, phone } from '../examples/data.tsx';
import { ContactAside } from './ContactAside.tsx';

/** What there is to see of ContactAside. */
export const examples: Examples = {
  'beside a form': (
    <ContactAside
      phone={phone}
      hours={<a href="#hours">Open now, closes at 6 PM</a>}
      address={<a href="#map">519 5th Avenue, Brooklyn, NY 11215</a>}
      responseTime="We answer within one business day."
      steps={['We read it.', 'We call you.']}
    >
      <p>The form</p>
    </ContactAside>
  ),
};
