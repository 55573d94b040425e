import { practice } from '#content/practice.ts';
import type { RequestType } from '#contract/options.ts';

/** Labels and messages of the forms in the contact section. */
export const formWords = {
  appointment: {
    tab: 'Appointment Request',
    button: 'Submit Request',
    sending: 'Submitting...',
    success: "Request Submitted!: We'll contact you shortly to confirm your appointment.",
    confirmation: 'Your appointment request was sent',
  },
  inquiry: {
    tab: 'General Inquiry',
    button: 'Send Message',
    sending: 'Sending...',
    success: "Message Sent!: We'll get back to you as soon as possible.",
    confirmation: 'Your message was sent',
  },
  'contact-lens': {
    tab: 'Contact Lens Ordering',
    button: 'Submit Order Request',
    sending: 'Submitting...',
    success: 'Order Request Submitted!: Our team will verify your prescription and contact you to finalize your order.',
    confirmation: 'Your contact lens order request was sent',
  },
} as const satisfies Record<RequestType, object>;

/** The toast after a failure without a message of its own, as "Title: description". */
export const generalFailure = `Submission Failed: Please try again or call us at ${practice.phone.display}.`;
