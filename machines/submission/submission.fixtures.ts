import type { Issue } from '../../supabase/functions/_shared/requests/types.ts';
import type { CheckOutcome, RequestOutcome, Submission } from './submission.ts';

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

/** The contract could not be fetched. */
export const missingContract = new TypeError('Failed to fetch dynamically imported module');

/** A form with a filled honeypot. */
export const trapped: Submission = { honeypot: true, values: { website: 'https://bot.example' } };
/** A form that a person filled in, well or not: only the contract knows. */
export const filledIn: Submission = { honeypot: false, values: { website: '' } };

/** Everything that can happen to the submission that the forms share. */
export const submissionFixtures = <TAnswers>(answers: TAnswers) => ({
  events: {
    'form.submitted': [trapped, filledIn].map((submission) => ({ type: 'form.submitted' as const, submission })),
    'confirmation.dismissed': [{ type: 'confirmation.dismissed' as const }],
    'issues.addressed': [{ type: 'issues.addressed' as const }],
    'form.left': [{ type: 'form.left' as const }],
  },
  actors: {
    checkRequest: {
      done: [{ answers }, { issues }] satisfies CheckOutcome<TAnswers>[],
      failed: [missingContract],
    },
    sendRequest: {
      done: [accepted, acceptedWithoutReference, refused],
      failed: [brokenConnection, busyPractice],
    },
  },
});
