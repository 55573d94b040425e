import { assign, setup } from 'xstate';
import type { RequestType } from '#contract/options.ts';
import { providedByTheFeature } from '../provided-by-the-feature.ts';

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
 * A form that is filled in and not sent.
 *
 * `text` is the visitor's input:
 * - `none`: nothing would be lost by leaving the site.
 * - `unsent.written`: in the form on the page.
 * - `unsent.kept`: in memory. The form is not on the page. It can still be sent from there.
 * - `unsent.restored`: in the form again, with a notice.
 *
 * `details` is the offer to copy the person's details from another form:
 * - `away`: the form is not on the page.
 * - `none`: there is nothing to copy.
 * - `offered`: a button copies them.
 * - `copied`: they were copied, and are not offered again until the form is empty.
 *
 * `announcement` is for screen readers: `cleared` or `filledIn` after a button did that, else `none`.
 *
 * The feature provides the actions: `startLeaveConfirmation` and `stopLeaveConfirmation` (whether the browser asks
 * before the site is left); `keepText` (from the form to memory) and `restoreText`; `clearForm`; `fillInDetails`
 * (copies the details of `source` to empty fields).
 */
export const draftMachine = setup({
  types: { context: {} as DraftContext, events: {} as DraftEvent },
  actions: {
    startLeaveConfirmation: providedByTheFeature('startLeaveConfirmation'),
    stopLeaveConfirmation: providedByTheFeature('stopLeaveConfirmation'),
    keepText: providedByTheFeature('keepText'),
    restoreText: providedByTheFeature('restoreText'),
    clearForm: providedByTheFeature('clearForm'),
    fillInDetails: providedByTheFeature('fillInDetails'),
    setSource: assign(({ event }) => (event.type === 'details.found' ? { source: event.source } : {})),
    clearSource: assign({ source: null }),
  },
}).createMachine({
  id: 'draft',
  context: { source: null },
  type: 'parallel',
  states: {
    text: {
      initial: 'none',
      states: {
        none: { on: { 'form.filled': 'unsent', 'details.pressed': 'unsent' } },
        unsent: {
          initial: 'written',
          entry: 'startLeaveConfirmation',
          exit: 'stopLeaveConfirmation',
          on: { 'form.emptied': 'none' },
          states: {
            written: { on: { 'form.left': { target: 'kept', actions: 'keepText' } } },
            kept: { on: { 'form.opened': { target: 'restored', actions: 'restoreText' } } },
            restored: {
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
      initial: 'away',
      states: {
        away: { on: { 'form.opened': 'none' } },
        none: {
          on: { 'form.left': 'away', 'details.found': { target: 'offered', actions: 'setSource' } },
        },
        offered: {
          on: {
            'form.left': { target: 'away', actions: 'clearSource' },
            'details.lost': { target: 'none', actions: 'clearSource' },
            'details.pressed': { target: 'copied', actions: 'fillInDetails' },
          },
        },
        copied: {
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
      initial: 'none',
      states: {
        none: { on: { 'clear.pressed': 'cleared', 'details.pressed': 'filledIn' } },
        cleared: { on: { 'details.pressed': 'filledIn', 'form.left': 'none' } },
        filledIn: { on: { 'clear.pressed': 'cleared', 'form.emptied': 'none', 'form.left': 'none' } },
      },
    },
  },
});
