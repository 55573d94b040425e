import { assign, setup } from 'xstate';
import { asksAboutLenses, chosenSigns, type GuideAnswers, type GuideData, urgencyOf } from './urgency.ts';

/** The context of the urgency guide. */
export interface UrgentGuideContext extends GuideAnswers {
  readonly guide: GuideData;
  /** Whether the outcome was requested before anything was checked. */
  readonly needsAnswer: boolean;
}

type UrgentGuideEvent =
  /** An answer to the question on the screen was chosen. */
  | { type: 'option.chosen'; option: string }
  /** A sign was checked or unchecked. */
  | { type: 'sign.toggled'; sign: string }
  /** "None of these" was checked or unchecked. */
  | { type: 'none.toggled' }
  /** "I am not sure" was checked or unchecked. */
  | { type: 'unsure.toggled' }
  /** The visitor has checked all that fits, and asks what to do. */
  | { type: 'outcome.requested' }
  | { type: 'back.pressed' }
  | { type: 'guide.restarted' };

const noAnswers = {
  whom: '',
  lenses: '',
  happened: '',
  signs: [],
  isNone: false,
  isUnsure: false,
  needsAnswer: false,
} satisfies Omit<UrgentGuideContext, 'guide'>;

const optionIn = (event: UrgentGuideEvent): string => (event.type === 'option.chosen' ? event.option : '');

/**
 * Another answer changes which signs are offered: "None of these" and "I am not sure" were said of others. Checked signs
 * stay checked.
 */
const keep = (question: 'whom' | 'lenses' | 'happened', context: UrgentGuideContext, event: UrgentGuideEvent) => {
  const option = optionIn(event);
  const isSame = context[question] === option;
  return {
    [question]: option,
    isNone: isSame && context.isNone,
    isUnsure: isSame && context.isUnsure,
    needsAnswer: false,
  };
};

/**
 * The urgency guide: at most four questions, then how soon to act. Its answers, and the signs that they offer, are its
 * input.
 * - `whom`: for whom it is.
 * - `lenses`: whether the person wears contact lenses; left out where that makes no sense.
 * - `happened`: what happened.
 * - `signs`: which of the signs that fit the answers the person notices. "None of these" excludes the others, and
 *   nothing at all is no answer.
 * - `outcome`: how soon to act; {@link urgencyOf} decides.
 *
 * Back keeps the answers, a restart forgets them. They are in the context only.
 */
export const urgentGuideMachine = setup({
  types: {
    input: {} as GuideData,
    context: {} as UrgentGuideContext,
    events: {} as UrgentGuideEvent,
  },
  guards: {
    isAskedAboutLenses: ({ context, event }) => asksAboutLenses(context.guide, optionIn(event)),
    isUnanswered: ({ context }) =>
      !context.isNone && !context.isUnsure && chosenSigns(context.guide, context).length === 0,
    wasAskedAboutLenses: ({ context }) => asksAboutLenses(context.guide, context.whom),
    is911: ({ context }) => urgencyOf(context.guide, context) === '911',
    isForEmergencyRoom: ({ context }) => urgencyOf(context.guide, context) === 'emergency room',
    isForNow: ({ context }) => urgencyOf(context.guide, context) === 'call now',
    isForToday: ({ context }) => urgencyOf(context.guide, context) === 'today',
    isForThisWeek: ({ context }) => urgencyOf(context.guide, context) === 'this week',
  },
  actions: {
    keepWhom: assign(({ context, event }) => keep('whom', context, event)),
    keepLenses: assign(({ context, event }) => keep('lenses', context, event)),
    keepHappened: assign(({ context, event }) => keep('happened', context, event)),
    toggleSign: assign({
      signs: ({ context: { signs }, event }) => {
        if (event.type !== 'sign.toggled') return signs;
        return signs.includes(event.sign) ? signs.filter((id) => id !== event.sign) : [...signs, event.sign];
      },
      isNone: false,
      needsAnswer: false,
    }),
    toggleNone: assign({
      signs: [],
      isNone: ({ context }) => !context.isNone,
      isUnsure: false,
      needsAnswer: false,
    }),
    toggleUnsure: assign({ isNone: false, isUnsure: ({ context }) => !context.isUnsure, needsAnswer: false }),
    requireAnswer: assign({ needsAnswer: true }),
    forgetAnswers: assign(noAnswers),
  },
}).createMachine({
  id: 'urgent-guide',
  context: ({ input }) => ({ guide: input, ...noAnswers }),
  initial: 'whom',
  on: { 'guide.restarted': { target: '.whom', actions: 'forgetAnswers' } },
  states: {
    whom: {
      on: {
        'option.chosen': [
          { guard: 'isAskedAboutLenses', target: 'lenses', actions: 'keepWhom' },
          { target: 'happened', actions: 'keepWhom' },
        ],
      },
    },
    lenses: {
      on: { 'option.chosen': { target: 'happened', actions: 'keepLenses' }, 'back.pressed': 'whom' },
    },
    happened: {
      on: {
        'option.chosen': { target: 'signs', actions: 'keepHappened' },
        'back.pressed': [{ guard: 'wasAskedAboutLenses', target: 'lenses' }, { target: 'whom' }],
      },
    },
    signs: {
      on: {
        'sign.toggled': { actions: 'toggleSign' },
        'none.toggled': { actions: 'toggleNone' },
        'unsure.toggled': { actions: 'toggleUnsure' },
        'outcome.requested': [
          { guard: 'isUnanswered', actions: 'requireAnswer' },
          { guard: 'is911', target: 'outcome.911' },
          { guard: 'isForEmergencyRoom', target: 'outcome.emergency room' },
          { guard: 'isForNow', target: 'outcome.call now' },
          { guard: 'isForToday', target: 'outcome.today' },
          { guard: 'isForThisWeek', target: 'outcome.this week' },
          { target: 'outcome' },
        ],
        'back.pressed': 'happened',
      },
    },
    outcome: {
      initial: 'next exam',
      on: { 'back.pressed': 'signs' },
      states: { '911': {}, 'emergency room': {}, 'call now': {}, today: {}, 'this week': {}, 'next exam': {} },
    },
  },
});
