import type { Fixtures, Journeys } from 'model-testing';
import { contactLensOrderMachine } from './contact-lens-order.machine.ts';

const chosenNew = { type: 'patientStatus.chosen', status: 'new' } as const;
const chosenEstablished = { type: 'patientStatus.chosen', status: 'established' } as const;
const cleared = { type: 'patientStatus.chosen', status: '' } as const;
const pdf = { name: 'prescription.pdf', size: 2_000 };
const webp = { name: 'photo.webp', size: 2_000 };
const goodFile = { type: 'file.chosen', file: pdf, verdict: 'acceptable' } as const;
const largeFile = { type: 'file.chosen', file: { name: 'large.pdf', size: 5_242_881 }, verdict: 'tooLarge' } as const;
const wrongFile = { type: 'file.chosen', file: webp, verdict: 'wrongKind' } as const;
const read = { done: 'readFile', output: undefined } as const;
const unreadable = { failed: 'readFile', error: new Error('The file is gone.') } as const;

const fixtures: Fixtures<typeof contactLensOrderMachine> = {
  steps: [chosenEstablished, chosenNew, cleared, goodFile, largeFile, wrongFile, read, unreadable],
  canHappen: (snapshot, event) =>
    event.type !== 'file.removed' || !(snapshot.matches({ new: 'none' }) || snapshot.matches({ new: 'tooLarge' })),
};

const tooLarge = ['clearFile', 'announceFileTooLarge'] as const;

const journeys: Journeys<typeof contactLensOrderMachine> = {
  'at first no status is chosen': { steps: [], ends: 'unchosen' },
  'an established patient is not asked for a file': {
    steps: [chosenEstablished],
    ends: 'established',
    actions: ['clearFile'],
  },
  'a new patient is asked for a file': { steps: [chosenNew], ends: { new: 'none' } },
  'changing the status to new asks for a file': {
    steps: [chosenEstablished, chosenNew],
    ends: { new: 'none' },
    actions: ['clearFile'],
  },
  'choosing the same status again keeps the file': {
    steps: [chosenNew, goodFile, chosenNew, read, chosenNew],
    ends: { new: 'attached' },
    context: { file: pdf },
  },
  'a chosen file is listed and read': {
    steps: [chosenNew, goodFile],
    ends: { new: 'reading' },
    context: { file: pdf },
  },
  'a file that was read is attached': { steps: [chosenNew, goodFile, read], ends: { new: 'attached' } },
  'a file that cannot be read stays listed': {
    steps: [chosenNew, goodFile, unreadable],
    ends: { new: 'unreadable' },
    context: { file: pdf },
  },
  'another file replaces one that cannot be read': {
    steps: [chosenNew, goodFile, unreadable, goodFile, read],
    ends: { new: 'attached' },
  },
  'a file that is too large also removes the file before it': {
    steps: [chosenNew, goodFile, read, largeFile],
    ends: { new: 'tooLarge' },
    actions: tooLarge,
    context: { file: null },
  },
  'another file replaces one that is too large': {
    steps: [chosenNew, largeFile, goodFile],
    ends: { new: 'reading' },
    actions: tooLarge,
  },
  'a file of the wrong type stays listed with an error': {
    steps: [chosenNew, wrongFile],
    ends: { new: 'refused' },
    context: { file: webp },
  },
  'a file can be removed': {
    steps: [chosenNew, goodFile, read, 'file.removed'],
    ends: { new: 'none' },
    actions: ['clearFile'],
    context: { file: null },
  },
  'becoming an established patient removes a file that is being read': {
    steps: [chosenNew, goodFile, chosenEstablished],
    ends: 'established',
    actions: ['clearFile'],
    context: { file: null },
  },
  'a removed file does not come back': {
    steps: [chosenNew, goodFile, read, chosenEstablished, chosenNew],
    ends: { new: 'none' },
    actions: ['clearFile'],
    context: { file: null },
  },
  'sending the order clears the status and the file': {
    steps: [chosenNew, goodFile, read, cleared],
    ends: 'unchosen',
    context: { file: null },
  },
};

export const contactLensOrderModel = { machine: contactLensOrderMachine, fixtures, journeys };
