import type { SubmissionContext } from '#machines/submission/submission.ts';
import { announce, withdrawAnnouncement } from '#src/toasts/toasts.ts';
import type { FormPage } from './use-form-page.ts';

/** The toast for an accepted request. */
export interface SuccessToast {
  title: string;
  description: string;
}

interface ActionArgs {
  context: SubmissionContext;
}

/**
 * The actions of the submission chart.
 * @param page the elements of the form
 * @param success the toast for an accepted request
 * @param phone the office's phone number, for the toast of a failure
 * @param showsOwnMessage whether a failure shows the function's message for patients
 */
export const submissionActions = (
  page: FormPage,
  { success, phone, showsOwnMessage }: { success: SuccessToast; phone: string; showsOwnMessage: boolean },
) => ({
  announceSuccess: () => announce({ kind: 'success', ...success }),
  // The error summary receives the focus and is announced.
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
