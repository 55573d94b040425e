import type { Fixtures, Scenarios } from 'model-testing';
import { exampleInquiry } from '#contract/fixtures.ts';
import type { Issue } from '#contract/types.ts';
import { type Answers, formMachine, type Receipt } from './form.machine.ts';

const answers: Answers = { ...exampleInquiry, subject: 'Other', website: '' };
const issues: readonly Issue[] = [{ field: 'lastName', message: 'Required' }];
/** Issues that the practice finds and the browser does not. */
const practiceIssues: readonly Issue[] = [{ field: 'email', message: 'Invalid email format' }];
const receipt: Receipt = [['Sent', 'Friday, November 20, 2026 at 10:00 AM']];
const reference = 'R-7K2M9Q';
const message = 'Our online forms are busy. Please call us.';

const submitted = { type: 'form.submitted', isByBot: false } as const;
const submittedByBot = { type: 'form.submitted', isByBot: true } as const;
const valid = { done: 'checkRequest', output: { answers } } as const;
const invalid = { done: 'checkRequest', output: { issues } } as const;
const notLoaded = { failed: 'checkRequest', error: new TypeError('Failed to fetch a module') } as const;
const sent = { done: 'sendRequest', output: { status: 'accepted', reference, receipt } } as const;
const refused = { done: 'sendRequest', output: { status: 'refused', issues: practiceIssues } } as const;
const explained = { done: 'sendRequest', output: { status: 'failed', message } } as const;
const lost = { failed: 'sendRequest', error: new TypeError('Failed to fetch') } as const;

const fixtures: Fixtures<typeof formMachine> = {
  input: { earlier: { status: 'unknown' } },
  steps: [submittedByBot, submitted, valid, invalid, notLoaded, sent, refused, explained, lost],
  // Only a form on the page can be used.
  canHappen: (snapshot, { type }) => snapshot.matches({ page: 'away' }) === (type === 'form.opened'),
};

const emptied = { type: 'form.emptied' } as const;
const cleared = { type: 'form.cleared' } as const;
const withdrawn = { type: 'toast.withdrawn' } as const;
const announced = <About extends string>(about: About) => ({ type: 'toast.announced', about }) as const;
const focus = <What extends string>(what: What) => ({ type: 'focus.requested', what }) as const;

const opened = 'form.opened';
const left = 'form.left';
const checking = [opened, submitted] as const;
const sending = [...checking, valid] as const;

/** A form on the page. */
const at = <Submission>(submission: Submission) => ({ page: 'present', submission }) as const;
const nothing = { issues: [], reference: '', receipt: [], messageForPatient: null, earlier: null };

const scenarios: Scenarios<typeof formMachine> = {
  'at first the form is not on the page': { steps: [], ends: {}, context: { earlier: fixtures.input.earlier } },
  'the draft learns that the form is on the page': { steps: [opened], ends: at('editing'), sends: [{ type: opened }] },
  'the draft learns that the form is away': { steps: [opened, left], ends: {}, sends: [{ type: left }] },
  'a filled honeypot is ignored': { steps: [opened, submittedByBot], ends: at('editing') },
  'a filled honeypot is ignored after a failure': {
    steps: [...checking, notLoaded, submittedByBot],
    ends: at('failed'),
  },
  'submitting again during the check is ignored': { steps: [...checking, submitted], ends: at('checking') },
  'submitting again during the request is ignored': { steps: [...sending, submitted], ends: at('submitting') },
  'a request is confirmed with its reference and receipt': {
    steps: [...sending, sent],
    ends: at({ sent: 'requested' }),
    emits: [cleared, announced('success'), focus('confirmation')],
    sends: [emptied],
    context: { ...nothing, reference, receipt },
  },
  'a confirmation that nobody heard of is owed until the form is on the page': {
    steps: [...sending, left, sent, opened],
    ends: at({ sent: 'requested' }),
    emits: [focus('confirmation')],
    sends: [{ type: opened }],
  },
  'a confirmation that was seen gets the focus once': {
    steps: [...sending, sent, left, opened],
    ends: at({ sent: 'heard' }),
    sends: [{ type: opened }],
  },
  'another request can be submitted below the confirmation': {
    steps: [...sending, sent, submitted],
    ends: at('checking'),
    emits: [withdrawn],
  },
  'dismissing the confirmation removes the reference and the receipt': {
    steps: [...sending, sent, 'confirmation.dismissed'],
    ends: at('editing'),
    emits: [focus('fields')],
    context: nothing,
  },
  'a corrected form is sent': {
    steps: [...checking, invalid, submitted, valid],
    ends: at('submitting'),
    context: nothing,
  },
  'issues are announced': {
    steps: [...checking, invalid],
    ends: at({ correcting: 'requested' }),
    emits: [announced('issues'), focus('issues')],
    context: { ...nothing, issues },
  },
  'issues that the practice finds can be corrected': {
    steps: [...sending, refused],
    ends: at({ correcting: 'requested' }),
    emits: [announced('issues'), focus('issues')],
    context: { issues: practiceIssues },
  },
  'issues that nobody heard of are owed until the form is on the page': {
    steps: [...sending, left, refused, opened],
    ends: at({ correcting: 'requested' }),
    emits: [focus('issues')],
    sends: [{ type: opened }],
  },
  'issues that were seen get the focus once': {
    steps: [...checking, invalid, left, opened],
    ends: at({ correcting: 'heard' }),
    sends: [{ type: opened }],
  },
  'a check that fails is announced, without earlier issues': {
    steps: [...checking, invalid, submitted, notLoaded],
    ends: at('failed'),
    emits: [announced('failure')],
    context: nothing,
  },
  'a lost connection is announced with the general message': {
    steps: [...sending, lost],
    ends: at('failed'),
    emits: [announced('failure')],
    context: nothing,
  },
  'a failure that is explained is announced with the explanation': {
    steps: [...sending, explained],
    ends: at('failed'),
    emits: [announced('failure')],
    context: { messageForPatient: message },
  },
  'the form can be submitted again after a failure': {
    steps: [...sending, explained, submitted],
    ends: at('checking'),
    emits: [withdrawn],
    context: { messageForPatient: message },
  },
  'the form can be cleared': {
    steps: [...checking, invalid, 'clear.pressed'],
    ends: at('editing'),
    emits: [withdrawn, cleared],
    sends: [{ type: 'clear.pressed' }],
    context: nothing,
  },
  'a form that is being checked cannot be cleared': { steps: [...checking, 'clear.pressed'], ends: at('checking') },
  'a form that is being sent cannot be cleared': { steps: [...sending, 'clear.pressed'], ends: at('submitting') },
};

export const formModel = {
  machine: formMachine,
  fixtures,
  scenarios,
  screen: 'src/features/contact/form-paths.test.tsx',
};
