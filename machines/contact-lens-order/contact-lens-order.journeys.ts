import type { Journeys } from '../model-testing/model.ts';
import { accepted, filledIn } from '../submission/submission.fixtures.ts';
import { submissionJourneys } from '../submission/submission.journeys.ts';
import { contactLensAnswers } from './contact-lens-order.fixtures.ts';
import type { contactLensOrderMachine } from './contact-lens-order.machine.ts';

const chosenNew = { type: 'patientStatus.chosen', status: 'new' } as const;
const chosenEstablished = { type: 'patientStatus.chosen', status: 'established' } as const;
const goodFile = { type: 'file.chosen', verdict: 'acceptable' } as const;
const largeFile = { type: 'file.chosen', verdict: 'tooLarge' } as const;
const wrongFile = { type: 'file.chosen', verdict: 'wrongKind' } as const;
const removed = { type: 'file.removed' } as const;
const read = { done: 'readFile', output: undefined } as const;
const unreadable = { failed: 'readFile', error: new Error('The file is gone.') } as const;
const pressed = { type: 'form.submitted', submission: filledIn } as const;
const foundGood = { done: 'checkRequest', output: { answers: contactLensAnswers } } as const;
const left = { type: 'form.left' } as const;

/** The journeys of a contact lens order: those that every form shares, and its own. */
export const contactLensOrderJourneys: Journeys<typeof contactLensOrderMachine> = {
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
    ends: { submission: 'editing', patientStatus: 'established' },
    actions: ['clearFile'],
  },
  'a new patient is asked for a file': {
    steps: [chosenNew],
    ends: { submission: 'editing', patientStatus: { new: 'none' } },
  },
  'a patient who is not established after all is asked for a file': {
    steps: [chosenEstablished, chosenNew],
    ends: { submission: 'editing', patientStatus: { new: 'none' } },
    actions: ['clearFile'],
  },
  'hearing the status again changes nothing': {
    steps: [chosenEstablished, chosenEstablished],
    ends: { submission: 'editing', patientStatus: 'established' },
    actions: ['clearFile'],
  },
  'hearing the status again keeps the file': {
    steps: [chosenNew, goodFile, read, chosenNew],
    ends: { submission: 'editing', patientStatus: { new: 'attached' } },
  },
  'a file is read': {
    steps: [chosenNew, goodFile],
    ends: { submission: 'editing', patientStatus: { new: 'reading' } },
  },
  'a file that was read is attached': {
    steps: [chosenNew, goodFile, read],
    ends: { submission: 'editing', patientStatus: { new: 'attached' } },
  },
  'a file that cannot be read stays listed': {
    steps: [chosenNew, goodFile, unreadable],
    ends: { submission: 'editing', patientStatus: { new: 'unreadable' } },
  },
  'another file takes the place of one that cannot be read': {
    steps: [chosenNew, goodFile, unreadable, goodFile, read],
    ends: { submission: 'editing', patientStatus: { new: 'attached' } },
  },
  'a file that is too large leaves the picker empty': {
    steps: [chosenNew, largeFile],
    ends: { submission: 'editing', patientStatus: { new: 'tooLarge' } },
    actions: ['clearFile', 'announceFileTooLarge'],
  },
  'a file that is too large does not leave the one before it either': {
    steps: [chosenNew, goodFile, read, largeFile],
    ends: { submission: 'editing', patientStatus: { new: 'tooLarge' } },
    actions: ['clearFile', 'announceFileTooLarge'],
  },
  'nothing is said of a file that was too large once another is chosen': {
    steps: [chosenNew, largeFile, goodFile],
    ends: { submission: 'editing', patientStatus: { new: 'reading' } },
    actions: ['clearFile', 'announceFileTooLarge', 'withdrawFileTooLarge'],
  },
  'nothing is said of a file that was too large once none is needed': {
    steps: [chosenNew, largeFile, chosenEstablished],
    ends: { submission: 'editing', patientStatus: 'established' },
    actions: ['clearFile', 'announceFileTooLarge', 'withdrawFileTooLarge', 'clearFile'],
  },
  'nothing is said of a file that was too large once the form is left': {
    steps: [chosenNew, largeFile, left],
    ends: { submission: 'editing', patientStatus: { new: 'none' } },
    actions: ['clearFile', 'announceFileTooLarge', 'withdrawFileTooLarge'],
  },
  'a file of the wrong kind stays listed with its error': {
    steps: [chosenNew, wrongFile],
    ends: { submission: 'editing', patientStatus: { new: 'refused' } },
  },
  'a file can be removed': {
    steps: [chosenNew, goodFile, read, removed],
    ends: { submission: 'editing', patientStatus: { new: 'none' } },
    actions: ['clearFile'],
  },
  'turning out to be established clears a file that is being read': {
    steps: [chosenNew, goodFile, chosenEstablished],
    ends: { submission: 'editing', patientStatus: 'established' },
    actions: ['clearFile'],
  },
  'a cleared file does not come back': {
    steps: [chosenNew, goodFile, read, chosenEstablished, chosenNew],
    ends: { submission: 'editing', patientStatus: { new: 'none' } },
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
