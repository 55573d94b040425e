import { assign, setup } from 'xstate';
import type { PatientStatus } from '#contract/options.ts';
import type { PrescriptionFile } from '#contract/types.ts';
import { actorProvidedByTheFeature, providedByTheFeature } from '../provided-by-the-feature.ts';

/** The context of a contact lens order. */
export interface ContactLensOrderContext {
  /** The name and the size in bytes of the file that is listed; null for none. */
  readonly file: Readonly<Pick<PrescriptionFile, 'name' | 'size'>> | null;
}

type ContactLensOrderEvent =
  /** A status was chosen, or was already chosen before hydration; '' for none: the form was cleared. */
  | { type: 'patientStatus.chosen'; status: PatientStatus | '' }
  /** A file was chosen or dropped, and replaces any other. `verdict` is the result of the contract. */
  | {
      type: 'file.chosen';
      file: NonNullable<ContactLensOrderContext['file']>;
      verdict: 'acceptable' | 'tooLarge' | 'wrongKind';
    }
  | { type: 'file.removed' };

/**
 * What the contact lens order adds to the submission: the patient status, which decides about the file.
 * - `unchosen`
 * - `established`: a reassuring note.
 * - `new`: the upload area. The file is `none`, `tooLarge` (not attached, with an error), `reading` (with progress),
 *   `attached`, `refused` (of the wrong type; stays listed with an error) or `unreadable` (stays listed, can be replaced).
 *
 * The form can be submitted while the file is being read. The feature provides the actions `clearFile` (empties the picker)
 * and `announceFileTooLarge` (a toast), and the actor `readFile`, which rejects when the file cannot be read.
 */
export const contactLensOrderMachine = setup({
  types: {
    context: {} as ContactLensOrderContext,
    events: {} as ContactLensOrderEvent,
    children: {} as { readFile: 'readFile' },
  },
  actors: { readFile: actorProvidedByTheFeature<void>('readFile') },
  guards: {
    isUnchosen: ({ event }) => event.type === 'patientStatus.chosen' && event.status === '',
    isEstablished: ({ event }) => event.type === 'patientStatus.chosen' && event.status === 'established',
    isNew: ({ event }) => event.type === 'patientStatus.chosen' && event.status === 'new',
    isTooLarge: ({ event }) => event.type === 'file.chosen' && event.verdict === 'tooLarge',
    isWrongKind: ({ event }) => event.type === 'file.chosen' && event.verdict === 'wrongKind',
  },
  actions: {
    setFile: assign({ file: ({ event }) => (event.type === 'file.chosen' ? event.file : null) }),
    forgetFile: assign({ file: null }),
    clearFile: providedByTheFeature('clearFile'),
    announceFileTooLarge: providedByTheFeature('announceFileTooLarge'),
  },
}).createMachine({
  id: 'contact-lens-order',
  context: { file: null },
  initial: 'unchosen',
  on: {
    'patientStatus.chosen': [
      { guard: 'isUnchosen', target: '.unchosen' },
      { guard: 'isEstablished', target: '.established', actions: 'clearFile' },
      { target: '.new' },
    ],
  },
  states: {
    unchosen: {},
    established: {},
    new: {
      initial: 'none',
      exit: 'forgetFile',
      on: {
        'patientStatus.chosen': [{ guard: 'isNew' }],
        'file.chosen': [
          { guard: 'isTooLarge', target: '.tooLarge', actions: ['clearFile', 'forgetFile', 'announceFileTooLarge'] },
          { guard: 'isWrongKind', target: '.refused', actions: 'setFile' },
          { target: '.reading', actions: 'setFile' },
        ],
        'file.removed': { target: '.none', actions: ['clearFile', 'forgetFile'] },
      },
      states: {
        none: {},
        tooLarge: {},
        reading: { invoke: { id: 'readFile', src: 'readFile', onDone: 'attached', onError: 'unreadable' } },
        attached: {},
        refused: {},
        unreadable: {},
      },
    },
  },
});
