import type { SubmissionContext } from '../../../../machines/submission/submission.ts';
import { markTitle, unmarkTitle } from '../../../io/page-title.ts';
import { announce, withdrawAnnouncement } from '../../../io/toasts.ts';
import type { FormPage } from './use-form-page.ts';

/** What a form says when its request went out. */
export interface SuccessWords {
  title: string;
  description: string;
}

interface Heard {
  context: SubmissionContext;
}

/**
 * What the submission chart's actions do on the page.
 * @param page where the form stands on the page
 * @param success the toast for a request that was accepted
 * @param phone the office's number, for the toast of a failure
 * @param showsOwnMessage whether a failure shows the message that the function wrote for patients
 */
export const submissionActions = (
  page: FormPage,
  { success, phone, showsOwnMessage }: { success: SuccessWords; phone: string; showsOwnMessage: boolean },
) => ({
  announceSuccess: () => announce({ kind: 'success', ...success }),
  announceIssues: ({ context }: Heard) => {
    markTitle();
    announce({ kind: 'error', title: 'Validation Error', description: context.issues[0]?.message ?? '' });
  },
  announceFailure: ({ context }: Heard) => {
    const own = showsOwnMessage ? context.messageForPatient : null;
    announce({ kind: 'error', title: 'Submission Failed', description: own ?? generalFailure(phone) });
  },
  withdrawAnnouncement: () => {
    unmarkTitle();
    withdrawAnnouncement();
  },
  focusIssues: () => page.focusSoon('issues'),
  focusConfirmation: () => page.focusSoon('confirmation'),
  clearForm: () => page.clear(),
});

/** What a patient reads when a request could not be sent and nobody said why. */
export const generalFailure = (phone: string): string => `Please try again or call us at ${phone}.`;
