import { forms } from '#content/forms.data.ts';
import { practice as anyPractice } from '#content/practice.data.ts';
import type { FormOptions } from '#content/schema/options.ts';

/** The options of forms that are no practice's own, so that tests of components hold for any practice. */
export const options: FormOptions = {
  appointmentTypes: [
    { value: 'Checkup', label: 'A checkup' },
    { value: 'Emergency', label: 'An emergency', kind: 'emergency' },
    { value: 'Eye training', label: 'Training of the eyes', kind: 'waitlist' },
    { value: 'Anything', label: 'Anything else' },
  ],
  preferredTimes: [
    { value: 'Morning', label: 'In the morning', opens: '10:00', closes: '12:00' },
    { value: 'Evening', label: 'In the evening', opens: '16:00', closes: '18:00' },
  ],
  inquirySubjects: [
    { value: 'Parking', label: 'Where to park' },
    { value: 'Anything', label: 'Anything else' },
  ],
  lensSupplies: [{ value: 'For a year', label: 'A year' }],
};

/** The notice at a type with a waitlist. */
export const waitlist = {
  title: 'Waitlist',
  text: 'We call you when a place opens.',
  promise: { text: 'Expected in 2026.', lastDay: '2026-12-31' },
} as const;

/** The practice as its forms take it, with this notice and these options. */
export const practice = { ...anyPractice, forms: { ...forms, waitlist }, options, advice: null };
