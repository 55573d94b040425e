import type { Fixtures, Journeys } from '../model-testing/model.ts';
import type { GuideData } from './urgency.ts';
import { urgentGuideMachine } from './urgent-guide.machine.ts';

/** A few of the site's own answers and signs: one of each urgency, and one that lens wearers alone have. */
const guide: GuideData = {
  signs: [
    { id: 'stroke-signs', audience: 'everyone', urgency: '911' },
    { id: 'sudden-vision-loss', audience: 'everyone', urgency: 'emergency room' },
    { id: 'curtain-or-side-vision', audience: 'everyone', urgency: 'call now' },
    { id: 'lens-wearer-ulcer', audience: 'contact lens wearers', urgency: 'call now' },
    { id: 'floaters-or-flashes', audience: 'everyone', urgency: 'today' },
    { id: 'faces-harder', audience: 'everyone', urgency: 'this week' },
    { id: 'slow-change', audience: 'everyone', urgency: 'next exam' },
  ],
  whom: [
    { id: 'adult', audiences: ['adults'], asksAboutLenses: true },
    { id: 'newborn', audiences: ['newborns'], asksAboutLenses: false },
  ],
  lenses: [
    { id: 'yes', audiences: ['contact lens wearers'] },
    { id: 'no', audiences: [] },
  ],
  happened: [
    {
      id: 'vision',
      audiences: [],
      signs: [
        'stroke-signs',
        'sudden-vision-loss',
        'curtain-or-side-vision',
        'lens-wearer-ulcer',
        'floaters-or-flashes',
        'faces-harder',
        'slow-change',
      ],
    },
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
    ...[
      'stroke-signs',
      'sudden-vision-loss',
      'curtain-or-side-vision',
      'floaters-or-flashes',
      'faces-harder',
      'slow-change',
    ].map(sign),
  ],
  input: guide,
  // One sign at a time: which signs count together is no matter of the chart. The first screen has nothing to restart.
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

/** The way of an adult without lenses to the signs. */
const toSigns = [option('adult'), option('no'), option('vision')];
const noAnswers = { whom: '', lenses: '', happened: '', signs: [], isNone: false, isUnsure: false, needsAnswer: false };
const unanswered = {
  steps: [...toSigns, 'outcome.requested'],
  ends: 'signs',
  context: { needsAnswer: true },
} as const;

const journeys: Journeys<typeof urgentGuideMachine> = {
  'it first asks for whom it is': { steps: [], ends: 'whom', context: noAnswers },
  'an adult is asked about contact lenses': { steps: [option('adult')], ends: 'lenses', context: { whom: 'adult' } },
  'a newborn wears no contact lenses': { steps: [option('newborn')], ends: 'happened', context: { whom: 'newborn' } },
  'a lens wearer is asked what happened': {
    steps: [option('adult'), option('yes')],
    ends: 'happened',
    context: { lenses: 'yes' },
  },
  'then it asks for signs': { steps: toSigns, ends: 'signs', context: { happened: 'vision', signs: [] } },
  'a sign for 911': { steps: [...toSigns, sign('stroke-signs'), 'outcome.requested'], ends: { outcome: '911' } },
  'a sign for the emergency room': {
    steps: [...toSigns, sign('sudden-vision-loss'), 'outcome.requested'],
    ends: { outcome: 'emergency room' },
  },
  'a sign to call about now': {
    steps: [...toSigns, sign('curtain-or-side-vision'), 'outcome.requested'],
    ends: { outcome: 'call now' },
  },
  'a sign to call about today': {
    steps: [...toSigns, sign('floaters-or-flashes'), 'outcome.requested'],
    ends: { outcome: 'today' },
  },
  'a sign to call about this week': {
    steps: [...toSigns, sign('faces-harder'), 'outcome.requested'],
    ends: { outcome: 'this week' },
  },
  'a sign for the next exam': {
    steps: [...toSigns, sign('slow-change'), 'outcome.requested'],
    ends: { outcome: 'next exam' },
  },
  'nothing checked is no answer': unanswered,
  'signs that are not offered any more are no answer': {
    steps: [...toSigns, sign('stroke-signs'), 'back.pressed', option('surgery'), 'outcome.requested'],
    ends: 'signs',
    context: { needsAnswer: true },
  },
  'a sign is an answer': {
    ...unanswered,
    steps: [...unanswered.steps, sign('faces-harder')],
    context: { needsAnswer: false },
  },
  'none of the signs is an answer': {
    ...unanswered,
    steps: [...unanswered.steps, 'none.toggled'],
    context: { needsAnswer: false },
  },
  'not being sure is an answer': {
    ...unanswered,
    steps: [...unanswered.steps, 'unsure.toggled'],
    context: { needsAnswer: false },
  },
  'another answer before asks for signs anew': {
    ...unanswered,
    steps: [...unanswered.steps, 'back.pressed', option('surgery')],
    context: { needsAnswer: false },
  },
  'the most urgent of several signs decides': {
    steps: [
      ...toSigns,
      sign('slow-change'),
      sign('curtain-or-side-vision'),
      sign('floaters-or-flashes'),
      'outcome.requested',
    ],
    ends: { outcome: 'call now' },
  },
  'a sign that is unchecked again does not count': {
    steps: [...toSigns, sign('faces-harder'), sign('stroke-signs'), sign('stroke-signs'), 'outcome.requested'],
    ends: { outcome: 'this week' },
    context: { signs: ['faces-harder'] },
  },
  'a sign of lens wearers counts for them': {
    steps: [option('adult'), option('yes'), option('vision'), sign('lens-wearer-ulcer'), 'outcome.requested'],
    ends: { outcome: 'call now' },
  },
  'a sign that is not offered any more does not count': {
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
  'a visitor who is not sure is answered for the most urgent sign that was offered': {
    steps: [...toSigns, sign('faces-harder'), 'unsure.toggled', 'outcome.requested'],
    ends: { outcome: '911' },
    context: { signs: ['faces-harder'], isUnsure: true },
  },
  'of other signs, not being sure can mean less': {
    steps: [option('newborn'), option('surgery'), 'unsure.toggled', 'outcome.requested'],
    ends: { outcome: 'emergency room' },
  },
  'a visitor becomes sure again': {
    steps: [...toSigns, 'unsure.toggled', 'unsure.toggled'],
    ends: 'signs',
    context: { isUnsure: false },
  },
  'none of the signs': {
    steps: [...toSigns, sign('stroke-signs'), 'none.toggled', 'outcome.requested'],
    ends: { outcome: 'this week' },
    context: { signs: [], isNone: true },
  },
  'none of the signs is unchecked again': {
    steps: [...toSigns, 'none.toggled', 'none.toggled'],
    ends: 'signs',
    context: { isNone: false },
  },
  'a sign takes the place of none': {
    steps: [...toSigns, 'none.toggled', sign('floaters-or-flashes')],
    ends: 'signs',
    context: { signs: ['floaters-or-flashes'], isNone: false },
  },
  'none takes the place of not being sure': {
    steps: [...toSigns, 'unsure.toggled', 'none.toggled'],
    ends: 'signs',
    context: { isNone: true, isUnsure: false },
  },
  'not being sure takes the place of none': {
    steps: [...toSigns, 'none.toggled', 'unsure.toggled'],
    ends: 'signs',
    context: { isNone: false, isUnsure: true },
  },
  'back from the lenses': { steps: [option('adult'), 'back.pressed'], ends: 'whom', context: { whom: 'adult' } },
  'back to the lenses': {
    steps: [option('adult'), option('yes'), 'back.pressed'],
    ends: 'lenses',
    context: { whom: 'adult', lenses: 'yes' },
  },
  'back past the lenses of a newborn': { steps: [option('newborn'), 'back.pressed'], ends: 'whom' },
  'back from the signs keeps them': {
    steps: [...toSigns, sign('faces-harder'), 'back.pressed'],
    ends: 'happened',
    context: { happened: 'vision', signs: ['faces-harder'] },
  },
  'the same answer again keeps what was said of the signs': {
    steps: [...toSigns, 'none.toggled', 'back.pressed', 'back.pressed', 'back.pressed', ...toSigns],
    ends: 'signs',
    context: { isNone: true },
  },
  'another answer forgets what was said of other signs': {
    steps: [...toSigns, 'unsure.toggled', 'back.pressed', option('surgery')],
    ends: 'signs',
    context: { happened: 'surgery', isUnsure: false },
  },
  'back from an outcome': {
    steps: [...toSigns, sign('stroke-signs'), 'outcome.requested', 'back.pressed'],
    ends: 'signs',
    context: { signs: ['stroke-signs'] },
  },
  'a restart forgets everything': {
    steps: [...toSigns, sign('stroke-signs'), 'outcome.requested', 'guide.restarted'],
    ends: 'whom',
    context: noAnswers,
  },
};

/** The model of the urgency guide: its machine, everything that can happen to it, and its journeys. */
export const urgentGuideModel = { machine: urgentGuideMachine, fixtures, journeys };
