import {
  accepted,
  acceptedWithoutReference,
  failures,
  faulty,
  issues,
  refused,
  refusedIssues,
  trapped,
  valid,
} from './submission.fixtures.ts';

/** A state of the submission that the forms share. */
export type SubmissionState = 'editing' | 'correcting' | 'submitting' | 'sent' | 'failed';

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
  const pressed = { type: 'form.submitted', submission: valid(answers) } as const;
  const pressedWithIssues = { type: 'form.submitted', submission: faulty } as const;
  const pressedByARobot = { type: 'form.submitted', submission: trapped } as const;
  const dismissed = { type: 'confirmation.dismissed' } as const;
  return [
    {
      name: 'a request is sent and confirmed with its reference',
      steps: [...before.steps, pressed, { done: 'sendRequest', output: accepted }],
      ends: standing('sent', 'cleared'),
      performs: [...before.performs, 'withdrawAnnouncement', 'clearForm', 'announceSuccess', 'focusConfirmation'],
      remembers: { reference: 'R-7K2M9Q', issues: [] },
    },
    {
      name: 'a confirmation without a reference is put away',
      steps: [...before.steps, pressed, { done: 'sendRequest', output: acceptedWithoutReference }, dismissed],
      ends: standing('editing', 'cleared'),
      performs: [...before.performs, 'withdrawAnnouncement', 'clearForm', 'announceSuccess', 'focusConfirmation'],
      remembers: { reference: null },
    },
    {
      name: 'a confirmation is put away and its reference forgotten',
      steps: [...before.steps, pressed, { done: 'sendRequest', output: accepted }, dismissed],
      ends: standing('editing', 'cleared'),
      performs: [...before.performs, 'withdrawAnnouncement', 'clearForm', 'announceSuccess', 'focusConfirmation'],
      remembers: { reference: null },
    },
    {
      name: 'a second request follows the first',
      steps: [...before.steps, pressed, { done: 'sendRequest', output: accepted }, ...before.steps, pressed],
      ends: standing('submitting', 'filled'),
      performs: [
        ...before.performs,
        'withdrawAnnouncement',
        'clearForm',
        'announceSuccess',
        'focusConfirmation',
        ...before.performs,
        'withdrawAnnouncement',
      ],
      remembers: { reference: null },
    },
    {
      name: 'issues are shown and nothing is sent',
      steps: [...before.steps, pressedWithIssues],
      ends: standing('correcting', 'filled'),
      performs: [...before.performs, 'announceIssues', 'focusIssues'],
      remembers: { issues },
    },
    {
      name: 'a corrected request is on its way',
      steps: [...before.steps, pressedWithIssues, pressed],
      ends: standing('submitting', 'filled'),
      performs: [...before.performs, 'announceIssues', 'focusIssues', 'withdrawAnnouncement'],
      remembers: { issues: [] },
    },
    {
      name: 'what the practice refuses can be corrected',
      steps: [...before.steps, pressed, { done: 'sendRequest', output: refused }],
      ends: standing('correcting', 'filled'),
      performs: [...before.performs, 'withdrawAnnouncement', 'announceIssues', 'focusIssues'],
      remembers: { issues: refusedIssues },
    },
    {
      name: 'a broken connection is told in general words',
      steps: [...before.steps, pressed, { failed: 'sendRequest', error: failures.brokenConnection }],
      ends: standing('failed', 'filled'),
      performs: [...before.performs, 'withdrawAnnouncement', 'announceFailure'],
      remembers: { messageForPatient: null },
    },
    {
      name: 'a failure is told in words that were written for patients',
      steps: [...before.steps, pressed, { failed: 'sendRequest', error: failures.busyPractice }],
      ends: standing('failed', 'filled'),
      performs: [...before.performs, 'withdrawAnnouncement', 'announceFailure'],
      remembers: { messageForPatient: 'Our online forms are busy. Please call us.' },
    },
    {
      name: 'the same button tries again after a failure',
      steps: [
        ...before.steps,
        pressed,
        { failed: 'sendRequest', error: failures.brokenConnection },
        pressed,
        { done: 'sendRequest', output: accepted },
      ],
      ends: standing('sent', 'cleared'),
      performs: [
        ...before.performs,
        'withdrawAnnouncement',
        'announceFailure',
        'withdrawAnnouncement',
        'clearForm',
        'announceSuccess',
        'focusConfirmation',
      ],
    },
    {
      name: 'a second press while sending is ignored',
      steps: [...before.steps, pressed, pressed, pressedWithIssues, { done: 'sendRequest', output: accepted }],
      ends: standing('sent', 'cleared'),
      performs: [...before.performs, 'withdrawAnnouncement', 'clearForm', 'announceSuccess', 'focusConfirmation'],
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
