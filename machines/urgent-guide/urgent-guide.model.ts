import type { Fixtures, Scenarios } from 'model-testing';
import type { GuideData, GuideQuestion, GuideSign } from './urgency.ts';
import { urgentGuideMachine } from './urgent-guide.machine.ts';

/** Signs of the site, more than one list holds. */
const signs: readonly GuideSign[] = [
  { id: 'stroke-signs', audience: 'everyone', urgency: '911' },
  { id: 'sudden-vision-loss', audience: 'everyone', urgency: '911' },
  { id: 'chemical-splash', audience: 'everyone', urgency: 'emergency room' },
  { id: 'severe-eye-pain', audience: 'everyone', urgency: 'emergency room' },
  { id: 'newborn-red-eyes', audience: 'newborns', urgency: 'emergency room' },
  { id: 'curtain-or-side-vision', audience: 'everyone', urgency: 'call now' },
  { id: 'after-surgery-worse', audience: 'after eye surgery', urgency: 'call now' },
  { id: 'lens-wearer-ulcer', audience: 'contact lens wearers', urgency: 'call now' },
  { id: 'floaters-or-flashes', audience: 'everyone', urgency: 'today' },
  { id: 'wavy-lines', audience: 'everyone', urgency: 'today' },
  { id: 'spot-in-center', audience: 'everyone', urgency: 'today' },
  { id: 'painful-red-eye', audience: 'everyone', urgency: 'today' },
  { id: 'light-hurts', audience: 'everyone', urgency: 'today' },
  { id: 'faces-harder', audience: 'everyone', urgency: 'this week' },
  { id: 'slow-change', audience: 'everyone', urgency: 'next exam' },
];

const named = (...ids: readonly string[]) => signs.filter(({ id }) => ids.includes(id));
const [chemical] = named('chemical-splash');

/** Answers of the site: after each to the first question, other questions follow. */
const guide: GuideData = {
  happened: [
    { id: 'chemical', signs: named('chemical-splash') },
    { id: 'vision', signs: signs.filter((sign) => sign !== chemical) },
    { id: 'red', signs: named('newborn-red-eyes', 'painful-red-eye') },
    { id: 'injury', signs: named('severe-eye-pain', 'lens-wearer-ulcer', 'painful-red-eye') },
    {
      id: 'earlier surgery',
      possible: ['after eye surgery'],
      signs: named('after-surgery-worse', 'floaters-or-flashes'),
    },
  ],
  whom: [
    { id: 'adult', asksMore: true },
    { id: 'newborn', audiences: ['newborns'], asksMore: false },
  ],
  lensesOrSurgery: [
    { id: 'surgery', audiences: ['after eye surgery'] },
    { id: 'lenses', audiences: ['contact lens wearers'] },
    { id: 'neither' },
  ],
  covers: { 'after-surgery-worse': ['painful-red-eye'] },
};

const answer = (question: GuideQuestion, option: string) => ({ type: 'question.answered', question, option }) as const;
const toggle = (sign: string) => ({ type: 'sign.toggled', sign }) as const;

const happened = (option: string) => answer('happened', option);
const adult = answer('whom', 'adult');
const newborn = answer('whom', 'newborn');
const neither = answer('lensesOrSurgery', 'neither');
const checked = answer('signs', 'checked');
const none = answer('signs', 'none');
const floaters = toggle('floaters-or-flashes');
const faces = toggle('faces-harder');

const fixtures: Fixtures<typeof urgentGuideMachine> = {
  steps: [
    ...guide.happened.map(({ id }) => happened(id)),
    ...[adult, newborn, neither, checked, none, answer('signs', 'unsure'), answer('moreSigns', 'checked')],
    ...[floaters, faces],
  ],
  input: guide,
  canHappen: ({ value, context }, event) => {
    const { sign } = value === 'moreSigns' ? faces : floaters;
    const isChecked = context.checked.includes(sign);
    if (event.type === 'sign.toggled') return event.sign === sign && context.happened === 'vision';
    // The first question has no restart button.
    if (event.type !== 'question.answered') return event.type !== 'guide.restarted' || value !== 'happened';
    const { question, option } = event;
    // Answers stay the same, because other ones lead to the same transitions.
    if (question !== value || !['', option].includes(context[question])) return false;
    return option === 'checked' ? isChecked : option !== 'none' || !isChecked;
  },
};

/** The answers of an adult without contact lenses or surgery, up to the signs. */
const toSigns = [happened('vision'), adult, neither];
const noAnswers = { happened: '', whom: '', lensesOrSurgery: '', signs: '', moreSigns: '', checked: [] };

const scenarios: Scenarios<typeof urgentGuideMachine> = {
  'a chemical is answered at once': {
    steps: [happened('chemical')],
    ends: 'outcome',
    context: { happened: 'chemical' },
  },
  'Back leads from the answer at once to what happened': {
    steps: [happened('chemical'), 'back.pressed'],
    ends: 'happened',
    context: { happened: 'chemical' },
  },
  'who needs help is asked where a sign depends on it': {
    steps: [happened('vision')],
    ends: 'whom',
    context: { happened: 'vision' },
  },
  'Back leads from who needs help to what happened': { steps: [happened('vision'), 'back.pressed'], ends: 'happened' },
  'lenses and surgery come next where a sign depends on them': {
    steps: [happened('vision'), adult],
    ends: 'lensesOrSurgery',
    context: { whom: 'adult' },
  },
  'Back leads from lenses and surgery to who needs help': {
    steps: [happened('vision'), adult, 'back.pressed'],
    ends: 'whom',
    context: { whom: 'adult' },
  },
  'signs come next where nothing else depends on the person': {
    steps: [happened('red'), newborn],
    ends: 'signs',
    context: { whom: 'newborn' },
  },
  'a newborn is not asked about lenses and surgery': { steps: [happened('vision'), newborn], ends: 'signs' },
  'Back leads from the signs of a newborn to who needs help': {
    steps: [happened('vision'), newborn, 'back.pressed'],
    ends: 'whom',
  },
  'lenses and surgery are asked without who needs help': {
    steps: [happened('injury')],
    ends: 'lensesOrSurgery',
    context: { happened: 'injury' },
  },
  'Back leads from lenses and surgery to what happened': {
    steps: [happened('injury'), 'back.pressed'],
    ends: 'happened',
  },
  'signs come after lenses and surgery': {
    steps: toSigns,
    ends: 'signs',
    context: { lensesOrSurgery: 'neither' },
  },
  'Back leads from the signs to lenses and surgery': { steps: [...toSigns, 'back.pressed'], ends: 'lensesOrSurgery' },
  'signs come at once where nothing depends on the person': {
    steps: [happened('earlier surgery')],
    ends: 'signs',
    context: { happened: 'earlier surgery' },
  },
  'Back leads from the signs to what happened': {
    steps: [happened('earlier surgery'), 'back.pressed'],
    ends: 'happened',
  },
  'checked signs lead to the outcome': {
    steps: [...toSigns, floaters, checked],
    ends: 'outcome',
    context: { checked: ['floaters-or-flashes'], signs: 'checked' },
  },
  'Back leads from the outcome to the signs': {
    steps: [...toSigns, floaters, checked, 'back.pressed'],
    ends: 'signs',
    context: { checked: ['floaters-or-flashes'] },
  },
  'an unchecked sign does not count': {
    steps: [...toSigns, floaters, toggle('wavy-lines'), floaters],
    ends: 'signs',
    context: { checked: ['wavy-lines'] },
  },
  'signs that change have to be answered again': {
    steps: [...toSigns, floaters, checked, 'back.pressed', floaters],
    ends: 'signs',
    context: { checked: [], signs: '' },
  },
  'who notices none of the first signs is asked about the others': {
    steps: [...toSigns, none],
    ends: 'moreSigns',
    context: { signs: 'none' },
  },
  'Back leads from the other signs to the first': { steps: [...toSigns, none, 'back.pressed'], ends: 'signs' },
  'the other signs lead to the outcome': {
    steps: [...toSigns, none, faces, answer('moreSigns', 'checked')],
    ends: 'outcome',
    context: { checked: ['faces-harder'], moreSigns: 'checked' },
  },
  'Back leads from the outcome to the other signs': {
    steps: [...toSigns, none, answer('moreSigns', 'none'), 'back.pressed'],
    ends: 'moreSigns',
    context: { signs: 'none', moreSigns: 'none' },
  },
  'other signs that change have to be answered again': {
    steps: [...toSigns, none, faces, answer('moreSigns', 'checked'), 'back.pressed', faces],
    ends: 'moreSigns',
    context: { checked: [], signs: 'none', moreSigns: '' },
  },
  'a short list ends without others': { steps: [happened('red'), newborn, none], ends: 'outcome' },
  'a restart resets all answers': {
    steps: [...toSigns, floaters, checked, 'guide.restarted'],
    ends: 'happened',
    context: noAnswers,
  },
};

export const urgentGuideModel = {
  machine: urgentGuideMachine,
  fixtures,
  scenarios,
  screen: 'src/features/urgent-guide/UrgentGuide.test.tsx',
};
