import { assign, setup } from 'xstate';
import { addMessage, emptyRecording, endOf, type PageMessage, type Recording } from './recording.ts';

interface InspectorContext {
  /** What the page has done so far. */
  readonly recorded: Recording;
  /** A file that was imported; null outside `imported`. */
  readonly imported: Recording | null;
  /** The number of the step that is shown, except while `live`. */
  readonly position: number;
}

type InspectorEvent =
  | { type: 'page.reported'; message: PageMessage }
  | { type: 'position.chosen'; position: number }
  | { type: 'live.chosen' }
  | { type: 'file.imported'; recording: Recording };

/**
 * What the inspector shows.
 * - `live`: the last step of the page.
 * - `paused`: an earlier step. The page goes on, and is recorded.
 * - `imported`: a step of an imported recording.
 */
export const inspectorMachine = setup({
  types: { context: {} as InspectorContext, events: {} as InspectorEvent },
  actions: {
    addMessage: assign(({ context, event }) =>
      event.type === 'page.reported' ? { recorded: addMessage(context.recorded, event.message) } : {},
    ),
    setPosition: assign(({ event }) => (event.type === 'position.chosen' ? { position: event.position } : {})),
    setImported: assign(({ event }) =>
      event.type === 'file.imported' ? { imported: event.recording, position: endOf(event.recording) } : {},
    ),
    clearImported: assign({ imported: null }),
  },
}).createMachine({
  id: 'inspector',
  context: { recorded: emptyRecording, imported: null, position: 0 },
  initial: 'live',
  on: {
    'page.reported': { actions: 'addMessage' },
    'file.imported': { target: '.imported', actions: 'setImported' },
    'live.chosen': '.live',
  },
  states: {
    live: { on: { 'position.chosen': { target: 'paused', actions: 'setPosition' } } },
    paused: { on: { 'position.chosen': { actions: 'setPosition' } } },
    imported: { exit: 'clearImported', on: { 'position.chosen': { actions: 'setPosition' } } },
  },
});

/** The recording that is shown, and the number of the step that it is shown at. */
export function shownOf(context: InspectorContext, isLive: boolean): { recording: Recording; position: number } {
  const recording = context.imported ?? context.recorded;
  return { recording, position: isLive ? endOf(recording) : context.position };
}
