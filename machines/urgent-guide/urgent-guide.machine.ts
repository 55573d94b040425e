import { assign, setup } from 'xstate';
import { type GuideAnswers, type GuideData, type GuideQuestion, wayOf } from './urgency.ts';

export interface UrgentGuideContext extends GuideAnswers {
  readonly guide: GuideData;
}

type UrgentGuideEvent =
  /** The question on the screen was answered. */
  | { type: 'question.answered'; question: GuideQuestion; option: string }
  /** A sign was checked or unchecked. */
  | { type: 'sign.toggled'; sign: string }
  | { type: 'back.pressed' }
  | { type: 'guide.restarted' };

const noAnswers: GuideAnswers = { happened: '', whom: '', lensesOrSurgery: '', signs: '', moreSigns: '', checked: [] };

const withAnswer = (context: UrgentGuideContext, event: UrgentGuideEvent): UrgentGuideContext =>
  event.type === 'question.answered' ? { ...context, [event.question]: event.option } : context;

/** Which questions are asked follows from the answers before them, by {@link wayOf}. */
export const urgentGuideMachine = setup({
  types: {
    input: {} as GuideData,
    context: {} as UrgentGuideContext,
    events: {} as UrgentGuideEvent,
  },
  guards: {
    asks: ({ context, event }, question: GuideQuestion) =>
      wayOf(context.guide, withAnswer(context, event)).includes(question),
  },
  actions: {
    setAnswer: assign(({ context, event }) => withAnswer(context, event)),
    // The list has to be answered again.
    toggleSign: assign(({ context: { checked }, event }, list: 'signs' | 'moreSigns') => {
      if (event.type !== 'sign.toggled') return {};
      const { sign } = event;
      return {
        checked: checked.includes(sign) ? checked.filter((id) => id !== sign) : [...checked, sign],
        [list]: '',
      };
    }),
    resetAnswers: assign(noAnswers),
  },
}).createMachine({
  id: 'urgent-guide',
  description:
    'The urgency guide: up to five questions, then how soon to act. The input is the answers and signs that it offers. Back keeps the answers, a restart resets them. They are only in the context.',
  context: ({ input }) => ({ guide: input, ...noAnswers }),
  initial: 'happened',
  on: { 'guide.restarted': { target: '.happened', actions: 'resetAnswers' } },
  states: {
    happened: {
      description: 'What happened. Some answers lead to the outcome at once.',
      on: {
        'question.answered': [
          { guard: { type: 'asks', params: 'whom' }, target: 'whom', actions: 'setAnswer' },
          { guard: { type: 'asks', params: 'lensesOrSurgery' }, target: 'lensesOrSurgery', actions: 'setAnswer' },
          { guard: { type: 'asks', params: 'signs' }, target: 'signs', actions: 'setAnswer' },
          { target: 'outcome', actions: 'setAnswer' },
        ],
      },
    },
    whom: {
      description: 'Who has the problem.',
      on: {
        'question.answered': [
          { guard: { type: 'asks', params: 'lensesOrSurgery' }, target: 'lensesOrSurgery', actions: 'setAnswer' },
          { target: 'signs', actions: 'setAnswer' },
        ],
        'back.pressed': 'happened',
      },
    },
    lensesOrSurgery: {
      description: 'Whether the person wears contact lenses or had eye surgery.',
      on: {
        'question.answered': { target: 'signs', actions: 'setAnswer' },
        'back.pressed': [{ guard: { type: 'asks', params: 'whom' }, target: 'whom' }, { target: 'happened' }],
      },
    },
    signs: {
      description: 'Which of the most urgent signs that fit the person notices.',
      on: {
        'sign.toggled': { actions: { type: 'toggleSign', params: 'signs' } },
        'question.answered': [
          { guard: { type: 'asks', params: 'moreSigns' }, target: 'moreSigns', actions: 'setAnswer' },
          { target: 'outcome', actions: 'setAnswer' },
        ],
        'back.pressed': [
          { guard: { type: 'asks', params: 'lensesOrSurgery' }, target: 'lensesOrSurgery' },
          { guard: { type: 'asks', params: 'whom' }, target: 'whom' },
          { target: 'happened' },
        ],
      },
    },
    moreSigns: {
      description: 'Which of the others, for whoever notices none of the first.',
      on: {
        'sign.toggled': { actions: { type: 'toggleSign', params: 'moreSigns' } },
        'question.answered': { target: 'outcome', actions: 'setAnswer' },
        'back.pressed': 'signs',
      },
    },
    outcome: {
      description: 'How soon to act.',
      on: {
        'back.pressed': [
          { guard: { type: 'asks', params: 'moreSigns' }, target: 'moreSigns' },
          { guard: { type: 'asks', params: 'signs' }, target: 'signs' },
          { target: 'happened' },
        ],
      },
    },
  },
});
