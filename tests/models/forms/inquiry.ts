import type { Plan, Screen, StateAssertions } from 'model-testing';
import type { inquiryMachine } from '../../../machines/inquiry/inquiry.machine.ts';
import { inquiryAnswers } from '../../../machines/inquiry/inquiry.model.ts';
import { formWords } from '../../support/form-words.ts';
import type { FormControls } from './form-controls.ts';
import type { FormView } from './form-view.ts';
import { submissionInteractions, submissionStates } from './submission.ts';

const { firstName, lastName, email, phone, subject, message } = inquiryAnswers;

const words = formWords.inquiry;

export const inquiryStates: StateAssertions<typeof inquiryMachine, FormView> = submissionStates(words);

export const inquiryScreen = (controls: FormControls, plan: Plan): Screen<typeof inquiryMachine, FormView> =>
  submissionInteractions(controls, plan, words, { firstName, lastName, email, phone, message }, () =>
    controls.fill('subject', subject),
  );
