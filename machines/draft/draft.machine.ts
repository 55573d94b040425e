import { assign, setup } from 'xstate';
import type { RequestType } from '#contract/options.ts';
import { providedActions } from '../provided.ts';

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

/**
 * The feature provides the actions: `startLeaveConfirmation` and `stopLeaveConfirmation` (whether the browser asks
 * before the site is left); `keepText` (from the form to memory) and `restoreText`; `clearForm`; `fillInDetails`
 * (copies the details of `source` to empty fields).
 */
export const draftMachine = setup({
  types: { context: {} as DraftContext, events: {} as DraftEvent },
  actions: {
    ...providedActions(
      'startLeaveConfirmation',
      'stopLeaveConfirmation',
      'keepText',
      'restoreText',
      'clearForm',
      'fillInDetails',
    ),
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
          entry: 'startLeaveConfirmation',
          exit: 'stopLeaveConfirmation',
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
              on: {
                'form.left': { target: 'kept', actions: 'keepText' },
                'clear.pressed': { target: '#draft.text.none', actions: 'clearForm' },
              },
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
            'details.pressed': { target: 'copied', actions: 'fillInDetails' },
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
        cleared: { on: { 'details.pressed': 'filledIn', 'form.left': 'none' } },
        filledIn: { on: { 'clear.pressed': 'cleared', 'form.emptied': 'none', 'form.left': 'none' } },
      },
    },
  },
});
