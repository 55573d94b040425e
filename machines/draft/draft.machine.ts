import { assign, setup } from 'xstate';
import type { RequestType } from '../../supabase/functions/_shared/requests/options.ts';
import { providedByTheFeature } from '../provided-by-the-feature.ts';

/** The context of a draft. The text itself is not here. */
export interface DraftContext {
  /** The form whose details of the person are offered; null while none are. */
  readonly source: RequestType | null;
}

type DraftEvent =
  /** The form is on the page. */
  | { type: 'form.opened' }
  /** The form leaves the page, with the part that holds it. */
  | { type: 'form.left' }
  /** The visitor has put something into the form. */
  | { type: 'form.filled' }
  /** Nothing of the visitor's is left in the form: it was sent, or emptied by hand. */
  | { type: 'form.emptied' }
  /** The button that clears the form was pressed. */
  | { type: 'clear.pressed' }
  /** Another form holds details of the visitor, and this one does not yet. */
  | { type: 'details.found'; source: RequestType }
  /** The form whose details were found holds none any more. */
  | { type: 'details.lost' }
  /** The button that takes over the details was pressed. */
  | { type: 'details.pressed' };

/**
 * What becomes of a form that is filled in and not sent.
 *
 * `text` is what the visitor has put into the form:
 * - `none`: nothing, so that leaving the site loses nothing.
 * - `unsent.written`: something, in the form on the page.
 * - `unsent.kept`: something, in memory: the form is not on the page.
 * - `unsent.shownAgain`: what was kept is in the form again, and a notice says so.
 *
 * `details` is whether another form's details of the person are offered:
 * - `away`: the form is not on the page.
 * - `none`: there is nothing to offer.
 * - `offered`: a button takes them over, until it is pressed or they are gone.
 * - `taken`: they were taken over, and are not offered again until the form is empty.
 *
 * The feature provides the actions: `startAsking` and `stopAsking` make the browser ask before the site is left;
 * `keepText` takes the text out of the form into memory and `putTextBack` from there into the form; `clearForm` resets
 * the form; `fillInDetails` writes the details of `source` into fields that are empty.
 */
export const draftMachine = setup({
  types: { context: {} as DraftContext, events: {} as DraftEvent },
  actions: {
    startAsking: providedByTheFeature('startAsking'),
    stopAsking: providedByTheFeature('stopAsking'),
    keepText: providedByTheFeature('keepText'),
    putTextBack: providedByTheFeature('putTextBack'),
    clearForm: providedByTheFeature('clearForm'),
    fillInDetails: providedByTheFeature('fillInDetails'),
    noteSource: assign(({ event }) => (event.type === 'details.found' ? { source: event.source } : {})),
    forgetSource: assign({ source: null }),
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
          entry: 'startAsking',
          exit: 'stopAsking',
          on: { 'form.emptied': 'none' },
          states: {
            written: { on: { 'form.left': { target: 'kept', actions: 'keepText' } } },
            kept: { on: { 'form.opened': { target: 'shownAgain', actions: 'putTextBack' } } },
            shownAgain: {
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
          on: { 'form.left': 'away', 'details.found': { target: 'offered', actions: 'noteSource' } },
        },
        offered: {
          on: {
            'form.left': { target: 'away', actions: 'forgetSource' },
            'details.lost': { target: 'none', actions: 'forgetSource' },
            'details.pressed': { target: 'taken', actions: 'fillInDetails' },
          },
        },
        taken: {
          on: {
            'form.left': { target: 'away', actions: 'forgetSource' },
            'details.lost': { target: 'none', actions: 'forgetSource' },
            'form.emptied': 'offered',
            'clear.pressed': 'offered',
          },
        },
      },
    },
  },
});
