import { assign, emit, setup } from 'xstate';
import type { RequestType } from '#contract/options.ts';
import { providedCallback } from '../provided.ts';

/** The context of a draft. It does not contain the text. */
export interface DraftContext {
  /** The form whose details are offered; null without an offer. */
  readonly source: RequestType | null;
}

type DraftEvent =
  /** The form is on the page. */
  | { type: 'form.opened' }
  /** The form is no longer on the page. */
  | { type: 'form.left' }
  /** The form has input of the visitor. */
  | { type: 'form.filled' }
  /** The form has no more input of the visitor: it was sent or emptied. */
  | { type: 'form.emptied' }
  /** The Clear button was pressed. */
  | { type: 'clear.pressed' }
  /** Another form has details of the person, and this one has none. */
  | { type: 'details.found'; source: RequestType }
  /** The other form has no more details. */
  | { type: 'details.lost' }
  /** The button that copies the details was pressed. */
  | { type: 'details.pressed' };

type DraftEmitted =
  /** The form is about to leave the page: its text has to be kept. */
  | { type: 'text.kept' }
  /** What was kept has to be in the fields again. */
  | { type: 'text.restored' }
  /** The details of `source` have to be copied to empty fields. */
  | { type: 'details.copied'; source: RequestType | null }
  /** The heading of the form has to get the focus: the pressed button is gone. */
  | { type: 'focus.requested'; what: 'heading' };

/** The feature provides the actor `askBeforeLeaving`: while it runs, the browser asks before the site is left. */
export const draftMachine = setup({
  types: { context: {} as DraftContext, events: {} as DraftEvent, emitted: {} as DraftEmitted },
  actors: { askBeforeLeaving: providedCallback() },
  actions: {
    keepText: emit({ type: 'text.kept' }),
    restoreText: emit({ type: 'text.restored' }),
    copyDetails: emit(({ context }) => ({ type: 'details.copied', source: context.source }) as const),
    focusHeading: emit({ type: 'focus.requested', what: 'heading' }),
    setSource: assign(({ event }) => (event.type === 'details.found' ? { source: event.source } : {})),
    clearSource: assign({ source: null }),
  },
}).createMachine({
  id: 'draft',
  description: 'A form that is filled in and not sent.',
  context: { source: null },
  type: 'parallel',
  states: {
    text: {
      description: "The visitor's input.",
      initial: 'none',
      states: {
        none: {
          description: 'Nothing would be lost by leaving the site.',
          on: { 'form.filled': 'unsent', 'details.pressed': 'unsent' },
        },
        unsent: {
          description: 'The form has input that was not sent.',
          initial: 'written',
          invoke: { id: 'askBeforeLeaving', src: 'askBeforeLeaving' },
          on: { 'form.emptied': 'none' },
          states: {
            written: {
              description: 'In the form on the page.',
              on: { 'form.left': { target: 'kept', actions: 'keepText' } },
            },
            kept: {
              description: 'In memory. The form is not on the page. It can still be sent from there.',
              on: { 'form.opened': { target: 'restored', actions: 'restoreText' } },
            },
            restored: {
              description: 'In the form again, with a notice.',
              on: { 'form.left': { target: 'kept', actions: 'keepText' }, 'clear.pressed': '#draft.text.none' },
            },
          },
        },
      },
    },
    details: {
      description: "The offer to copy the person's details from another form.",
      initial: 'away',
      states: {
        away: { description: 'The form is not on the page.', on: { 'form.opened': 'none' } },
        none: {
          description: 'There is nothing to copy.',
          on: { 'form.left': 'away', 'details.found': { target: 'offered', actions: 'setSource' } },
        },
        offered: {
          description: 'A button copies them.',
          on: {
            'form.left': { target: 'away', actions: 'clearSource' },
            'details.lost': { target: 'none', actions: 'clearSource' },
            'details.pressed': { target: 'copied', actions: 'copyDetails' },
          },
        },
        copied: {
          description: 'They were copied, and are not offered again until the form is empty.',
          on: {
            'form.left': { target: 'away', actions: 'clearSource' },
            'details.lost': { target: 'none', actions: 'clearSource' },
            'form.emptied': 'offered',
            'clear.pressed': 'offered',
          },
        },
      },
    },
    announcement: {
      description: 'For screen readers, after a button did something.',
      initial: 'none',
      states: {
        none: { on: { 'clear.pressed': 'cleared', 'details.pressed': 'filledIn' } },
        cleared: { entry: 'focusHeading', on: { 'details.pressed': 'filledIn', 'form.left': 'none' } },
        filledIn: {
          entry: 'focusHeading',
          on: { 'clear.pressed': 'cleared', 'form.emptied': 'none', 'form.left': 'none' },
        },
      },
    },
  },
});
