import { assign, type SnapshotFrom, setup } from 'xstate';
import { addMessage, emptyRecording, endOf, type PageMessage, type Recording } from './recording.ts';

interface InspectorContext {
  /** What the page has done so far. */
  readonly recorded: Recording;
  /** An imported file, or a path that was chosen; null when the page is shown. */
  readonly imported: Recording | null;
  /** The number of the step that is shown, except while `live`. */
  readonly position: number;
  /** The id of the actor to which the page has last sent an event of a recording. */
  readonly replayedId: string;
  /** Why a replay could not go on; empty otherwise. */
  readonly problem: string;
}

type InspectorEvent =
  | { type: 'page.reported'; message: PageMessage }
  | { type: 'position.chosen'; position: number }
  | { type: 'live.chosen' }
  | { type: 'file.imported'; recording: Recording }
  | { type: 'path.chosen'; recording: Recording }
  /** The page was asked to repeat a recording. */
  | { type: 'replay.chosen' };

/**
 * What the inspector shows.
 * - `live`: the last step of the page.
 * - `paused`: an earlier step. The page goes on, and is recorded.
 * - `imported`: a step of an imported recording.
 * - `playing`: one step of a path after the other.
 * - `replaying`: the last step of a page that repeats a recording.
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
    setReplayed: assign(({ event }) =>
      event.type === 'page.reported' && event.message.type === 'replay.stepped'
        ? { replayedId: event.message.actorId }
        : {},
    ),
    setProblem: assign(({ event }) =>
      event.type === 'page.reported' && event.message.type === 'replay.ended' ? { problem: event.message.problem } : {},
    ),
    clearProblem: assign({ problem: '' }),
    setPath: assign(({ event }) =>
      event.type === 'path.chosen'
        ? { imported: event.recording, position: event.recording.steps[0]?.number ?? 0 }
        : {},
    ),
    advance: assign(({ context }) => ({ position: context.position + 1 })),
  },
  guards: {
    isReplayStep: ({ event }) => event.type === 'page.reported' && event.message.type === 'replay.stepped',
    isReplayEnd: ({ event }) => event.type === 'page.reported' && event.message.type === 'replay.ended',
    isAtEnd: ({ context }) => context.position >= endOf(context.imported ?? context.recorded),
  },
  delays: { stepTime: 800 },
}).createMachine({
  id: 'inspector',
  context: { recorded: emptyRecording, imported: null, position: 0, replayedId: '', problem: '' },
  initial: 'live',
  on: {
    'page.reported': [{ guard: 'isReplayEnd', actions: 'setProblem' }, { actions: 'addMessage' }],
    'file.imported': { target: '.imported', actions: 'setImported' },
    'path.chosen': { target: '.playing', actions: 'setPath' },
    'live.chosen': '.live',
    'replay.chosen': { target: '.replaying', actions: 'clearProblem' },
  },
  states: {
    live: {
      entry: 'clearImported',
      on: {
        'position.chosen': { target: 'paused', actions: 'setPosition' },
        // An inspector beside the page is loaded again with it.
        'page.reported': [
          { guard: 'isReplayStep', target: 'replaying', actions: 'setReplayed' },
          { guard: 'isReplayEnd', actions: 'setProblem' },
          { actions: 'addMessage' },
        ],
      },
    },
    replaying: {
      entry: 'clearImported',
      on: {
        'position.chosen': { target: 'paused', actions: 'setPosition' },
        'page.reported': [
          { guard: 'isReplayStep', actions: 'setReplayed' },
          { guard: 'isReplayEnd', target: 'live', actions: 'setProblem' },
          { actions: 'addMessage' },
        ],
      },
    },
    paused: { on: { 'position.chosen': { actions: 'setPosition' } } },
    imported: { on: { 'position.chosen': { actions: 'setPosition' } } },
    playing: {
      on: { 'position.chosen': { target: 'imported', actions: 'setPosition' } },
      after: {
        stepTime: [
          { guard: 'isAtEnd', target: 'imported' },
          { target: 'playing', reenter: true, actions: 'advance' },
        ],
      },
    },
  },
});

/** The recording that is shown, and the number of the step that it is shown at. */
export function shownOf({ value, context }: SnapshotFrom<typeof inspectorMachine>): {
  recording: Recording;
  position: number;
} {
  const recording = context.imported ?? context.recorded;
  return { recording, position: value === 'live' || value === 'replaying' ? endOf(recording) : context.position };
}
