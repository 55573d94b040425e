import { setup } from 'xstate';
import type { InquiryRequest } from '#contract/index.ts';
import {
  answersIn,
  checkRequest,
  initialSubmission,
  type SubmissionContext,
  type SubmissionEvent,
  type SubmissionTag,
  sendRequest,
  submissionActions,
  submissionGuards,
  valuesIn,
} from '../submission/submission.ts';

/**
 * The general inquiry: the submission that all forms have, and nothing else.
 * - `editing`: nothing was submitted yet.
 * - `checking`: the contract is loaded and checks the values. Submitting again is ignored.
 * - `correcting`: issues are shown, found by the contract here or by the practice; `announced` while a toast is shown,
 *   `quiet` when the fields were changed or the form was left.
 * - `submitting`: the request is sent. Submitting again is ignored.
 * - `sent`: the confirmation is shown above the empty form, which can be filled in and sent again.
 * - `failed`: something failed. All input is kept, and submitting tries again; `announced` while a toast is shown,
 *   `quiet` when the form was left.
 *
 * A filled honeypot is ignored in every state.
 */
export const inquiryMachine = setup({
  types: {
    context: {} as SubmissionContext,
    events: {} as SubmissionEvent,
    tags: {} as SubmissionTag,
    children: {} as { checkRequest: 'checkRequest'; sendRequest: 'sendRequest' },
  },
  actors: { checkRequest: checkRequest<InquiryRequest>(), sendRequest: sendRequest<InquiryRequest>() },
  guards: submissionGuards,
  actions: submissionActions<SubmissionEvent>(),
}).createMachine({
  id: 'inquiry',
  context: initialSubmission,
  initial: 'editing',
  on: {
    'form.submitted': [{ guard: 'isHoneypotFilled' }, { target: '.checking' }],
  },
  states: {
    editing: {},
    checking: {
      tags: 'sending',
      entry: 'withdrawAnnouncement',
      on: { 'form.submitted': {} },
      invoke: {
        id: 'checkRequest',
        src: 'checkRequest',
        input: valuesIn,
        onDone: [
          { guard: 'hasIssues', target: 'correcting', actions: ['setIssues', 'announceIssues', 'focusIssues'] },
          { target: 'submitting' },
        ],
        onError: { target: 'failed', actions: ['setMessage', 'announceFailure'] },
      },
    },
    correcting: {
      initial: 'announced',
      states: {
        announced: {
          on: {
            'issues.addressed': { target: 'quiet', actions: 'withdrawIssues' },
            'form.left': { target: 'quiet', actions: 'withdrawIssues' },
          },
        },
        quiet: {},
      },
    },
    submitting: {
      tags: 'sending',
      entry: 'clearOutcome',
      on: { 'form.submitted': {} },
      invoke: {
        id: 'sendRequest',
        src: 'sendRequest',
        input: answersIn,
        onDone: [
          {
            guard: 'isAccepted',
            target: 'sent',
            actions: ['setReceipt', 'clearForm', 'announceSuccess', 'focusConfirmation'],
          },
          { target: 'correcting', actions: ['setIssues', 'announceIssues', 'focusIssues'] },
        ],
        onError: { target: 'failed', actions: ['setMessage', 'announceFailure'] },
      },
    },
    sent: { on: { 'confirmation.dismissed': { target: 'editing', actions: 'clearOutcome' } } },
    failed: {
      tags: 'failed',
      initial: 'announced',
      states: {
        announced: { on: { 'form.left': { target: 'quiet', actions: 'withdrawFailure' } } },
        quiet: {},
      },
    },
  },
});
