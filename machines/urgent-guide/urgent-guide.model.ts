import type { Fixtures, Journeys } from 'model-testing';
import type { GuideData } from './urgency.ts';
import { urgentGuideMachine } from './urgent-guide.machine.ts';

/** Signs of the site: one of each urgency, and one only for contact lens wearers. */
const signs: GuideData['signs'] = [
  { id: 'stroke-signs', audience: 'everyone', urgency: '911' },
  { id: 'sudden-vision-loss', audience: 'everyone', urgency: 'emergency room' },
  { id: 'curtain-or-side-vision', audience: 'everyone', urgency: 'call now' },
  { id: 'lens-wearer-ulcer', audience: 'contact lens wearers', urgency: 'call now' },
  { id: 'floaters-or-flashes', audience: 'everyone', urgency: 'today' },
  { id: 'faces-harder', audience: 'everyone', urgency: 'this week' },
  { id: 'slow-change', audience: 'everyone', urgency: 'next exam' },
];

/** Answers of the site. */
const guide: GuideData = {
  signs,
  whom: [
    { id: 'adult', audiences: ['adults'], asksAboutLenses: true },
    { id: 'newborn', audiences: ['newborns'], asksAboutLenses: false },
  ],
  lenses: [
    { id: 'yes', audiences: ['contact lens wearers'] },
    { id: 'no', audiences: [] },
  ],
  happened: [
    { id: 'vision', audiences: [], signs: signs.map(({ id }) => id) },
    {
      id: 'surgery',
      audiences: ['after eye surgery'],
      signs: ['sudden-vision-loss', 'curtain-or-side-vision', 'floaters-or-flashes'],
    },
  ],
};

const option = (id: string) => ({ type: 'option.chosen', option: id }) as const;
const sign = (id: string) => ({ type: 'sign.toggled', sign: id }) as const;

const fixtures: Fixtures<typeof urgentGuideMachine> = {
  steps: [
    ...['adult', 'newborn', 'yes', 'vision'].map(option),
    ...signs.filter(({ audience }) => audience === 'everyone').map(({ id }) => sign(id)),
  ],
  input: guide,
  // One sign at a time, because the chart does not depend on combinations. The first question has no restart button.
  canHappen: ({ value, context: { signs, isUnsure } }, event) => {
    if (event.type === 'option.chosen') {
      const options = { whom: ['adult', 'newborn'], lenses: ['yes'], happened: ['vision'] };
      return Object.entries(options).some(([state, ids]) => state === value && ids.includes(event.option));
    }
    if (event.type === 'sign.toggled') return !isUnsure && (signs.length === 0 || signs.includes(event.sign));
    if (event.type === 'unsure.toggled') return signs.length === 0;
    return event.type !== 'guide.restarted' || value !== 'whom';
  },
};

/** The answers of an adult without contact lenses, up to the signs. */
const toSigns = [option('adult'), option('no'), option('vision')];
const noAnswers = { whom: '', lenses: '', happened: '', signs: [], isNone: false, isUnsure: false, needsAnswer: false };
const unanswered = {
  steps: [...toSigns, 'outcome.requested'],
  ends: 'signs',
  context: { needsAnswer: true },
} as const;

const journeys: Journeys<typeof urgentGuideMachine> = {
  'the first question is who has the problem': { steps: [], ends: 'whom', context: noAnswers },
  'an adult is asked about contact lenses': { steps: [option('adult')], ends: 'lenses', context: { whom: 'adult' } },
  'the question about contact lenses is skipped for a newborn': {
    steps: [option('newborn')],
    ends: 'happened',
    context: { whom: 'newborn' },
  },
  'the next question is what happened': {
    steps: [option('adult'), option('yes')],
    ends: 'happened',
    context: { lenses: 'yes' },
  },
  'the last question is about signs': { steps: toSigns, ends: 'signs', context: { happened: 'vision', signs: [] } },
  'a 911 sign ends at 911': {
    steps: [...toSigns, sign('stroke-signs'), 'outcome.requested'],
    ends: { outcome: '911' },
  },
  'an emergency room sign ends at the emergency room': {
    steps: [...toSigns, sign('sudden-vision-loss'), 'outcome.requested'],
    ends: { outcome: 'emergency room' },
  },
  'a call-now sign ends at calling now': {
    steps: [...toSigns, sign('curtain-or-side-vision'), 'outcome.requested'],
    ends: { outcome: 'call now' },
  },
  'a same-day sign ends at today': {
    steps: [...toSigns, sign('floaters-or-flashes'), 'outcome.requested'],
    ends: { outcome: 'today' },
  },
  'a same-week sign ends at this week': {
    steps: [...toSigns, sign('faces-harder'), 'outcome.requested'],
    ends: { outcome: 'this week' },
  },
  'a sign that can wait ends at the next exam': {
    steps: [...toSigns, sign('slow-change'), 'outcome.requested'],
    ends: { outcome: 'next exam' },
  },
  'the outcome requires an answer': unanswered,
  'signs that are no longer offered are no answer': {
    steps: [...toSigns, sign('stroke-signs'), 'back.pressed', option('surgery'), 'outcome.requested'],
    ends: 'signs',
    context: { needsAnswer: true },
  },
  'checking a sign removes the error': {
    ...unanswered,
    steps: [...unanswered.steps, sign('faces-harder')],
    context: { needsAnswer: false },
  },
  'checking "None of these" removes the error': {
    ...unanswered,
    steps: [...unanswered.steps, 'none.toggled'],
    context: { needsAnswer: false },
  },
  'checking "I am not sure" removes the error': {
    ...unanswered,
    steps: [...unanswered.steps, 'unsure.toggled'],
    context: { needsAnswer: false },
  },
  'changing an earlier answer removes the error': {
    ...unanswered,
    steps: [...unanswered.steps, 'back.pressed', option('surgery')],
    context: { needsAnswer: false },
  },
  'the most urgent of several signs counts': {
    steps: [
      ...toSigns,
      sign('slow-change'),
      sign('curtain-or-side-vision'),
      sign('floaters-or-flashes'),
      'outcome.requested',
    ],
    ends: { outcome: 'call now' },
  },
  'an unchecked sign does not count': {
    steps: [...toSigns, sign('faces-harder'), sign('stroke-signs'), sign('stroke-signs'), 'outcome.requested'],
    ends: { outcome: 'this week' },
    context: { signs: ['faces-harder'] },
  },
  'a sign of contact lens wearers counts for them': {
    steps: [option('adult'), option('yes'), option('vision'), sign('lens-wearer-ulcer'), 'outcome.requested'],
    ends: { outcome: 'call now' },
  },
  'a sign that is no longer offered does not count': {
    steps: [
      ...toSigns,
      sign('stroke-signs'),
      'back.pressed',
      option('surgery'),
      sign('floaters-or-flashes'),
      'outcome.requested',
    ],
    ends: { outcome: 'today' },
  },
  'for "I am not sure", the most urgent offered sign counts': {
    steps: [...toSigns, sign('faces-harder'), 'unsure.toggled', 'outcome.requested'],
    ends: { outcome: '911' },
    context: { signs: ['faces-harder'], isUnsure: true },
  },
  'for "I am not sure", signs that are not offered do not count': {
    steps: [option('newborn'), option('surgery'), 'unsure.toggled', 'outcome.requested'],
    ends: { outcome: 'emergency room' },
  },
  '"I am not sure" can be unchecked': {
    steps: [...toSigns, 'unsure.toggled', 'unsure.toggled'],
    ends: 'signs',
    context: { isUnsure: false },
  },
  '"None of these" unchecks the signs and ends at this week': {
    steps: [...toSigns, sign('stroke-signs'), 'none.toggled', 'outcome.requested'],
    ends: { outcome: 'this week' },
    context: { signs: [], isNone: true },
  },
  '"None of these" can be unchecked': {
    steps: [...toSigns, 'none.toggled', 'none.toggled'],
    ends: 'signs',
    context: { isNone: false },
  },
  'checking a sign unchecks "None of these"': {
    steps: [...toSigns, 'none.toggled', sign('floaters-or-flashes')],
    ends: 'signs',
    context: { signs: ['floaters-or-flashes'], isNone: false },
  },
  'checking "None of these" unchecks "I am not sure"': {
    steps: [...toSigns, 'unsure.toggled', 'none.toggled'],
    ends: 'signs',
    context: { isNone: true, isUnsure: false },
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
  'Back leads from the third question to the lenses': {
    steps: [option('adult'), option('yes'), 'back.pressed'],
    ends: 'lenses',
    context: { whom: 'adult', lenses: 'yes' },
  },
  'Back skips the lenses of a newborn': { steps: [option('newborn'), 'back.pressed'], ends: 'whom' },
  'Back keeps the checked signs': {
    steps: [...toSigns, sign('faces-harder'), 'back.pressed'],
    ends: 'happened',
    context: { happened: 'vision', signs: ['faces-harder'] },
  },
  'choosing the same answer again keeps "None of these"': {
    steps: [...toSigns, 'none.toggled', 'back.pressed', 'back.pressed', 'back.pressed', ...toSigns],
    ends: 'signs',
    context: { isNone: true },
  },
  'choosing another answer unchecks "I am not sure"': {
    steps: [...toSigns, 'unsure.toggled', 'back.pressed', option('surgery')],
    ends: 'signs',
    context: { happened: 'surgery', isUnsure: false },
  },
  'Back leads from an outcome to the signs': {
    steps: [...toSigns, sign('stroke-signs'), 'outcome.requested', 'back.pressed'],
    ends: 'signs',
    context: { signs: ['stroke-signs'] },
  },
  'a restart resets all answers': {
    steps: [...toSigns, sign('stroke-signs'), 'outcome.requested', 'guide.restarted'],
    ends: 'whom',
    context: noAnswers,
  },
};

export const urgentGuideModel = { machine: urgentGuideMachine, fixtures, journeys };
