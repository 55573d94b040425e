import type { Fixtures, Scenarios } from 'model-testing';
import { contactLensOrderMachine } from './contact-lens-order.machine.ts';

const chosen = <Status extends 'new' | 'established' | ''>(status: Status, isFileLost = false) =>
  ({ type: 'patientStatus.chosen', status, isFileLost }) as const;
const chosenNew = chosen('new');
const chosenNewAfterLoss = chosen('new', true);
const chosenEstablished = chosen('established');
const cleared = chosen('');
const pdf = { name: 'prescription.pdf', size: 2_000 };
const webp = { name: 'photo.webp', size: 2_000 };
const largePhoto = { name: 'photo.jpg', size: 5_242_881 };
const smallPhoto = { name: 'photo.jpg', size: 2_000 };
const goodFile = { type: 'file.chosen', file: pdf, size: 'fits' } as const;
const wrongFile = { type: 'file.chosen', file: webp, size: 'fits' } as const;
const largeFile = { type: 'file.chosen', file: { name: 'large.pdf', size: 5_242_881 }, size: 'tooLarge' } as const;
const largePicture = { type: 'file.chosen', file: largePhoto, size: 'tooLargePicture' } as const;
const smaller = { type: 'file.chosen', file: smallPhoto, size: 'fits' } as const;
const notSmaller = { failed: 'makeSmaller', error: new Error('The browser does not know this picture.') } as const;
const found = (issue: string | null) => ({ done: 'readFile', output: { picture: null, issue, note: null } }) as const;
const read = found(null);
const wrong = found('Only PDF, JPG, and PNG files are allowed. This is a WEBP picture.');
const unreadable = { failed: 'readFile', error: new Error('The file is gone.') } as const;

const fixtures: Fixtures<typeof contactLensOrderMachine> = {
  steps: [
    ...[chosenEstablished, chosenNew, chosenNewAfterLoss, cleared],
    ...[goodFile, wrongFile, largeFile, largePicture, smaller, notSmaller],
    ...[read, wrong, unreadable],
  ],
  canHappen: (snapshot, event) => {
    const { context, value } = snapshot;
    if (event.type === 'lastLenses.checked') return snapshot.matches({ established: 'described' });
    if (event.type === 'lastLenses.unchecked') return snapshot.matches({ established: 'asLastTime' });
    if (event.type === 'patientStatus.chosen') return !event.isFileLost || value === 'unchosen';
    if (event.type === 'file.removed') return context.file !== null;
    if (event.type === 'smaller.pressed') return context.largePicture !== null;
    return event.file !== smallPhoto || context.largePicture !== null;
  },
  // The files themselves decide what is found in them.
  canEnd: ({ context: { file } }, end) =>
    !('done' in end) || end.done !== 'readFile' || (end === wrong) === (file === webp),
};

const scenarios: Scenarios<typeof contactLensOrderMachine> = {
  'at first no status is chosen': { steps: [], ends: 'unchosen' },
  'choosing the same status again keeps the file': {
    steps: [chosenNew, goodFile, chosenNew, read, chosenNew],
    ends: { new: 'attached' },
    context: { file: pdf },
  },
  'a file that was read is attached': {
    steps: [chosenNew, goodFile, read],
    ends: { new: 'attached' },
    context: { reading: read.output },
  },
  'a file that was not kept is asked for again': { steps: [chosenNewAfterLoss], ends: { new: 'lost' } },
  'a file that cannot be read stays listed': {
    steps: [chosenNew, goodFile, unreadable],
    ends: { new: 'unreadable' },
    context: { file: pdf },
  },
  'a file that is too large also removes the file before it': {
    steps: [chosenNew, goodFile, read, largeFile],
    ends: { new: 'tooLarge' },
    actions: ['clearFile'],
    emits: [{ type: 'toast.announced', about: 'fileTooLarge' }],
    context: { file: null, reading: null, largePicture: null, isFileRemoved: true },
  },
  'a smaller picture is read': {
    steps: [chosenNew, largePicture, 'smaller.pressed', smaller],
    ends: { new: 'reading' },
    context: { file: smallPhoto, largePicture: null },
  },
  'a picture that cannot be made smaller stays too large': {
    steps: [chosenNew, largePicture, 'smaller.pressed', notSmaller],
    ends: { new: 'tooLarge' },
    context: { largePicture: null },
  },
  'a file of the wrong type stays listed with an error': {
    steps: [chosenNew, wrongFile, wrong],
    ends: { new: 'refused' },
    context: { file: webp, reading: wrong.output },
  },
  'a file can be removed': {
    steps: [chosenNew, goodFile, read, 'file.removed'],
    ends: { new: 'none' },
    actions: ['clearFile'],
    context: { file: null },
  },
  'becoming an established patient removes a file that is being read': {
    steps: [chosenNew, goodFile, chosenEstablished],
    ends: { established: 'described' },
    actions: ['clearFile'],
    context: { file: null, isFileRemoved: true },
  },
  'an established patient orders the same lenses as last time': {
    steps: [chosenEstablished, 'lastLenses.checked', chosenEstablished],
    ends: { established: 'asLastTime' },
  },
  'the lenses can be described again': {
    steps: [chosenEstablished, 'lastLenses.checked', 'lastLenses.unchecked', chosenEstablished],
    ends: { established: 'described' },
  },
  'the lenses of a new patient are described': {
    steps: [chosenEstablished, 'lastLenses.checked', chosenNew, chosenEstablished],
    ends: { established: 'described' },
    actions: ['clearFile'],
  },
  'a removed file does not come back': {
    steps: [chosenNew, goodFile, read, chosenEstablished, chosenNew],
    ends: { new: 'none' },
    context: { file: null },
  },
  'sending the order clears the status and the file': {
    steps: [chosenNew, goodFile, read, cleared],
    ends: 'unchosen',
    context: { file: null, isFileRemoved: false },
  },
};

export const contactLensOrderModel = {
  machine: contactLensOrderMachine,
  fixtures,
  scenarios,
  screen: 'src/features/contact/form-paths.test.tsx',
};
