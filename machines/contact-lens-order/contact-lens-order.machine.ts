import { type ActorRefFrom, assign, emit, type NonReducibleUnknown, setup } from 'xstate';
import type { PatientStatus } from '#contract/options.ts';
import type { PrescriptionFile } from '#contract/types.ts';
import { providedActions, providedActor } from '../provided.ts';

/** The name and the size in bytes of a file. */
type ChosenFile = Readonly<Pick<PrescriptionFile, 'name' | 'size'>>;

/** What reading a file found. */
export interface FileReading {
  /** The address of the picture; null for another file. */
  readonly picture: string | null;
  /** Why the file is refused; null when it is attached. */
  readonly issue: string | null;
  /** What to know about a file that is attached; null for nothing. */
  readonly note: string | null;
}

export interface ContactLensOrderContext {
  /** The file that is listed; null for none. */
  readonly file: ChosenFile | null;
  /** What reading it found; null until it was read. */
  readonly reading: FileReading | null;
  /** A picture that is too large, and can be made smaller; null for none. */
  readonly largePicture: ChosenFile | null;
  /** Whether another answer, or a file that is too large, has removed a file that was listed. */
  readonly isFileRemoved: boolean;
}

type ContactLensOrderEvent =
  /**
   * A status was chosen, or was already chosen before hydration; '' for none: the form was cleared. `isFileLost`: a file
   * was being chosen, and the browser has discarded the document since.
   */
  | { type: 'patientStatus.chosen'; status: PatientStatus | ''; isFileLost: boolean }
  /** The box "The same lenses as last time" of an established patient. */
  | { type: 'lastLenses.checked' }
  | { type: 'lastLenses.unchecked' }
  /** A file was chosen or dropped, and replaces any other. `size`: how it compares with the limit. */
  | { type: 'file.chosen'; file: ChosenFile; size: 'fits' | 'tooLarge' | 'tooLargePicture' }
  | { type: 'file.removed' }
  /** Only while `largePicture` is offered. */
  | { type: 'smaller.pressed' };

const noFile = { file: null, reading: null, largePicture: null, isFileRemoved: false };

/** Emitted while a file is read: the fraction of the file that has been read, from 0 to 1. */
export type FileProgress = { type: 'file.progressed'; fraction: number };

const readFile = providedActor<FileReading, NonReducibleUnknown, FileProgress>();

/** The actor that reads a file. */
export type FileReader = ActorRefFrom<typeof readFile>;

/**
 * The feature provides the action `clearFile` (empties the picker), and the actors `readFile`, which rejects when the file
 * cannot be read, and `makeSmaller`, which chooses the smaller picture, or rejects.
 */
export const contactLensOrderMachine = setup({
  types: {
    context: {} as ContactLensOrderContext,
    events: {} as ContactLensOrderEvent,
    emitted: {} as { type: 'toast.announced'; about: 'fileTooLarge' },
    children: {} as { readFile: 'readFile'; makeSmaller: 'makeSmaller' },
  },
  actors: { readFile, makeSmaller: providedActor<void>() },
  guards: {
    isUnchosen: ({ event }) => event.type === 'patientStatus.chosen' && event.status === '',
    isEstablished: ({ event }) => event.type === 'patientStatus.chosen' && event.status === 'established',
    isNew: ({ event }) => event.type === 'patientStatus.chosen' && event.status === 'new',
    isFileLost: ({ event }) => event.type === 'patientStatus.chosen' && event.isFileLost,
    isTooLarge: ({ event }) => event.type === 'file.chosen' && event.size !== 'fits',
    isRefused: (_, { issue }: FileReading) => issue !== null,
  },
  actions: {
    setFile: assign({ ...noFile, file: ({ event }) => (event.type === 'file.chosen' ? event.file : null) }),
    setReading: assign({ reading: (_, reading: FileReading) => reading }),
    setLargePicture: assign({
      ...noFile,
      largePicture: ({ event }) =>
        event.type === 'file.chosen' && event.size === 'tooLargePicture' ? event.file : null,
      isFileRemoved: ({ context }) => context.file !== null,
    }),
    forgetFile: assign(noFile),
    // That the form was cleared is said elsewhere.
    leaveFile: assign({
      ...noFile,
      isFileRemoved: ({ context, event }) =>
        context.file !== null && event.type === 'patientStatus.chosen' && event.status === 'established',
    }),
    announceFileTooLarge: emit({ type: 'toast.announced', about: 'fileTooLarge' }),
    ...providedActions('clearFile'),
  },
}).createMachine({
  id: 'contact-lens-order',
  description:
    'What the contact lens order adds to the submission: the patient status, which decides about the file and about what is asked of the lenses. The form can be submitted while the file is being read.',
  context: noFile,
  initial: 'unchosen',
  on: {
    'patientStatus.chosen': [
      { guard: 'isUnchosen', target: '.unchosen' },
      { guard: 'isEstablished', target: '.established', actions: 'clearFile' },
      { guard: 'isFileLost', target: '.new.lost' },
      { target: '.new' },
    ],
  },
  states: {
    unchosen: {},
    established: {
      description: 'A reassuring note is shown, and the box "The same lenses as last time".',
      on: { 'patientStatus.chosen': [{ guard: 'isEstablished' }] },
      initial: 'described',
      states: {
        described: { description: 'The lenses are asked for.', on: { 'lastLenses.checked': 'asLastTime' } },
        asLastTime: {
          description: 'Only how many is asked. What was typed about the lenses is kept, and not sent.',
          on: { 'lastLenses.unchecked': 'described' },
        },
      },
    },
    new: {
      description: 'The upload area is shown.',
      initial: 'none',
      exit: 'leaveFile',
      on: {
        'patientStatus.chosen': [{ guard: 'isNew' }],
        'file.chosen': [
          {
            guard: 'isTooLarge',
            target: '.tooLarge',
            actions: ['clearFile', 'setLargePicture', 'announceFileTooLarge'],
          },
          { target: '.reading', actions: 'setFile' },
        ],
        'file.removed': { target: '.none', actions: ['clearFile', 'forgetFile'] },
      },
      states: {
        none: {},
        lost: { description: 'The browser has not kept the file.' },
        tooLarge: { description: 'The file is not attached, with an error.', on: { 'smaller.pressed': 'shrinking' } },
        shrinking: {
          description: 'A picture becomes small enough, and is then chosen.',
          invoke: { id: 'makeSmaller', src: 'makeSmaller', onError: { target: 'tooLarge', actions: 'forgetFile' } },
        },
        reading: {
          description: 'The file is being read, with progress.',
          invoke: {
            id: 'readFile',
            src: 'readFile',
            onDone: [
              {
                guard: { type: 'isRefused', params: ({ event }) => event.output },
                target: 'refused',
                actions: { type: 'setReading', params: ({ event }) => event.output },
              },
              { target: 'attached', actions: { type: 'setReading', params: ({ event }) => event.output } },
            ],
            onError: 'unreadable',
          },
        },
        attached: {},
        refused: { description: 'The file is of the wrong type. It stays listed with an error.' },
        unreadable: { description: 'The file stays listed, and can be replaced.' },
      },
    },
  },
});
