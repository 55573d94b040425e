import type { FormWords } from '../../../content/types.ts';

export const forms: FormWords = {
  acknowledgement: 'I know that this is a wish and not a date.',
  privacyLine: 'We keep what you send to ourselves.',
  privacyLinkLabel: 'Our word on it',
  responseTime: 'We answer in a day.',
  noCopy: 'Write down your number.',
  forSomeoneElse: 'Give the name of whoever is coming.',
  visionTherapyWaitlist: { title: 'Waitlist', text: 'There is a wait for this.' },
  emergencyVisit: {
    open: { title: 'Ring us at once.', text: 'Or go to a hospital.' },
    closed: { title: 'Nobody is here.', text: 'Go to a hospital.' },
  },
};
