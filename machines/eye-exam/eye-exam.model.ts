import type { Fixtures, Scenarios } from 'model-testing';
import { eyeExamMachine } from './eye-exam.machine.ts';

const fixtures: Fixtures<typeof eyeExamMachine> = { steps: [] };

const allRight = ['lens1.chosen', 'lens2.chosen', 'lens1.chosen', 'lens2.chosen'] as const;
const allWrong = ['lens2.chosen', 'lens1.chosen', 'lens2.chosen', 'lens1.chosen'] as const;

const scenarios: Scenarios<typeof eyeExamMachine> = {
  'at first the chart is as without an exam': { steps: [], ends: 'untouched' },
  'lens 1 begins the exam': { steps: ['lens1.chosen'], ends: 'first', context: { uncorrected: 1.5 } },
  'lens 2 begins the exam': { steps: ['lens2.chosen'], ends: 'first', context: { uncorrected: 1.5 } },
  'the better lens corrects half a diopter': {
    steps: ['lens1.chosen', 'lens2.chosen'],
    ends: 'second',
    context: { uncorrected: 1 },
  },
  'a worse lens corrects nothing, and the exam goes on': {
    steps: ['lens1.chosen', 'lens1.chosen'],
    ends: 'second',
    context: { uncorrected: 1.5 },
  },
  'lens 1 is the better one of the second pair': {
    steps: ['lens1.chosen', 'lens2.chosen', 'lens1.chosen'],
    ends: 'third',
    context: { uncorrected: 0.5 },
  },
  'lens 2 is the worse one of the second pair': {
    steps: ['lens1.chosen', 'lens2.chosen', 'lens2.chosen'],
    ends: 'third',
    context: { uncorrected: 1 },
  },
  'three better lenses correct everything': { steps: allRight, ends: 'finished', context: { uncorrected: 0 } },
  'it ends after four presses whatever was chosen': {
    steps: allWrong,
    ends: 'finished',
    context: { uncorrected: 1.5 },
  },
  'nothing is left of the answers when it starts over': {
    steps: [...allRight, 'startOver.pressed'],
    ends: 'untouched',
    context: { uncorrected: 1.5 },
  },
};

export const eyeExamModel = {
  machine: eyeExamMachine,
  fixtures,
  scenarios,
  screen: 'src/features/eye-exam/EyeExam.test.tsx',
};
