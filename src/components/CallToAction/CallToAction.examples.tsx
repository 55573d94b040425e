import { Button } from '../Button/Button.tsx';
import { type Examples, phone } from '../examples/data.tsx';
import { CallToAction } from './CallToAction.tsx';

/** What there is to see of CallToAction. */
export const examples: Examples = {
  'at the end of a page': (
    <CallToAction
      heading="Ready to See Clearly?"
      lead="Ask for a visit today."
      phone={phone}
      action={<Button>Request Appointment</Button>}
    />
  ),
};
