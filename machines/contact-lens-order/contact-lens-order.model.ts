import type { Fixtures, Journeys } from 'model-testing';
import type { ContactLensRequest } from '#contract/index.ts';
import {
  checkFailed,
  invalid,
  sent,
  submissionJourneys,
  submissionSteps,
  submitted,
} from '../submission/submission.model.ts';
import { contactLensOrderMachine } from './contact-lens-order.machine.ts';

const emptyPrescription = { brand: '', power: '', baseCurve: '', diameter: '', quantity: '' };

/** Valid answers. */
export const contactLensAnswers: ContactLensRequest = {
  firstName: 'Ana',
  lastName: 'Lima',
  email: 'ana.lima@mail.example',
  confirmEmail: 'ana.lima@mail.example',
  phone: '(718) 555-0142',
  dateOfBirth: '1985-04-12',
  patientStatus: 'established',
  prescriptionFile: null,
  rightEye: emptyPrescription,
  leftEye: emptyPrescription,
  prescriptionDate: '',
  doctorName: '',
  additionalNotes: '',
  website: '',
};

const fitsToSend = ['established', { new: 'reading' }, { new: 'attached' }] as const;

const chosenNew = { type: 'patientStatus.chosen', status: 'new' } as const;
const chosenEstablished = { type: 'patientStatus.chosen', status: 'established' } as const;
const pdf = { name: 'prescription.pdf', size: 2_000 };
const webp = { name: 'photo.webp', size: 2_000 };
const goodFile = { type: 'file.chosen', file: pdf, verdict: 'acceptable' } as const;
const largeFile = { type: 'file.chosen', file: { name: 'large.pdf', size: 5_242_881 }, verdict: 'tooLarge' } as const;
const wrongFile = { type: 'file.chosen', file: webp, verdict: 'wrongKind' } as const;
const read = { done: 'readFile', output: undefined } as const;
const unreadable = { failed: 'readFile', error: new Error('The file is gone.') } as const;
const valid = { done: 'checkRequest', output: { answers: contactLensAnswers } } as const;

const fixtures: Fixtures<typeof contactLensOrderMachine> = {
  steps: [
    ...submissionSteps(contactLensAnswers),
    chosenEstablished,
    chosenNew,
    goodFile,
    largeFile,
    wrongFile,
    read,
    unreadable,
  ],
  canHappen: (snapshot, event) => {
    if (event.type === 'file.chosen') return snapshot.matches({ patientStatus: 'new' });
    const isEmpty = (['none', 'tooLarge'] as const).some((file) => snapshot.matches({ patientStatus: { new: file } }));
    if (event.type === 'file.removed') return !isEmpty;
    return (
      event.type !== 'form.submitted' ||
      event.submission.honeypot ||
      fitsToSend.some((patientStatus) => snapshot.matches({ patientStatus }))
    );
  },
};

const journeys: Journeys<typeof contactLensOrderMachine> = {
  ...submissionJourneys(
    contactLensAnswers,
    { steps: [chosenEstablished], actions: ['clearFile'] },
    (submission, form) => ({
      submission,
      patientStatus: form === 'filled' ? ('established' as const) : ('unchosen' as const),
    }),
  ),
  'at first no status is chosen': { steps: [], ends: { submission: 'editing', patientStatus: 'unchosen' } },
  'an established patient is not asked for a file': {
    steps: [chosenEstablished],
    ends: { patientStatus: 'established' },
    actions: ['clearFile'],
  },
  'a new patient is asked for a file': { steps: [chosenNew], ends: { patientStatus: { new: 'none' } } },
  'changing the status to new asks for a file': {
    steps: [chosenEstablished, chosenNew],
    ends: { patientStatus: { new: 'none' } },
    actions: ['clearFile'],
  },
  'choosing the same status again changes nothing': {
    steps: [chosenEstablished, chosenEstablished],
    ends: { patientStatus: 'established' },
    actions: ['clearFile'],
  },
  'choosing the same status again keeps the file': {
    steps: [chosenNew, goodFile, read, chosenNew],
    ends: { patientStatus: { new: 'attached' } },
  },
  'a chosen file is listed and read': {
    steps: [chosenNew, goodFile],
    ends: { patientStatus: { new: 'reading' } },
    context: { file: pdf },
  },
  'a file that was read is attached': {
    steps: [chosenNew, goodFile, read],
    ends: { patientStatus: { new: 'attached' } },
  },
  'a file that cannot be read stays listed': {
    steps: [chosenNew, goodFile, unreadable],
    ends: { patientStatus: { new: 'unreadable' } },
    context: { file: pdf },
  },
  'another file replaces one that cannot be read': {
    steps: [chosenNew, goodFile, unreadable, goodFile, read],
    ends: { patientStatus: { new: 'attached' } },
  },
  'a file that is too large is not attached': {
    steps: [chosenNew, largeFile],
    ends: { patientStatus: { new: 'tooLarge' } },
    actions: ['clearFile', 'announceFileTooLarge'],
  },
  'a file that is too large also removes the file before it': {
    steps: [chosenNew, goodFile, read, largeFile],
    ends: { patientStatus: { new: 'tooLarge' } },
    actions: ['clearFile', 'announceFileTooLarge'],
    context: { file: null },
  },
  'choosing another file removes the message about a large file': {
    steps: [chosenNew, largeFile, goodFile],
    ends: { patientStatus: { new: 'reading' } },
    actions: ['clearFile', 'announceFileTooLarge', 'withdrawFileTooLarge'],
  },
  'becoming an established patient removes the message about a large file': {
    steps: [chosenNew, largeFile, chosenEstablished],
    ends: { patientStatus: 'established' },
    actions: ['clearFile', 'announceFileTooLarge', 'withdrawFileTooLarge', 'clearFile'],
  },
  'leaving the form removes the message about a large file': {
    steps: [chosenNew, largeFile, 'form.left'],
    ends: { patientStatus: { new: 'none' } },
    actions: ['clearFile', 'announceFileTooLarge', 'withdrawFileTooLarge'],
  },
  'the message about a large file replaces that about issues': {
    steps: [chosenNew, goodFile, submitted, invalid, largeFile],
    ends: { submission: { correcting: 'quiet' }, patientStatus: { new: 'tooLarge' } },
    actions: ['withdrawAnnouncement', 'announceIssues', 'focusIssues', 'clearFile', 'announceFileTooLarge'],
  },
  'the message about a large file replaces that about a failure': {
    steps: [chosenNew, goodFile, submitted, checkFailed, largeFile],
    ends: { submission: { failed: 'quiet' }, patientStatus: { new: 'tooLarge' } },
    actions: ['withdrawAnnouncement', 'announceFailure', 'clearFile', 'announceFileTooLarge'],
  },
  'a file that is listed keeps the message about issues': {
    steps: [chosenNew, goodFile, submitted, invalid, wrongFile],
    ends: { submission: { correcting: 'announced' }, patientStatus: { new: 'refused' } },
    actions: ['withdrawAnnouncement', 'announceIssues', 'focusIssues'],
  },
  'a file that is listed keeps the message about a failure': {
    steps: [chosenNew, goodFile, submitted, checkFailed, wrongFile],
    ends: { submission: { failed: 'announced' }, patientStatus: { new: 'refused' } },
    actions: ['withdrawAnnouncement', 'announceFailure'],
  },
  'a file of the wrong type stays listed with an error': {
    steps: [chosenNew, wrongFile],
    ends: { patientStatus: { new: 'refused' } },
    context: { file: webp },
  },
  'a file can be removed': {
    steps: [chosenNew, goodFile, read, 'file.removed'],
    ends: { patientStatus: { new: 'none' } },
    actions: ['clearFile'],
    context: { file: null },
  },
  'becoming an established patient removes a file that is being read': {
    steps: [chosenNew, goodFile, chosenEstablished],
    ends: { patientStatus: 'established' },
    actions: ['clearFile'],
    context: { file: null },
  },
  'a removed file does not come back': {
    steps: [chosenNew, goodFile, read, chosenEstablished, chosenNew],
    ends: { patientStatus: { new: 'none' } },
    actions: ['clearFile'],
    context: { file: null },
  },
  'an order can be sent while its file is being read': {
    steps: [chosenNew, goodFile, submitted, valid, read],
    ends: { submission: 'submitting', patientStatus: { new: 'attached' } },
    actions: ['withdrawAnnouncement'],
  },
  'sending the order resets the status': {
    steps: [chosenNew, goodFile, read, submitted, valid, sent],
    ends: { submission: 'sent', patientStatus: 'unchosen' },
    actions: ['withdrawAnnouncement', 'clearForm', 'announceSuccess', 'focusConfirmation'],
    context: { file: null },
  },
};

export const contactLensOrderModel = { machine: contactLensOrderMachine, fixtures, journeys };
