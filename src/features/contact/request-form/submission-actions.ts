import type { SubmissionContext } from '../../../../machines/submission/submission.ts';
import { announce, withdrawAnnouncement } from '../../../io/toasts.ts';
import type { FormPage } from './use-form-page.ts';

/** The toast of a request that was accepted. */
export interface SuccessWords {
  title: string;
  description: string;
}

interface ActionArgs {
  context: SubmissionContext;
}

/**
 * What the submission chart's actions do on the page.
 * @param page the elements of the form
 * @param success the toast for a request that was accepted
 * @param phone the office's number, for the toast of a failure
 * @param showsOwnMessage whether a failure shows the message that the function wrote for patients
 */
export const submissionActions = (
  page: FormPage,
  { success, phone, showsOwnMessage }: { success: SuccessWords; phone: string; showsOwnMessage: boolean },
) => ({
  announceSuccess: () => announce({ kind: 'success', ...success }),
  // The summary takes the focus and is read: the toast would say it again.
  announceIssues: ({ context }: ActionArgs) =>
    announce({ ...validationError, description: context.issues[0]?.message ?? '', isAnnouncedElsewhere: true }),
  announceFailure: ({ context }: ActionArgs) => {
    const own = showsOwnMessage ? context.messageForPatient : null;
    announce({ ...submissionFailed, description: own ?? `Please try again or call us at ${phone}.` });
  },
  withdrawIssues: () => withdrawAnnouncement(validationError.title),
  withdrawFailure: () => withdrawAnnouncement(submissionFailed.title),
  withdrawAnnouncement: () => withdrawAnnouncement(),
  focusIssues: () => page.focusSoon(page.issues, 'start'),
  focusConfirmation: () => page.focusSoon(page.confirmation, 'start'),
  clearForm: () => page.clear(),
});

const validationError = { kind: 'error', title: 'Validation Error' } as const;
const submissionFailed = { kind: 'error', title: 'Submission Failed' } as const;
