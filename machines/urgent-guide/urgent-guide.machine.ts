import { assign, setup } from 'xstate';
import { asksMore, chosenSigns, type GuideAnswers, type GuideData, type Urgency, urgencyOf } from './urgency.ts';

/** The context of the urgency guide. */
export interface UrgentGuideContext extends GuideAnswers {
  readonly guide: GuideData;
  /** Whether the outcome was requested before anything was checked. */
  readonly needsAnswer: boolean;
}

type UrgentGuideEvent =
  /** An answer to the current question was chosen. */
  | { type: 'option.chosen'; option: string }
  /** A sign was checked or unchecked. */
  | { type: 'sign.toggled'; sign: string }
  /** "None of these" was checked or unchecked. */
  | { type: 'none.toggled' }
  /** "I am not sure" was checked or unchecked. */
  | { type: 'unsure.toggled' }
  /** The visitor has answered the last question. */
  | { type: 'outcome.requested' }
  | { type: 'back.pressed' }
  | { type: 'guide.restarted' };

const noAnswers = {
  whom: '',
  lenses: '',
  surgery: '',
  happened: '',
  signs: [],
  isNone: false,
  isUnsure: false,
  needsAnswer: false,
} satisfies Omit<UrgentGuideContext, 'guide'>;

const optionIn = (event: UrgentGuideEvent): string => (event.type === 'option.chosen' ? event.option : '');

/**
 * The urgency guide: up to five questions, then how soon to act. The input is the answers and signs that it offers.
 * - `whom`: who has the problem.
 * - `lenses`: whether the person wears contact lenses; skipped for those who are not asked more.
 * - `surgery`: whether the eye was operated on, or had an injection, in the last weeks; skipped like `lenses`.
 * - `happened`: what happened.
 * - `signs`: which of the offered signs the person notices. An answer is required. "None of these" excludes the others.
 * - `outcome`: how soon to act, by {@link urgencyOf}.
 *
 * Back keeps the answers, a restart resets them. They are only in the context.
 */
export const urgentGuideMachine = setup({
  types: {
    input: {} as GuideData,
    context: {} as UrgentGuideContext,
    events: {} as UrgentGuideEvent,
  },
  guards: {
    isAskedMore: ({ context, event }) => asksMore(context.guide, optionIn(event)),
    isUnanswered: ({ context }) =>
      !context.isNone && !context.isUnsure && chosenSigns(context.guide, context).length === 0,
    wasAskedMore: ({ context }) => asksMore(context.guide, context.whom),
    isFor: ({ context }, urgency: Urgency) => urgencyOf(context.guide, context) === urgency,
  },
  actions: {
    // A different answer changes which signs are offered, so it unchecks "None of these" and "I am not sure". Checked
    // signs stay checked.
    setAnswer: assign(({ context, event }, question: 'whom' | 'lenses' | 'surgery' | 'happened') => {
      const option = optionIn(event);
      const isSame = context[question] === option;
      return {
        [question]: option,
        isNone: isSame && context.isNone,
        isUnsure: isSame && context.isUnsure,
        needsAnswer: false,
      };
    }),
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
    resetAnswers: assign(noAnswers),
  },
}).createMachine({
  id: 'urgent-guide',
  context: ({ input }) => ({ guide: input, ...noAnswers }),
  initial: 'whom',
  on: { 'guide.restarted': { target: '.whom', actions: 'resetAnswers' } },
  states: {
    whom: {
      on: {
        'option.chosen': [
          { guard: 'isAskedMore', target: 'lenses', actions: { type: 'setAnswer', params: 'whom' } },
          { target: 'happened', actions: { type: 'setAnswer', params: 'whom' } },
        ],
      },
    },
    lenses: {
      on: {
        'option.chosen': { target: 'surgery', actions: { type: 'setAnswer', params: 'lenses' } },
        'back.pressed': 'whom',
      },
    },
    surgery: {
      on: {
        'option.chosen': { target: 'happened', actions: { type: 'setAnswer', params: 'surgery' } },
        'back.pressed': 'lenses',
      },
    },
    happened: {
      on: {
        'option.chosen': { target: 'signs', actions: { type: 'setAnswer', params: 'happened' } },
        'back.pressed': [{ guard: 'wasAskedMore', target: 'surgery' }, { target: 'whom' }],
      },
    },
    signs: {
      on: {
        'sign.toggled': { actions: 'toggleSign' },
        'none.toggled': { actions: 'toggleNone' },
        'unsure.toggled': { actions: 'toggleUnsure' },
        'outcome.requested': [
          { guard: 'isUnanswered', actions: 'requireAnswer' },
          { guard: { type: 'isFor', params: '911' }, target: 'outcome.911' },
          { guard: { type: 'isFor', params: 'emergency room' }, target: 'outcome.emergency room' },
          { guard: { type: 'isFor', params: 'call now' }, target: 'outcome.call now' },
          { guard: { type: 'isFor', params: 'today' }, target: 'outcome.today' },
          { guard: { type: 'isFor', params: 'this week' }, target: 'outcome.this week' },
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
