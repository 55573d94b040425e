import type { ContactLensRequest } from '../../supabase/functions/_shared/requests/index.ts';
import type { Fixtures, Journeys } from '../model-testing/model.ts';
import { accepted, filledIn, submissionJourneys, submissionSteps } from '../submission/submission.model.ts';
import { contactLensOrderMachine } from './contact-lens-order.machine.ts';

const asBefore = { brand: '', power: '', baseCurve: '', diameter: '', quantity: '' };

/** A contact lens order that keeps every rule. */
export const contactLensAnswers: ContactLensRequest = {
  firstName: 'Ana',
  lastName: 'Lima',
  email: 'ana.lima@mail.example',
  confirmEmail: 'ana.lima@mail.example',
  phone: '(718) 555-0142',
  dateOfBirth: '1985-04-12',
  patientStatus: 'established',
  prescriptionFile: null,
  rightEye: asBefore,
  leftEye: asBefore,
  prescriptionDate: '',
  doctorName: '',
  additionalNotes: '',
  website: '',
};

const fitsToSend = ['established', { new: 'reading' }, { new: 'attached' }] as const;

const chosenNew = { type: 'patientStatus.chosen', status: 'new' } as const;
const chosenEstablished = { type: 'patientStatus.chosen', status: 'established' } as const;
const goodFile = { type: 'file.chosen', verdict: 'acceptable' } as const;
const largeFile = { type: 'file.chosen', verdict: 'tooLarge' } as const;
const wrongFile = { type: 'file.chosen', verdict: 'wrongKind' } as const;
const read = { done: 'readFile', output: undefined } as const;
const unreadable = { failed: 'readFile', error: new Error('The file is gone.') } as const;
const pressed = { type: 'form.submitted', submission: filledIn } as const;
const foundGood = { done: 'checkRequest', output: { answers: contactLensAnswers } } as const;

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
  'an established patient needs no file': {
    steps: [chosenEstablished],
    ends: { patientStatus: 'established' },
    actions: ['clearFile'],
  },
  'a new patient is asked for a file': { steps: [chosenNew], ends: { patientStatus: { new: 'none' } } },
  'a patient who is not established after all is asked for a file': {
    steps: [chosenEstablished, chosenNew],
    ends: { patientStatus: { new: 'none' } },
    actions: ['clearFile'],
  },
  'hearing the status again changes nothing': {
    steps: [chosenEstablished, chosenEstablished],
    ends: { patientStatus: 'established' },
    actions: ['clearFile'],
  },
  'hearing the status again keeps the file': {
    steps: [chosenNew, goodFile, read, chosenNew],
    ends: { patientStatus: { new: 'attached' } },
  },
  'a file is read': { steps: [chosenNew, goodFile], ends: { patientStatus: { new: 'reading' } } },
  'a file that was read is attached': {
    steps: [chosenNew, goodFile, read],
    ends: { patientStatus: { new: 'attached' } },
  },
  'a file that cannot be read stays listed': {
    steps: [chosenNew, goodFile, unreadable],
    ends: { patientStatus: { new: 'unreadable' } },
  },
  'another file takes the place of one that cannot be read': {
    steps: [chosenNew, goodFile, unreadable, goodFile, read],
    ends: { patientStatus: { new: 'attached' } },
  },
  'a file that is too large leaves the picker empty': {
    steps: [chosenNew, largeFile],
    ends: { patientStatus: { new: 'tooLarge' } },
    actions: ['clearFile', 'announceFileTooLarge'],
  },
  'a file that is too large does not leave the one before it either': {
    steps: [chosenNew, goodFile, read, largeFile],
    ends: { patientStatus: { new: 'tooLarge' } },
    actions: ['clearFile', 'announceFileTooLarge'],
  },
  'nothing is said of a file that was too large once another is chosen': {
    steps: [chosenNew, largeFile, goodFile],
    ends: { patientStatus: { new: 'reading' } },
    actions: ['clearFile', 'announceFileTooLarge', 'withdrawFileTooLarge'],
  },
  'nothing is said of a file that was too large once none is needed': {
    steps: [chosenNew, largeFile, chosenEstablished],
    ends: { patientStatus: 'established' },
    actions: ['clearFile', 'announceFileTooLarge', 'withdrawFileTooLarge', 'clearFile'],
  },
  'nothing is said of a file that was too large once the form is left': {
    steps: [chosenNew, largeFile, 'form.left'],
    ends: { patientStatus: { new: 'none' } },
    actions: ['clearFile', 'announceFileTooLarge', 'withdrawFileTooLarge'],
  },
  'a file of the wrong kind stays listed with its error': {
    steps: [chosenNew, wrongFile],
    ends: { patientStatus: { new: 'refused' } },
  },
  'a file can be removed': {
    steps: [chosenNew, goodFile, read, 'file.removed'],
    ends: { patientStatus: { new: 'none' } },
    actions: ['clearFile'],
  },
  'turning out to be established clears a file that is being read': {
    steps: [chosenNew, goodFile, chosenEstablished],
    ends: { patientStatus: 'established' },
    actions: ['clearFile'],
  },
  'a cleared file does not come back': {
    steps: [chosenNew, goodFile, read, chosenEstablished, chosenNew],
    ends: { patientStatus: { new: 'none' } },
    actions: ['clearFile'],
  },
  'an order can be sent while its file is being read': {
    steps: [chosenNew, goodFile, pressed, foundGood, read],
    ends: { submission: 'submitting', patientStatus: { new: 'attached' } },
    actions: ['withdrawAnnouncement'],
  },
  'nothing is chosen once an order is sent': {
    steps: [chosenNew, goodFile, read, pressed, foundGood, { done: 'sendRequest', output: accepted }],
    ends: { submission: 'sent', patientStatus: 'unchosen' },
    actions: ['withdrawAnnouncement', 'clearForm', 'announceSuccess', 'focusConfirmation'],
  },
};

/** The model of a contact lens order: its machine, everything that can happen to it, and its journeys. */
export const contactLensOrderModel = { machine: contactLensOrderMachine, fixtures, journeys };
