import { type Examples, ignore, phone } from '../examples/data.tsx';
import { Confirmation } from './Confirmation.tsx';

/** What there is to see of Confirmation. */
export const examples: Examples = {
  'with a reference': (
    <Confirmation
      ref={null}
      id="confirmation-with"
      sender="Neighborhood Optometry"
      title="Request Submitted!"
      facts={[
        ['Request', 'Appointment request'],
        ['Preferred date', 'Tuesday, November 24, 2026'],
        ['Sent', 'Friday, November 20, 2026 at 12:00 PM, New York time'],
      ]}
      whatHappensNext={['Somebody at the office reads it.', 'We answer most requests within one business day.']}
      reference={'NO-7K2M-4QXD'}
      phone={phone}
      address="519 5th Avenue, Brooklyn, NY 11215"
      onPrint={ignore}
      onDismiss={ignore}
    />
  ),
  'without one': (
    <Confirmation
      ref={null}
      id="confirmation-without"
      sender="Neighborhood Optometry"
      title="Request Submitted!"
      facts={[
        ['Request', 'General inquiry'],
        ['Sent', 'Friday, November 20, 2026 at 12:00 PM, New York time'],
      ]}
      whatHappensNext={['Somebody at the office reads it.', 'We answer most requests within one business day.']}
      reference={null}
      phone={phone}
      address="519 5th Avenue, Brooklyn, NY 11215"
      onPrint={ignore}
      onDismiss={ignore}
    />
  ),
};
