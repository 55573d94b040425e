import {
  accepted,
  acceptedWithoutReference,
  failures,
  filledIn,
  issues,
  missingContract,
  refused,
  refusedIssues,
  trapped,
} from './submission.fixtures.ts';

/** A state of the submission that the forms share. */
export type SubmissionState =
  | 'editing'
  | { correcting: 'announced' | 'quiet' }
  | 'checking'
  | 'submitting'
  | 'sent'
  | { failed: 'announced' | 'quiet' };

/**
 * The stories that every form shares.
 * @param answers a form without issues
 * @param before what has to happen before the form can be sent, and what that performs
 * @param standing the form's whole state: that of its submission, and what else is so in a filled or a cleared form
 */
export function submissionJourneys<TAnswers, TBefore, const TAction extends string, TValue>(
  answers: TAnswers,
  before: { readonly steps: readonly TBefore[]; readonly performs: readonly TAction[] },
  standing: (submission: SubmissionState, form: 'filled' | 'cleared') => TValue,
) {
  const pressed = { type: 'form.submitted', submission: filledIn } as const;
  const pressedByARobot = { type: 'form.submitted', submission: trapped } as const;
  const dismissed = { type: 'confirmation.dismissed' } as const;
  const addressed = { type: 'issues.addressed' } as const;
  const left = { type: 'form.left' } as const;
  const foundGood = { done: 'checkRequest', output: { answers } } as const;
  const foundFaulty = { done: 'checkRequest', output: { issues } } as const;
  const notChecked = { failed: 'checkRequest', error: missingContract } as const;
  const taken = { done: 'sendRequest', output: accepted } as const;
  const notSent = { failed: 'sendRequest', error: failures.brokenConnection } as const;
  const refusedWithWords = { failed: 'sendRequest', error: failures.busyPractice } as const;
  const confirmed = ['clearForm', 'announceSuccess', 'focusConfirmation'] as const;
  return [
    {
      name: 'a press is checked first',
      steps: [...before.steps, pressed],
      ends: standing('checking', 'filled'),
      performs: [...before.performs, 'withdrawAnnouncement'],
    },
    {
      name: 'a second press while the form is checked is ignored',
      steps: [...before.steps, pressed, pressed, pressedByARobot, foundGood],
      ends: standing('submitting', 'filled'),
      performs: [...before.performs, 'withdrawAnnouncement'],
    },
    {
      name: 'a form that cannot be checked says so and is kept',
      steps: [...before.steps, pressed, notChecked],
      ends: standing({ failed: 'announced' }, 'filled'),
      performs: [...before.performs, 'withdrawAnnouncement', 'announceFailure'],
      remembers: { messageForPatient: null, issues: [] },
    },
    {
      name: 'the same button tries again after a form could not be checked',
      steps: [...before.steps, pressed, notChecked, pressed, foundGood, taken],
      ends: standing('sent', 'cleared'),
      performs: [...before.performs, 'withdrawAnnouncement', 'announceFailure', 'withdrawAnnouncement', ...confirmed],
    },
    {
      name: 'issues that were shown are forgotten when the form cannot be checked any more',
      steps: [...before.steps, pressed, foundFaulty, pressed, notChecked],
      ends: standing({ failed: 'announced' }, 'filled'),
      performs: [
        ...before.performs,
        'withdrawAnnouncement',
        'announceIssues',
        'focusIssues',
        'withdrawAnnouncement',
        'announceFailure',
      ],
      remembers: { issues: [] },
    },
    {
      name: 'a request is sent and confirmed with its reference',
      steps: [...before.steps, pressed, foundGood, taken],
      ends: standing('sent', 'cleared'),
      performs: [...before.performs, 'withdrawAnnouncement', ...confirmed],
      remembers: { reference: 'R-7K2M9Q', issues: [] },
    },
    {
      name: 'a confirmation without a reference is put away',
      steps: [
        ...before.steps,
        pressed,
        foundGood,
        { done: 'sendRequest', output: acceptedWithoutReference },
        dismissed,
      ],
      ends: standing('editing', 'cleared'),
      performs: [...before.performs, 'withdrawAnnouncement', ...confirmed],
      remembers: { reference: null },
    },
    {
      name: 'a confirmation is put away and its reference forgotten',
      steps: [...before.steps, pressed, foundGood, taken, dismissed],
      ends: standing('editing', 'cleared'),
      performs: [...before.performs, 'withdrawAnnouncement', ...confirmed],
      remembers: { reference: null },
    },
    {
      name: 'a confirmation stays while the form is left',
      steps: [...before.steps, pressed, foundGood, taken, left],
      ends: standing('sent', 'cleared'),
      performs: [...before.performs, 'withdrawAnnouncement', ...confirmed],
      remembers: { reference: 'R-7K2M9Q' },
    },
    {
      name: 'a second request follows the first',
      steps: [...before.steps, pressed, foundGood, taken, ...before.steps, pressed, foundGood],
      ends: standing('submitting', 'filled'),
      performs: [...before.performs, 'withdrawAnnouncement', ...confirmed, ...before.performs, 'withdrawAnnouncement'],
      remembers: { reference: null },
    },
    {
      name: 'issues are shown and nothing is sent',
      steps: [...before.steps, pressed, foundFaulty],
      ends: standing({ correcting: 'announced' }, 'filled'),
      performs: [...before.performs, 'withdrawAnnouncement', 'announceIssues', 'focusIssues'],
      remembers: { issues },
    },
    {
      name: 'issues stay when all their fields have been changed, and are announced no longer',
      steps: [...before.steps, pressed, foundFaulty, addressed],
      ends: standing({ correcting: 'quiet' }, 'filled'),
      performs: [...before.performs, 'withdrawAnnouncement', 'announceIssues', 'focusIssues', 'withdrawIssues'],
      remembers: { issues },
    },
    {
      name: 'issues stay when the form is left, and are announced no longer',
      steps: [...before.steps, pressed, foundFaulty, left],
      ends: standing({ correcting: 'quiet' }, 'filled'),
      performs: [...before.performs, 'withdrawAnnouncement', 'announceIssues', 'focusIssues', 'withdrawIssues'],
      remembers: { issues },
    },
    {
      name: 'a corrected request is on its way',
      steps: [...before.steps, pressed, foundFaulty, pressed, foundGood],
      ends: standing('submitting', 'filled'),
      performs: [...before.performs, 'withdrawAnnouncement', 'announceIssues', 'focusIssues', 'withdrawAnnouncement'],
      remembers: { issues: [] },
    },
    {
      name: 'what the practice refuses can be corrected',
      steps: [...before.steps, pressed, foundGood, { done: 'sendRequest', output: refused }],
      ends: standing({ correcting: 'announced' }, 'filled'),
      performs: [...before.performs, 'withdrawAnnouncement', 'announceIssues', 'focusIssues'],
      remembers: { issues: refusedIssues },
    },
    {
      name: 'a broken connection is told in general words',
      steps: [...before.steps, pressed, foundGood, notSent],
      ends: standing({ failed: 'announced' }, 'filled'),
      performs: [...before.performs, 'withdrawAnnouncement', 'announceFailure'],
      remembers: { messageForPatient: null },
    },
    {
      name: 'a failure is told in words that were written for patients',
      steps: [...before.steps, pressed, foundGood, refusedWithWords],
      ends: standing({ failed: 'announced' }, 'filled'),
      performs: [...before.performs, 'withdrawAnnouncement', 'announceFailure'],
      remembers: { messageForPatient: 'Our online forms are busy. Please call us.' },
    },
    {
      name: 'a failure is announced no longer once the form is left',
      steps: [...before.steps, pressed, foundGood, notSent, left],
      ends: standing({ failed: 'quiet' }, 'filled'),
      performs: [...before.performs, 'withdrawAnnouncement', 'announceFailure', 'withdrawFailure'],
    },
    {
      name: 'the same button tries again after a failure',
      steps: [...before.steps, pressed, foundGood, notSent, pressed, foundGood, taken],
      ends: standing('sent', 'cleared'),
      performs: [...before.performs, 'withdrawAnnouncement', 'announceFailure', 'withdrawAnnouncement', ...confirmed],
    },
    {
      name: 'a second press while sending is ignored',
      steps: [...before.steps, pressed, foundGood, pressed, taken],
      ends: standing('sent', 'cleared'),
      performs: [...before.performs, 'withdrawAnnouncement', ...confirmed],
    },
    {
      name: 'a robot is met with silence',
      steps: [...before.steps, pressedByARobot],
      ends: standing('editing', 'filled'),
      performs: [...before.performs],
      remembers: { issues: [] },
    },
  ] as const;
}
