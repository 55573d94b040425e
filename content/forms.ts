import type { FormWords } from './schema/practice.ts';

/** What the forms say besides their labels. */
export const forms: FormWords = {
  acknowledgement:
    'I understand that this is a request, not a confirmed booking. My visit is confirmed only when the office contacts me.',
  privacyLine:
    'We use what you send only to answer your request, to care for you, and to bill for that care. We may answer by email, which others could read on the way. If you prefer a call, say so in the form.',
  privacyLinkLabel: 'Read how we protect your privacy',
  // TODO(owner): confirm.
  responseTime: 'We answer most requests within one business day.',
  noCopy: 'We do not email you a copy of what you sent. Print this page, or take a picture of it.',
  forSomeoneElse:
    'Filling this in for a child or another person? Give the name and date of birth of the person who needs care, and your own name at the end of the form.',
  visionTherapyWaitlist: {
    title: 'Vision therapy waitlist',
    text: 'Our vision therapy program is at capacity. Send your request, and we will add you to the waitlist and call you when a place opens.',
    promise: { text: 'Availability expected in 2026.', lastDay: '2026-12-31' },
  },
  emergencyVisit: 'Do not wait for a reply.',
};
