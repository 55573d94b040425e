import { Confirmation } from '../features/contact/parts/Confirmation.tsx';
import { DraftNotice } from '../features/contact/parts/DraftNotice.tsx';
import { Honeypot } from '../features/contact/parts/Honeypot.tsx';
import { NeedsScript } from '../features/contact/parts/NeedsScript.tsx';
import { SubmitArea } from '../features/contact/parts/SubmitArea.tsx';
import { ContactAside } from '../routes/-home/ContactAside.tsx';
import { type Examples, ignore, phone } from './data.ts';

const submitAreaProps = {
  pendingLabel: 'Sending...',
  privacyLine: 'We use what you send only to answer you.',
  privacyLink: { href: '#privacy', label: 'Read how we protect your privacy' },
};

export const examples: Examples = {
  Confirmation: {
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
  },
  ContactAside: {
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
  },
  DraftNotice: {
    'above a form': <DraftNotice onClear={ignore} />,
  },
  Honeypot: {
    'which nobody sees': <Honeypot id="honeypot" />,
  },
  NeedsScript: {
    'around something to press': (
      <NeedsScript instead={<p>This needs JavaScript.</p>}>
        <button type="button">Press</button>
      </NeedsScript>
    ),
  },
  SubmitArea: {
    ready: <SubmitArea {...submitAreaProps} label="Send Message" isSwitchedOff={false} />,
    'while it is sent': <SubmitArea {...submitAreaProps} label="Sending..." isSwitchedOff />,
  },
};
