import type { AnyActorRef, AnyTransitionDefinition, InspectionEvent } from 'xstate';
import { nameOf } from '../../packages/model-testing/src/chart.ts';
import type { PageMessage, RecordedEvent } from './recording.ts';

const deepest = 20;

/** A value as plain JSON. What JSON cannot contain becomes the name of its kind in brackets. */
function plain(value: unknown, depth = 0): unknown {
  if (value === null || value === undefined || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : `[${value}]`;
  if (value instanceof Error) return { name: value.name, message: value.message };
  if (typeof value !== 'object') return `[${typeof value}]`;
  if (depth === deepest) return '[deeper]';
  if (Array.isArray(value)) return value.map((part) => plain(part, depth + 1));
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== null && prototype !== Object.prototype) return `[${value.constructor.name}]`;
  const fields = Object.entries(value).filter(([, part]) => part !== undefined);
  return Object.fromEntries(fields.map(([key, part]) => [key, plain(part, depth + 1)]));
}

const plainEvent = (event: { type: string }): RecordedEvent => ({ ...Object(plain(event)), type: event.type });

/** What an actor has done since its last step. */
interface Pending {
  received: { event: object; sourceId: string | undefined }[];
  taken: string[];
  actions: string[];
}

/** An observer of actors that reports their steps. */
export interface ActorObserver {
  /** The option of `createActor`. */
  inspect(inspected: InspectionEvent): void;
  /** Sends an event to an actor, if it still exists. */
  send(actorId: string, event: RecordedEvent): void;
}

/** Creates an observer of all actors that are created with it, and of those that they invoke. */
export function createObserver(report: (message: PageMessage) => void): ActorObserver {
  const actors = new Map<string, AnyActorRef>();
  const pendingOf = new Map<string, Pending>();
  let number = 0;

  const addActor = (actor: AnyActorRef) => {
    const { sessionId: id, _parent: parent } = actor;
    const { logic }: { logic?: { config?: { states?: object }; id?: string } } = Object(actor);
    const isMachine = logic?.config?.states !== undefined;
    actors.set(id, actor);
    pendingOf.set(id, { received: [], taken: [], actions: [] });
    report({
      type: 'actor.created',
      actor: {
        id,
        name: parent === undefined ? (logic?.id ?? actor.id) : actor.id,
        parentId: parent?.sessionId,
        definition: isMachine ? JSON.stringify(logic.config) : undefined,
      },
    });
  };

  return {
    inspect(inspected) {
      const { sessionId: id } = inspected.actorRef;
      if (inspected.type === '@xstate.actor') {
        addActor(inspected.actorRef as AnyActorRef);
        return;
      }
      const pending = pendingOf.get(id);
      if (pending === undefined) return;
      switch (inspected.type) {
        case '@xstate.event':
          pending.received.push({ event: inspected.event, sourceId: inspected.sourceRef?.sessionId });
          break;
        case '@xstate.microstep': {
          const transitions: readonly AnyTransitionDefinition[] = inspected._transitions;
          // The transition to the initial state is not in the chart.
          pending.taken.push(...transitions.filter(({ eventType }) => eventType !== 'xstate.init').map(nameOf));
          break;
        }
        case '@xstate.action':
          if (!inspected.action.type.startsWith('xstate.')) pending.actions.push(inspected.action.type);
          break;
        case '@xstate.snapshot': {
          const { event, snapshot } = inspected;
          const { status, value, context }: { status: string; value?: unknown; context?: unknown } = snapshot;
          const { received, taken, actions } = pending;
          const sourceId = received.find((one) => one.event === event)?.sourceId;
          pendingOf.set(id, { received: received.filter((one) => one.event !== event), taken: [], actions: [] });
          number += 1;
          const step = { number, at: Date.now(), actorId: id, sourceId, event: plainEvent(event), status };
          report({
            type: 'actor.stepped',
            step: { ...step, value: plain(value), context: plain(context), taken, actions },
          });
        }
      }
    },
    send: (actorId, event) => actors.get(actorId)?.send(event),
  };
}
