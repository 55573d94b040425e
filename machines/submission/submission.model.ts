import type { Fixtures, Scenarios } from 'model-testing';
import { exampleInquiry } from '#contract/fixtures.ts';
import type { Issue } from '#contract/types.ts';
import { type Answers, type Receipt, type Submission, submissionMachine } from './submission.machine.ts';

/** A form with a filled honeypot. */
export const withHoneypot: Submission = { honeypot: true, values: { website: 'https://bot.example' } };

const answers: Answers = { ...exampleInquiry, subject: 'Other', website: '' };
const issues: readonly Issue[] = [{ field: 'lastName', message: 'Required' }];
/** Issues that the practice finds and the browser does not. */
const practiceIssues: readonly Issue[] = [{ field: 'email', message: 'Invalid email format' }];
const receipt: Receipt = [['Sent', 'Friday, November 20, 2026 at 10:00 AM']];
const reference = 'R-7K2M9Q';
const message = 'Our online forms are busy. Please call us.';

const submitted = { type: 'form.submitted', submission: { honeypot: false, values: { website: '' } } } as const;
const submittedByBot = { type: 'form.submitted', submission: withHoneypot } as const;
const valid = { done: 'checkRequest', output: { answers } } as const;
const invalid = { done: 'checkRequest', output: { issues } } as const;
const notLoaded = { failed: 'checkRequest', error: new TypeError('Failed to fetch a module') } as const;
const sent = { done: 'sendRequest', output: { status: 'accepted', reference, receipt } } as const;
const refused = { done: 'sendRequest', output: { status: 'refused', issues: practiceIssues } } as const;
const explained = { done: 'sendRequest', output: { status: 'failed', message } } as const;
const lost = { failed: 'sendRequest', error: new TypeError('Failed to fetch') } as const;

const fixtures: Fixtures<typeof submissionMachine> = {
  steps: [submittedByBot, submitted, valid, invalid, notLoaded, sent, refused, explained, lost],
};

const nothing = { issues: [], reference: '', receipt: [], messageForPatient: null, earlier: null };

const scenarios: Scenarios<typeof submissionMachine> = {
  'a filled honeypot is ignored': { steps: [submittedByBot], ends: 'editing', context: nothing },
  'a filled honeypot is ignored after a failure': { steps: [submitted, notLoaded, submittedByBot], ends: 'failed' },
  'submitting again during the check is ignored': { steps: [submitted, submitted], ends: 'checking' },
  'submitting again during the request is ignored': { steps: [submitted, valid, submitted], ends: 'submitting' },
  'a request is confirmed with its reference and receipt': {
    steps: [submitted, valid, sent],
    ends: 'sent',
    actions: ['clearForm', 'announceSuccess', 'focusConfirmation'],
    context: { ...nothing, reference, receipt },
  },
  'another request can be submitted below the confirmation': {
    steps: [submitted, valid, sent, submitted],
    ends: 'checking',
    actions: ['withdrawAnnouncement'],
  },
  'dismissing the confirmation removes the reference and the receipt': {
    steps: [submitted, valid, sent, 'confirmation.dismissed'],
    ends: 'editing',
    context: nothing,
  },
  'a corrected form is sent': { steps: [submitted, invalid, submitted, valid], ends: 'submitting', context: nothing },
  'issues are announced': {
    steps: [submitted, invalid],
    ends: 'correcting',
    actions: ['announceIssues', 'focusIssues'],
    context: { issues },
  },
  'issues that the practice finds can be corrected': {
    steps: [submitted, valid, refused],
    ends: 'correcting',
    actions: ['announceIssues', 'focusIssues'],
    context: { issues: practiceIssues },
  },
  'a check that fails is announced, without earlier issues': {
    steps: [submitted, invalid, submitted, notLoaded],
    ends: 'failed',
    actions: ['announceFailure'],
    context: nothing,
  },
  'a lost connection is announced with the general message': {
    steps: [submitted, valid, lost],
    ends: 'failed',
    actions: ['announceFailure'],
    context: nothing,
  },
  'a failure that is explained is announced with the explanation': {
    steps: [submitted, valid, explained],
    ends: 'failed',
    actions: ['announceFailure'],
    context: { messageForPatient: message },
  },
  'the form can be submitted again after a failure': {
    steps: [submitted, valid, explained, submitted],
    ends: 'checking',
    actions: ['withdrawAnnouncement'],
    context: { messageForPatient: message },
  },
};

export const submissionModel = { machine: submissionMachine, fixtures, scenarios };
