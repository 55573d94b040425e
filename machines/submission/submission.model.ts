import type { SnapshotFrom } from 'xstate';
import type { Issue } from '#contract/types.ts';
import type { inquiryMachine } from '../inquiry/inquiry.machine.ts';
import type { Receipt, RequestOutcome, Submission } from './submission.ts';

const emailIssue: Issue = { field: 'email', message: 'Invalid email format' };
const nameIssue: Issue = { field: 'lastName', message: 'Required' };

/** The error of a browser without a connection. Its message is not for patients. */
const lostConnection = new TypeError('Failed to fetch');
/** An error with a message for patients. */
const busyPractice = Object.assign(new Error('Our online forms are busy. Please call us.'), { name: 'PatientError' });

const receipt: Receipt = [['Sent', 'Friday, November 20, 2026 at 10:00 AM']];
export const accepted: RequestOutcome = { status: 'accepted', reference: 'R-7K2M9Q', receipt };
const acceptedWithoutReference: RequestOutcome = { status: 'accepted', reference: null, receipt };
/** Issues that the practice finds and the browser does not. */
const practiceIssues: readonly Issue[] = [emailIssue];
export const failures = { lostConnection, busyPractice };
/** The issues of a form without a last name. */
const issues: readonly Issue[] = [nameIssue];

/** A form with a filled honeypot. */
export const withHoneypot: Submission = { honeypot: true, values: { website: 'https://bot.example' } };
/** A form of a person, valid or not. */
export const filledIn: Submission = { honeypot: false, values: { website: '' } };

/** The form is submitted by a person. */
export const submitted = { type: 'form.submitted', submission: filledIn } as const;
const submittedByBot = { type: 'form.submitted', submission: withHoneypot } as const;
const checked = <TAnswers>(answers: TAnswers) => ({ done: 'checkRequest', output: { answers } }) as const;
/** The contract finds an issue. */
export const invalid = { done: 'checkRequest', output: { issues } } as const;
/** The contract cannot be loaded. */
export const checkFailed = {
  failed: 'checkRequest',
  error: new TypeError('Failed to fetch dynamically imported module'),
} as const;
/** The request is accepted. */
export const sent = { done: 'sendRequest', output: accepted } as const;
const sentWithoutReference = { done: 'sendRequest', output: acceptedWithoutReference } as const;
const refused = { done: 'sendRequest', output: { status: 'refused', issues: practiceIssues } } as const;
const requestFailed = { failed: 'sendRequest', error: failures.lostConnection } as const;
const requestFailedWithMessage = { failed: 'sendRequest', error: failures.busyPractice } as const;

/** What can happen to the submission that the forms share. */
export const submissionSteps = <TAnswers>(answers: TAnswers) =>
  [
    submittedByBot,
    submitted,
    checked(answers),
    invalid,
    checkFailed,
    sent,
    sentWithoutReference,
    refused,
    requestFailed,
    requestFailedWithMessage,
  ] as const;

/**
 * The journeys that every form shares.
 * @param answers a form without issues
 * @param before steps before the form can be sent, and their actions
 * @param value returns the state value of the form's machine for a state of its submission
 */
export function submissionJourneys<TAnswers, TBefore, const TAction extends string, TValue>(
  answers: TAnswers,
  before: { readonly steps: readonly TBefore[]; readonly actions: readonly TAction[] },
  value: (submission: SnapshotFrom<typeof inquiryMachine>['value'], form: 'filled' | 'cleared') => TValue,
) {
  const valid = checked(answers);
  const confirmed = ['clearForm', 'announceSuccess', 'focusConfirmation'] as const;
  const journeys = {
    'a submitted form is checked first': {
      steps: [submitted],
      ends: value('checking', 'filled'),
      actions: ['withdrawAnnouncement'],
    },
    'submitting again during the check is ignored': {
      steps: [submitted, submitted, submittedByBot, valid],
      ends: value('submitting', 'filled'),
      actions: ['withdrawAnnouncement'],
    },
    'a check that fails is announced': {
      steps: [submitted, checkFailed],
      ends: value({ failed: 'announced' }, 'filled'),
      actions: ['withdrawAnnouncement', 'announceFailure'],
      context: { messageForPatient: null, issues: [] },
    },
    'the form can be submitted again after a failed check': {
      steps: [submitted, checkFailed, submitted, valid, sent],
      ends: value('sent', 'cleared'),
      actions: ['withdrawAnnouncement', 'announceFailure', 'withdrawAnnouncement', ...confirmed],
    },
    'a failed check removes earlier issues': {
      steps: [submitted, invalid, submitted, checkFailed],
      ends: value({ failed: 'announced' }, 'filled'),
      actions: ['withdrawAnnouncement', 'announceIssues', 'focusIssues', 'withdrawAnnouncement', 'announceFailure'],
      context: { issues: [] },
    },
    'a request is sent and confirmed with its reference and receipt': {
      steps: [submitted, valid, sent],
      ends: value('sent', 'cleared'),
      actions: ['withdrawAnnouncement', ...confirmed],
      context: { reference: 'R-7K2M9Q', receipt, issues: [] },
    },
    'a confirmation without a reference can be dismissed': {
      steps: [submitted, valid, sentWithoutReference, 'confirmation.dismissed'],
      ends: value('editing', 'cleared'),
      actions: ['withdrawAnnouncement', ...confirmed],
      context: { reference: null },
    },
    'dismissing the confirmation removes the reference and the receipt': {
      steps: [submitted, valid, sent, 'confirmation.dismissed'],
      ends: value('editing', 'cleared'),
      actions: ['withdrawAnnouncement', ...confirmed],
      context: { reference: null, receipt: [] },
    },
    'leaving the form keeps the confirmation': {
      steps: [submitted, valid, sent, 'form.left'],
      ends: value('sent', 'cleared'),
      actions: ['withdrawAnnouncement', ...confirmed],
      context: { reference: 'R-7K2M9Q' },
    },
    'leaving the form during the request does not stop it': {
      steps: [submitted, valid, 'form.left', sent],
      ends: value('sent', 'cleared'),
      actions: ['withdrawAnnouncement', ...confirmed],
      context: { reference: 'R-7K2M9Q' },
    },
    'a failure is announced to a visitor who has left the form': {
      steps: [submitted, valid, 'form.left', requestFailed],
      ends: value({ failed: 'announced' }, 'filled'),
      actions: ['withdrawAnnouncement', 'announceFailure'],
    },
    'a second request can follow the first': {
      steps: [submitted, valid, sent, ...before.steps, submitted, valid],
      ends: value('submitting', 'filled'),
      actions: ['withdrawAnnouncement', ...confirmed, ...before.actions, 'withdrawAnnouncement'],
      context: { reference: null },
    },
    'issues are shown and nothing is sent': {
      steps: [submitted, invalid],
      ends: value({ correcting: 'announced' }, 'filled'),
      actions: ['withdrawAnnouncement', 'announceIssues', 'focusIssues'],
      context: { issues },
    },
    'changing all fields with issues removes the toast and keeps the issues': {
      steps: [submitted, invalid, 'issues.addressed'],
      ends: value({ correcting: 'quiet' }, 'filled'),
      actions: ['withdrawAnnouncement', 'announceIssues', 'focusIssues', 'withdrawIssues'],
      context: { issues },
    },
    'leaving the form removes the toast and keeps the issues': {
      steps: [submitted, invalid, 'form.left'],
      ends: value({ correcting: 'quiet' }, 'filled'),
      actions: ['withdrawAnnouncement', 'announceIssues', 'focusIssues', 'withdrawIssues'],
      context: { issues },
    },
    'a corrected form is sent': {
      steps: [submitted, invalid, submitted, valid],
      ends: value('submitting', 'filled'),
      actions: ['withdrawAnnouncement', 'announceIssues', 'focusIssues', 'withdrawAnnouncement'],
      context: { issues: [] },
    },
    'issues that the practice finds can be corrected': {
      steps: [submitted, valid, refused],
      ends: value({ correcting: 'announced' }, 'filled'),
      actions: ['withdrawAnnouncement', 'announceIssues', 'focusIssues'],
      context: { issues: practiceIssues },
    },
    'a lost connection is announced with the general message': {
      steps: [submitted, valid, requestFailed],
      ends: value({ failed: 'announced' }, 'filled'),
      actions: ['withdrawAnnouncement', 'announceFailure'],
      context: { messageForPatient: null },
    },
    'a failure is announced with the message for patients': {
      steps: [submitted, valid, requestFailedWithMessage],
      ends: value({ failed: 'announced' }, 'filled'),
      actions: ['withdrawAnnouncement', 'announceFailure'],
      context: { messageForPatient: 'Our online forms are busy. Please call us.' },
    },
    'leaving the form removes the toast about a failure': {
      steps: [submitted, valid, requestFailed, 'form.left'],
      ends: value({ failed: 'quiet' }, 'filled'),
      actions: ['withdrawAnnouncement', 'announceFailure', 'withdrawFailure'],
    },
    'the form can be submitted again after a failure': {
      steps: [submitted, valid, requestFailed, submitted, valid, sent],
      ends: value('sent', 'cleared'),
      actions: ['withdrawAnnouncement', 'announceFailure', 'withdrawAnnouncement', ...confirmed],
    },
    'submitting again during the request is ignored': {
      steps: [submitted, valid, submitted, sent],
      ends: value('sent', 'cleared'),
      actions: ['withdrawAnnouncement', ...confirmed],
    },
    'a filled honeypot does not try again after a failure': {
      steps: [submitted, checkFailed, submittedByBot],
      ends: value({ failed: 'announced' }, 'filled'),
      actions: ['withdrawAnnouncement', 'announceFailure'],
    },
    'a filled honeypot is ignored': {
      steps: [submittedByBot],
      ends: value('editing', 'filled'),
      context: { issues: [] },
    },
  } as const;
  return Object.fromEntries(
    Object.entries(journeys).map(([name, journey]) => [
      name,
      {
        ...journey,
        steps: [...before.steps, ...journey.steps],
        actions: [...before.actions, ...('actions' in journey ? journey.actions : [])],
      },
    ]),
  );
}
