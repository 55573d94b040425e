import { assign, setup } from 'xstate';
import type { ContactLensRequest } from '#contract/index.ts';
import type { PatientStatus } from '#contract/options.ts';
import type { PrescriptionFile } from '#contract/types.ts';
import { actorProvidedByTheFeature, providedByTheFeature } from '../provided-by-the-feature.ts';
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

/** The name and the size in bytes of a file. */
export type ChosenFile = Readonly<Pick<PrescriptionFile, 'name' | 'size'>>;

/** The context of a contact lens order. */
export interface ContactLensOrderContext extends SubmissionContext {
  /** The file that is listed; null for none. */
  readonly file: ChosenFile | null;
}

type ContactLensOrderEvent =
  | SubmissionEvent
  /** A status was chosen, or was already chosen before hydration. */
  | { type: 'patientStatus.chosen'; status: PatientStatus }
  /** A file was chosen or dropped, and replaces any other. `verdict` is the result of the contract. */
  | { type: 'file.chosen'; file: ChosenFile; verdict: 'acceptable' | 'tooLarge' | 'wrongKind' }
  | { type: 'file.removed' };

/**
 * The contact lens order: the submission that all forms have, and the patient status, which decides about the file.
 * - `submission`: as in the inquiry. It can start while the file is being read, and the toast about a file that is too
 *   large replaces its own.
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
    context: {} as ContactLensOrderContext,
    events: {} as ContactLensOrderEvent,
    tags: {} as SubmissionTag,
    children: {} as { checkRequest: 'checkRequest'; sendRequest: 'sendRequest'; readFile: 'readFile' },
  },
  actors: {
    checkRequest: checkRequest<ContactLensRequest>(),
    sendRequest: sendRequest<ContactLensRequest>(),
    readFile: actorProvidedByTheFeature<void>('readFile'),
  },
  guards: {
    ...submissionGuards,
    isEstablished: ({ event }) => event.type === 'patientStatus.chosen' && event.status === 'established',
    isNew: ({ event }) => event.type === 'patientStatus.chosen' && event.status === 'new',
    isTooLarge: ({ event }) => event.type === 'file.chosen' && event.verdict === 'tooLarge',
    isWrongKind: ({ event }) => event.type === 'file.chosen' && event.verdict === 'wrongKind',
  },
  actions: {
    ...submissionActions<ContactLensOrderEvent, ContactLensOrderContext>(),
    setFile: assign({ file: ({ event }) => (event.type === 'file.chosen' ? event.file : null) }),
    forgetFile: assign({ file: null }),
    clearFile: providedByTheFeature('clearFile'),
    withdrawFileTooLarge: providedByTheFeature('withdrawFileTooLarge'),
    announceFileTooLarge: providedByTheFeature('announceFileTooLarge'),
  },
}).createMachine({
  id: 'contact-lens-order',
  context: { ...initialSubmission, file: null },
  type: 'parallel',
  states: {
    submission: {
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
                'file.chosen': { guard: 'isTooLarge', target: 'quiet' },
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
                target: ['#contact-lens-order.submission.sent', '#contact-lens-order.patientStatus.unchosen'],
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
            announced: {
              on: {
                'form.left': { target: 'quiet', actions: 'withdrawFailure' },
                'file.chosen': { guard: 'isTooLarge', target: 'quiet' },
              },
            },
            quiet: {},
          },
        },
      },
    },
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
          exit: 'forgetFile',
          on: {
            'patientStatus.chosen': { guard: 'isEstablished', target: 'established', actions: 'clearFile' },
            'file.chosen': [
              {
                guard: 'isTooLarge',
                target: '.tooLarge',
                actions: ['clearFile', 'forgetFile', 'announceFileTooLarge'],
              },
              { guard: 'isWrongKind', target: '.refused', actions: 'setFile' },
              { target: '.reading', actions: 'setFile' },
            ],
            'file.removed': { target: '.none', actions: ['clearFile', 'forgetFile'] },
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
