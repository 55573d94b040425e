import { fromPromise, setup } from 'xstate';
import type { ContactLensRequest } from '../../supabase/functions/_shared/requests/index.ts';
import type { PatientStatus } from '../../supabase/functions/_shared/requests/options.ts';
import { providedByTheFeature } from '../provided-by-the-feature.ts';
import {
  checkRequest,
  initialSubmission,
  type SubmissionContext,
  type SubmissionEvent,
  sendRequest,
  submissionActions,
  submissionChart,
  submissionGuards,
  whenAccepted,
} from '../submission/submission.ts';

type ContactLensOrderEvent =
  | SubmissionEvent
  /** A status was chosen, or was already chosen before hydration. */
  | { type: 'patientStatus.chosen'; status: PatientStatus }
  /** A file was chosen or dropped, and replaces any other. `verdict` is the result of the contract. */
  | { type: 'file.chosen'; verdict: 'acceptable' | 'tooLarge' | 'wrongKind' }
  | { type: 'file.removed' };

/**
 * The contact lens order: the shared submission, and the patient status, which decides about the file.
 * - `submission`: as in every form. It can start while the file is being read.
 * - `patientStatus`: `unchosen`; `established` (a reassuring note); `new` (the upload area). In `new`, the file is
 *   `none`, `tooLarge` (not attached, with a toast), `reading` (with progress), `attached`, `refused` (of the wrong type;
 *   stays listed with an error) or `unreadable` (stays listed, can be replaced).
 *
 * After sending, the status is `unchosen` again. The feature also provides the actions `clearFile` (empties the picker),
 * `announceFileTooLarge` (a toast) and `withdrawFileTooLarge`, and the actor `readFile`, which rejects when the file
 * cannot be read.
 */
export const contactLensOrderMachine = setup({
  types: {
    context: {} as SubmissionContext,
    events: {} as ContactLensOrderEvent,
    children: {} as { checkRequest: 'checkRequest'; sendRequest: 'sendRequest'; readFile: 'readFile' },
  },
  actors: {
    checkRequest: checkRequest<ContactLensRequest>(),
    sendRequest: sendRequest<ContactLensRequest>(),
    readFile: fromPromise<void>(() => Promise.reject(new Error('The feature has to provide the actor "readFile".'))),
  },
  guards: {
    ...submissionGuards,
    isEstablished: ({ event }) => event.type === 'patientStatus.chosen' && event.status === 'established',
    isNew: ({ event }) => event.type === 'patientStatus.chosen' && event.status === 'new',
    isTooLarge: ({ event }) => event.type === 'file.chosen' && event.verdict === 'tooLarge',
    isWrongKind: ({ event }) => event.type === 'file.chosen' && event.verdict === 'wrongKind',
  },
  actions: {
    ...submissionActions<ContactLensOrderEvent>(),
    clearFile: providedByTheFeature('clearFile'),
    withdrawFileTooLarge: providedByTheFeature('withdrawFileTooLarge'),
    announceFileTooLarge: providedByTheFeature('announceFileTooLarge'),
  },
}).createMachine({
  id: 'contact-lens-order',
  context: initialSubmission,
  type: 'parallel',
  states: {
    submission: submissionChart(
      [],
      [whenAccepted(['#contact-lens-order.submission.sent', '#contact-lens-order.patientStatus.unchosen'])],
    ),
    patientStatus: {
      initial: 'unchosen',
      states: {
        unchosen: {
          on: {
            'patientStatus.chosen': [
              { guard: 'isEstablished', target: 'established', actions: 'clearFile' },
              { target: 'new' },
            ],
          },
        },
        established: {
          on: { 'patientStatus.chosen': { guard: 'isNew', target: 'new' } },
        },
        new: {
          initial: 'none',
          on: {
            'patientStatus.chosen': { guard: 'isEstablished', target: 'established', actions: 'clearFile' },
            'file.chosen': [
              { guard: 'isTooLarge', target: '.tooLarge', actions: ['clearFile', 'announceFileTooLarge'] },
              { guard: 'isWrongKind', target: '.refused' },
              { target: '.reading' },
            ],
            'file.removed': { target: '.none', actions: 'clearFile' },
          },
          states: {
            none: {},
            tooLarge: { exit: 'withdrawFileTooLarge', on: { 'form.left': 'none' } },
            reading: {
              invoke: { id: 'readFile', src: 'readFile', onDone: 'attached', onError: 'unreadable' },
            },
            attached: {},
            refused: {},
            unreadable: {},
          },
        },
      },
    },
  },
});
