import type { Examples } from '../examples/data.tsx';
import { SubmitArea } from './SubmitArea.tsx';

const area = {
  pendingLabel: 'Sending...',
  privacyLine: 'We use what you send only to answer you.',
  privacyLink: { href: '#privacy', label: 'Read how we protect your privacy' },
};

/** What there is to see of SubmitArea. */
export const examples: Examples = {
  ready: <SubmitArea {...area} label="Send Message" isSwitchedOff={false} />,
  'while it is sent': <SubmitArea {...area} label="Sending..." isSwitchedOff />,
};
