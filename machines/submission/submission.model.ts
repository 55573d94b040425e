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
const acceptedWithoutReference: RequestOutcome = { status: 'accepted', reference: null };
/** An issue that the practice finds and the browser does not. */
const refusedIssues: readonly Issue[] = [emailIssue];
/** The practice found an issue that the browser had not. */
const refused: RequestOutcome = { status: 'refused', issues: refusedIssues };
/** The ways in which sending breaks. */
export const failures = { brokenConnection, busyPractice };
/** What the browser finds in a form without a last name. */
const issues: readonly Issue[] = [nameIssue];

/** The contract could not be fetched. */
const missingContract = new TypeError('Failed to fetch dynamically imported module');

/** A form with a filled honeypot. */
export const trapped: Submission = { honeypot: true, values: { website: 'https://bot.example' } };
/** A form that a person filled in, well or not: only the contract knows. */
export const filledIn: Submission = { honeypot: false, values: { website: '' } };

/** What can happen to the submission that the forms share. */
export const submissionSteps = <TAnswers>(answers: TAnswers) =>
  [
    { type: 'form.submitted', submission: trapped },
    { type: 'form.submitted', submission: filledIn },
    { done: 'checkRequest', output: { answers } },
    { done: 'checkRequest', output: { issues } },
    { failed: 'checkRequest', error: missingContract },
    { done: 'sendRequest', output: accepted },
    { done: 'sendRequest', output: acceptedWithoutReference },
    { done: 'sendRequest', output: refused },
    { failed: 'sendRequest', error: failures.brokenConnection },
    { failed: 'sendRequest', error: failures.busyPractice },
  ] as const;

/** A state of the submission that the forms share. */
export type SubmissionState =
  | 'editing'
  | { correcting: 'announced' | 'quiet' }
  | 'checking'
  | 'submitting'
  | 'sent'
  | { failed: 'announced' | 'quiet' };

/**
 * The journeys that every form shares.
 * @param answers a form without issues
 * @param before what has to happen before the form can be sent, and the actions of that
 * @param value the form's state value for a state of its submission, when the form is filled or cleared
 */
export function submissionJourneys<TAnswers, TBefore, const TAction extends string, TValue>(
  answers: TAnswers,
  before: { readonly steps: readonly TBefore[]; readonly actions: readonly TAction[] },
  value: (submission: SubmissionState, form: 'filled' | 'cleared') => TValue,
) {
  const pressed = { type: 'form.submitted', submission: filledIn } as const;
  const pressedByBot = { type: 'form.submitted', submission: trapped } as const;
  const foundGood = { done: 'checkRequest', output: { answers } } as const;
  const foundFaulty = { done: 'checkRequest', output: { issues } } as const;
  const notChecked = { failed: 'checkRequest', error: missingContract } as const;
  const taken = { done: 'sendRequest', output: accepted } as const;
  const notSent = { failed: 'sendRequest', error: failures.brokenConnection } as const;
  const refusedWithWords = { failed: 'sendRequest', error: failures.busyPractice } as const;
  const confirmed = ['clearForm', 'announceSuccess', 'focusConfirmation'] as const;
  const journeys = {
    'a press is checked first': {
      steps: [pressed],
      ends: value('checking', 'filled'),
      actions: ['withdrawAnnouncement'],
    },
    'a second press while the form is checked is ignored': {
      steps: [pressed, pressed, pressedByBot, foundGood],
      ends: value('submitting', 'filled'),
      actions: ['withdrawAnnouncement'],
    },
    'a form that cannot be checked says so and is kept': {
      steps: [pressed, notChecked],
      ends: value({ failed: 'announced' }, 'filled'),
      actions: ['withdrawAnnouncement', 'announceFailure'],
      context: { messageForPatient: null, issues: [] },
    },
    'the same button tries again after a form could not be checked': {
      steps: [pressed, notChecked, pressed, foundGood, taken],
      ends: value('sent', 'cleared'),
      actions: ['withdrawAnnouncement', 'announceFailure', 'withdrawAnnouncement', ...confirmed],
    },
    'issues that were shown are forgotten when the form cannot be checked any more': {
      steps: [pressed, foundFaulty, pressed, notChecked],
      ends: value({ failed: 'announced' }, 'filled'),
      actions: ['withdrawAnnouncement', 'announceIssues', 'focusIssues', 'withdrawAnnouncement', 'announceFailure'],
      context: { issues: [] },
    },
    'a request is sent and confirmed with its reference': {
      steps: [pressed, foundGood, taken],
      ends: value('sent', 'cleared'),
      actions: ['withdrawAnnouncement', ...confirmed],
      context: { reference: 'R-7K2M9Q', issues: [] },
    },
    'a confirmation without a reference is put away': {
      steps: [pressed, foundGood, { done: 'sendRequest', output: acceptedWithoutReference }, 'confirmation.dismissed'],
      ends: value('editing', 'cleared'),
      actions: ['withdrawAnnouncement', ...confirmed],
      context: { reference: null },
    },
    'a confirmation is put away and its reference forgotten': {
      steps: [pressed, foundGood, taken, 'confirmation.dismissed'],
      ends: value('editing', 'cleared'),
      actions: ['withdrawAnnouncement', ...confirmed],
      context: { reference: null },
    },
    'a confirmation stays while the form is left': {
      steps: [pressed, foundGood, taken, 'form.left'],
      ends: value('sent', 'cleared'),
      actions: ['withdrawAnnouncement', ...confirmed],
      context: { reference: 'R-7K2M9Q' },
    },
    'a second request follows the first': {
      steps: [pressed, foundGood, taken, ...before.steps, pressed, foundGood],
      ends: value('submitting', 'filled'),
      actions: ['withdrawAnnouncement', ...confirmed, ...before.actions, 'withdrawAnnouncement'],
      context: { reference: null },
    },
    'issues are shown and nothing is sent': {
      steps: [pressed, foundFaulty],
      ends: value({ correcting: 'announced' }, 'filled'),
      actions: ['withdrawAnnouncement', 'announceIssues', 'focusIssues'],
      context: { issues },
    },
    'issues stay when all their fields have been changed, and are announced no longer': {
      steps: [pressed, foundFaulty, 'issues.addressed'],
      ends: value({ correcting: 'quiet' }, 'filled'),
      actions: ['withdrawAnnouncement', 'announceIssues', 'focusIssues', 'withdrawIssues'],
      context: { issues },
    },
    'issues stay when the form is left, and are announced no longer': {
      steps: [pressed, foundFaulty, 'form.left'],
      ends: value({ correcting: 'quiet' }, 'filled'),
      actions: ['withdrawAnnouncement', 'announceIssues', 'focusIssues', 'withdrawIssues'],
      context: { issues },
    },
    'a corrected request is on its way': {
      steps: [pressed, foundFaulty, pressed, foundGood],
      ends: value('submitting', 'filled'),
      actions: ['withdrawAnnouncement', 'announceIssues', 'focusIssues', 'withdrawAnnouncement'],
      context: { issues: [] },
    },
    'what the practice refuses can be corrected': {
      steps: [pressed, foundGood, { done: 'sendRequest', output: refused }],
      ends: value({ correcting: 'announced' }, 'filled'),
      actions: ['withdrawAnnouncement', 'announceIssues', 'focusIssues'],
      context: { issues: refusedIssues },
    },
    'a broken connection is announced in general words': {
      steps: [pressed, foundGood, notSent],
      ends: value({ failed: 'announced' }, 'filled'),
      actions: ['withdrawAnnouncement', 'announceFailure'],
      context: { messageForPatient: null },
    },
    'a failure is announced in words that were written for patients': {
      steps: [pressed, foundGood, refusedWithWords],
      ends: value({ failed: 'announced' }, 'filled'),
      actions: ['withdrawAnnouncement', 'announceFailure'],
      context: { messageForPatient: 'Our online forms are busy. Please call us.' },
    },
    'a failure is announced no longer once the form is left': {
      steps: [pressed, foundGood, notSent, 'form.left'],
      ends: value({ failed: 'quiet' }, 'filled'),
      actions: ['withdrawAnnouncement', 'announceFailure', 'withdrawFailure'],
    },
    'the same button tries again after a failure': {
      steps: [pressed, foundGood, notSent, pressed, foundGood, taken],
      ends: value('sent', 'cleared'),
      actions: ['withdrawAnnouncement', 'announceFailure', 'withdrawAnnouncement', ...confirmed],
    },
    'a second press while sending is ignored': {
      steps: [pressed, foundGood, pressed, taken],
      ends: value('sent', 'cleared'),
      actions: ['withdrawAnnouncement', ...confirmed],
    },
    'a bot is met with silence': { steps: [pressedByBot], ends: value('editing', 'filled'), context: { issues: [] } },
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
