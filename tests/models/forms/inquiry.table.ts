import type { inquiryMachine } from '../../../machines/inquiry/inquiry.machine.ts';
import { inquiryAnswers } from '../../../machines/inquiry/inquiry.model.ts';
import type { WalkTable } from '../../../machines/model-testing/walk.ts';
import type { FormScreen } from './form-screen.ts';
import { submissionRows } from './submission-rows.ts';

const { firstName, lastName, email, phone, subject, message } = inquiryAnswers;

/**
 * How the inquiry's steps and states look on a screen.
 * @param officePhone the office's number, as it is read
 */
export const inquiryTable = (officePhone: string): WalkTable<typeof inquiryMachine, FormScreen> =>
  submissionRows(
    {
      button: 'Send Message',
      sending: 'Sending...',
      success: "Message Sent!: We'll get back to you as soon as possible.",
      confirmation: 'Your message was sent',
      phone: officePhone,
      otherToasts: [],
      showsOwnMessage: false,
    },
    { firstName, lastName, email, phone, message },
    (screen) => screen.select('subject', subject),
  );
