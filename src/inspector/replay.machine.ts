import { type Actor, assign, createActor, type SimulatedClock, setup } from 'xstate';
import { providedByTheFeature } from '../../machines/provided-by-the-feature.ts';
import type { ActorObserver } from './observer.ts';
import type { PageMessage, Recording, ReplayStep } from './recording.ts';
import { hasHappened, isReady, problemOf, receiverOf } from './replay.ts';

interface ReplayContext {
  readonly steps: readonly ReplayStep[];
  /** The index of the next step. */
  readonly next: number;
  /** What the page has done so far. */
  readonly page: Recording;
}

/**
 * Sends the events of a recording to the machines of a page, one after the other.
 * - `pausing`: so that each can be seen.
 * - `waiting`: until the machine is in the state in which it received the event. What happens without the replay is left
 *   out.
 * - `ended`: all were sent.
 * - `stuck`: the machine did not get into that state.
 *
 * {@link startReplay} provides the actions `sendEvent` and `reportEnd`.
 */
export const replayMachine = setup({
  types: {
    context: {} as ReplayContext,
    events: {} as { type: 'page.changed'; page: Recording },
    input: {} as Pick<ReplayContext, 'steps' | 'page'>,
  },
  guards: {
    isAtEnd: ({ context }) => context.next === context.steps.length,
    hasHappened: ({ context: { page, steps, next } }) => steps[next] !== undefined && hasHappened(page, steps[next]),
    isReady: ({ context: { page, steps, next } }) => steps[next] !== undefined && isReady(page, steps[next]),
  },
  actions: {
    setPage: assign(({ event }) => ({ page: event.page })),
    advance: assign(({ context }) => ({ next: context.next + 1 })),
    sendEvent: providedByTheFeature('sendEvent'),
    reportEnd: providedByTheFeature('reportEnd'),
  },
  delays: { stepTime: 800, longestWait: 10_000 },
}).createMachine({
  id: 'replay',
  context: ({ input }) => ({ ...input, next: 0 }),
  initial: 'pausing',
  on: { 'page.changed': { actions: 'setPage' } },
  states: {
    pausing: { after: { stepTime: 'waiting' } },
    waiting: {
      always: [
        { guard: 'isAtEnd', target: 'ended' },
        { guard: 'hasHappened', target: 'waiting', reenter: true, actions: 'advance' },
        { guard: 'isReady', target: 'pausing', actions: ['sendEvent', 'advance'] },
      ],
      after: { longestWait: 'stuck' },
    },
    ended: { entry: 'reportEnd', type: 'final' },
    stuck: { entry: 'reportEnd', type: 'final' },
  },
});

/**
 * Starts to send the events of a recording to the machines of a page.
 * @param page what the page has done so far
 */
export function startReplay(
  { steps, page }: Pick<ReplayContext, 'steps' | 'page'>,
  send: ActorObserver['send'],
  tellInspectors: (message: PageMessage) => void,
  options: { clock?: SimulatedClock } = {},
): Actor<typeof replayMachine> {
  const actions = {
    sendEvent: ({ context }: { context: ReplayContext }) => {
      const step = steps[context.next];
      const receiver = step && receiverOf(context.page, step);
      if (!receiver) return;
      tellInspectors({ type: 'replay.stepped', actorId: receiver.id });
      send(receiver.id, step.event);
    },
    reportEnd: ({ context }: { context: ReplayContext }) => {
      const step = steps[context.next];
      tellInspectors({ type: 'replay.ended', problem: step ? problemOf(context.page, step) : '' });
    },
  };
  return createActor(replayMachine.provide({ actions }), { ...options, input: { steps, page } }).start();
}
