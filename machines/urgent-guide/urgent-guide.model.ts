import type { Fixtures, Journeys } from 'model-testing';
import type { GuideData } from './urgency.ts';
import { urgentGuideMachine } from './urgent-guide.machine.ts';

/** Signs of the site: one of each urgency, and those that only lens wearers and people after eye surgery see. */
const signs: GuideData['signs'] = [
  { id: 'stroke-signs', audience: 'everyone', urgency: '911' },
  { id: 'sudden-vision-loss', audience: 'everyone', urgency: 'emergency room' },
  { id: 'curtain-or-side-vision', audience: 'everyone', urgency: 'call now' },
  { id: 'lens-wearer-ulcer', audience: 'contact lens wearers', urgency: 'call now' },
  { id: 'after-surgery-worse', audience: 'after eye surgery', urgency: 'call now' },
  { id: 'floaters-or-flashes', audience: 'everyone', urgency: 'today' },
  { id: 'painful-red-eye', audience: 'everyone', urgency: 'today' },
  { id: 'faces-harder', audience: 'everyone', urgency: 'this week' },
  { id: 'slow-change', audience: 'everyone', urgency: 'next exam' },
];

/** Answers of the site. */
const guide: GuideData = {
  signs,
  whom: [
    { id: 'adult', audiences: ['adults'], asksMore: true },
    { id: 'newborn', audiences: ['newborns'], asksMore: false },
  ],
  lenses: [
    { id: 'yes', audiences: ['contact lens wearers'] },
    { id: 'no', audiences: [] },
  ],
  surgery: [
    { id: 'operated', audiences: ['after eye surgery'] },
    { id: 'not operated', audiences: [] },
  ],
  happened: [
    { id: 'vision', audiences: [], signs: signs.map(({ id }) => id) },
    {
      id: 'earlier surgery',
      audiences: [],
      possible: ['after eye surgery'],
      signs: ['sudden-vision-loss', 'curtain-or-side-vision', 'after-surgery-worse', 'floaters-or-flashes'],
    },
  ],
  covers: { 'after-surgery-worse': ['painful-red-eye'] },
};

const option = (id: string) => ({ type: 'option.chosen', option: id }) as const;
const sign = (id: string) => ({ type: 'sign.toggled', sign: id }) as const;

const fixtures: Fixtures<typeof urgentGuideMachine> = {
  steps: [
    ...['adult', 'newborn', 'yes', 'not operated', 'vision'].map(option),
    ...signs
      .filter(({ id, audience }) => audience === 'everyone' && id !== 'painful-red-eye')
      .map(({ id }) => sign(id)),
  ],
  input: guide,
  // One sign at a time, because the chart does not depend on combinations. The first question has no restart button.
  canHappen: ({ value, context: { signs, isUnsure } }, event) => {
    if (event.type === 'option.chosen') {
      const options = { whom: ['adult', 'newborn'], lenses: ['yes'], surgery: ['not operated'], happened: ['vision'] };
      return Object.entries(options).some(([state, ids]) => state === value && ids.includes(event.option));
    }
    if (event.type === 'sign.toggled') return !isUnsure && (signs.length === 0 || signs.includes(event.sign));
    if (event.type === 'unsure.toggled') return signs.length === 0;
    return event.type !== 'guide.restarted' || value !== 'whom';
  },
};

/** The answers of an adult without contact lenses or surgery, up to the signs. */
const toSigns = [option('adult'), option('no'), option('not operated'), option('vision')];
const noAnswers = { whom: '', lenses: '', surgery: '', happened: '', signs: [], isNone: false, isUnsure: false };
const unanswered = [...toSigns, 'outcome.requested'] as const;

const journeys: Journeys<typeof urgentGuideMachine> = {
  'the questions about contact lenses and surgery are skipped for a newborn': {
    steps: [option('newborn')],
    ends: 'happened',
    context: { whom: 'newborn' },
  },
  '911 signs end at 911': { steps: [...toSigns, sign('stroke-signs'), 'outcome.requested'], ends: { outcome: '911' } },
  'a sign that can wait ends at the next exam': {
    steps: [...toSigns, sign('slow-change'), 'outcome.requested'],
    ends: { outcome: 'next exam' },
  },
  'checking a sign removes the error': {
    steps: [...unanswered, sign('faces-harder')],
    ends: 'signs',
    context: { signs: ['faces-harder'], needsAnswer: false },
  },
  'changing an earlier answer removes the error': {
    steps: [...unanswered, 'back.pressed', option('earlier surgery')],
    ends: 'signs',
    context: { needsAnswer: false },
  },
  'an unchecked sign does not count': {
    steps: [...toSigns, sign('faces-harder'), sign('stroke-signs'), sign('stroke-signs'), 'outcome.requested'],
    ends: { outcome: 'this week' },
    context: { signs: ['faces-harder'] },
  },
  'a sign that another takes the place of does not count': {
    steps: [
      ...toSigns,
      sign('painful-red-eye'),
      'back.pressed',
      'back.pressed',
      option('operated'),
      option('vision'),
      'outcome.requested',
    ],
    ends: 'signs',
    context: { needsAnswer: true },
  },
  'a sign that is no longer offered does not count': {
    steps: [
      ...toSigns,
      sign('stroke-signs'),
      'back.pressed',
      option('earlier surgery'),
      sign('floaters-or-flashes'),
      'outcome.requested',
    ],
    ends: { outcome: 'today' },
  },
  '"I am not sure" ends at calling now': {
    steps: [...toSigns, sign('faces-harder'), 'unsure.toggled', 'outcome.requested'],
    ends: { outcome: 'call now' },
    context: { signs: ['faces-harder'], isUnsure: true },
  },
  'for "I am not sure", a checked sign that is more urgent counts': {
    steps: [...toSigns, sign('sudden-vision-loss'), 'unsure.toggled', 'outcome.requested'],
    ends: { outcome: 'emergency room' },
  },
  '"I am not sure" can be unchecked': {
    steps: [...unanswered, 'unsure.toggled', 'unsure.toggled'],
    ends: 'signs',
    context: { isUnsure: false, needsAnswer: false },
  },
  '"None of these" unchecks everything else and ends at this week': {
    steps: [...toSigns, sign('stroke-signs'), 'unsure.toggled', 'none.toggled', 'outcome.requested'],
    ends: { outcome: 'this week' },
    context: { signs: [], isNone: true, isUnsure: false },
  },
  '"None of these" can be unchecked': {
    steps: [...unanswered, 'none.toggled', 'none.toggled'],
    ends: 'signs',
    context: { isNone: false, needsAnswer: false },
  },
  'checking a sign unchecks "None of these"': {
    steps: [...toSigns, 'none.toggled', sign('floaters-or-flashes')],
    ends: 'signs',
    context: { isNone: false },
  },
  'checking "I am not sure" unchecks "None of these"': {
    steps: [...toSigns, 'none.toggled', 'unsure.toggled'],
    ends: 'signs',
    context: { isNone: false, isUnsure: true },
  },
  'Back leads from the lenses to the first question': {
    steps: [option('adult'), 'back.pressed'],
    ends: 'whom',
    context: { whom: 'adult' },
  },
  'Back leads from what happened to the surgery, and from that to the lenses': {
    steps: [option('adult'), option('yes'), option('operated'), 'back.pressed', 'back.pressed'],
    ends: 'lenses',
    context: { whom: 'adult', lenses: 'yes', surgery: 'operated' },
  },
  'Back skips the lenses and the surgery of a newborn': { steps: [option('newborn'), 'back.pressed'], ends: 'whom' },
  'choosing the same answer again keeps "None of these"': {
    steps: [...toSigns, 'none.toggled', 'back.pressed', 'back.pressed', 'back.pressed', 'back.pressed', ...toSigns],
    ends: 'signs',
    context: { isNone: true },
  },
  'choosing another answer unchecks "None of these"': {
    steps: [...toSigns, 'none.toggled', 'back.pressed', option('earlier surgery')],
    ends: 'signs',
    context: { isNone: false },
  },
  'choosing another answer unchecks "I am not sure"': {
    steps: [...toSigns, 'unsure.toggled', 'back.pressed', option('earlier surgery')],
    ends: 'signs',
    context: { happened: 'earlier surgery', isUnsure: false },
  },
  'Back leads from an outcome to the signs': {
    steps: [...toSigns, sign('stroke-signs'), 'outcome.requested', 'back.pressed'],
    ends: 'signs',
    context: { signs: ['stroke-signs'] },
  },
  'a restart resets all answers': {
    steps: [...toSigns, sign('stroke-signs'), 'outcome.requested', 'guide.restarted'],
    ends: 'whom',
    context: { ...noAnswers, needsAnswer: false },
  },
};

export const urgentGuideModel = { machine: urgentGuideMachine, fixtures, journeys };
