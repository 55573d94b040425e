import type { Issue } from '../../supabase/functions/_shared/requests/types.ts';
import type { RequestOutcome, Submission } from './submission.ts';

const emailIssue: Issue = { field: 'email', message: 'Invalid email format' };
const nameIssue: Issue = { field: 'lastName', message: 'Required' };

/** An error as the browser throws it when there is no connection: its words are not for patients. */
const brokenConnection = new TypeError('Failed to fetch');
/** An error whose words were written for patients. */
const busyPractice = Object.assign(new Error('Our online forms are busy. Please call us.'), { name: 'PatientError' });

/** The practice took the request. */
export const accepted: RequestOutcome = { status: 'accepted', reference: 'R-7K2M9Q' };
/** The practice took the request and named no reference. */
export const acceptedWithoutReference: RequestOutcome = { status: 'accepted', reference: null };
/** An issue that the practice finds and the browser does not. */
export const refusedIssues: readonly Issue[] = [emailIssue];
/** The practice found an issue that the browser had not. */
export const refused: RequestOutcome = { status: 'refused', issues: refusedIssues };
/** The ways in which sending breaks. */
export const failures = { brokenConnection, busyPractice };
/** What the browser finds in a form without a last name. */
export const issues: readonly Issue[] = [nameIssue];

/** A form with a filled honeypot. */
export const trapped: Submission<never> = {
  honeypot: true,
  outcome: { issues: [{ field: 'website', message: 'Bot detected' }] },
};
/** A form with issues. */
export const faulty: Submission<never> = { honeypot: false, outcome: { issues } };
/** A form without issues. */
export const valid = <TAnswers>(answers: TAnswers): Submission<TAnswers> => ({ honeypot: false, outcome: { answers } });

/** Everything that can happen to the submission that the forms share. */
export const submissionFixtures = <TAnswers>(answers: TAnswers) => ({
  events: {
    'form.submitted': [trapped, faulty, valid(answers)].map((submission) => ({
      type: 'form.submitted' as const,
      submission,
    })),
    'confirmation.dismissed': [{ type: 'confirmation.dismissed' as const }],
  },
  actors: {
    sendRequest: {
      done: [accepted, acceptedWithoutReference, refused],
      failed: [brokenConnection, busyPractice],
    },
  },
});
