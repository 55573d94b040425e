import type { StatelyInspectionEvent } from '@statelyai/inspect';

/** An actor of the page, as the inspector knows it. */
export interface InspectedActor {
  sessionId: string;
  name: string;
  parentId: string | undefined;
  /** The machine's configuration as JSON. For other actors, only their name. */
  definition: string | undefined;
  status: string;
  value: unknown;
  context: unknown;
  /** The event that led to this snapshot. */
  lastEvent: string;
}

/** An event that an actor received. */
export interface LoggedEvent {
  number: number;
  /** A timestamp in milliseconds. */
  at: number;
  actorId: string;
  /** The sender's session id; undefined when no actor sent it. */
  sourceId: string | undefined;
  type: string;
  /** The whole event as JSON. */
  json: string;
}

/** Everything that the page has reported. */
export interface Inspected {
  actors: ReadonlyMap<string, InspectedActor>;
  /** Oldest first. */
  events: readonly LoggedEvent[];
}

/** The initial value. */
export const noInspection: Inspected = { actors: new Map(), events: [] };

const maximumEvents = 500;

type Snapshot = Extract<StatelyInspectionEvent, { type: '@xstate.actor' }>['snapshot'];

function stateOf(snapshot: unknown): Pick<InspectedActor, 'status' | 'value' | 'context'> {
  const { status, value, context }: Snapshot = snapshot ?? {};
  return { status: status ?? 'active', value, context };
}

/** The actors that have started. React's strict mode creates others that never do. */
export const startedActors = ({ actors }: Inspected): InspectedActor[] =>
  [...actors.values()].filter(({ lastEvent }) => lastEvent !== '');

/** Adds an inspection event. */
export function addInspectionEvent({ actors, events }: Inspected, event: StatelyInspectionEvent): Inspected {
  const { sessionId } = event;
  const known = actors.get(sessionId);
  switch (event.type) {
    case '@xstate.actor': {
      const { name, parentId, definition, snapshot } = event;
      const actor = { sessionId, name, parentId, definition, lastEvent: known?.lastEvent ?? '', ...stateOf(snapshot) };
      return { actors: new Map(actors).set(sessionId, actor), events };
    }
    case '@xstate.snapshot': {
      if (known === undefined) return { actors, events };
      const actor = { ...known, ...stateOf(event.snapshot), lastEvent: event.event.type };
      return { actors: new Map(actors).set(sessionId, actor), events };
    }
    case '@xstate.event': {
      const logged = {
        number: (events.at(-1)?.number ?? 0) + 1,
        at: Number(event.createdAt),
        actorId: sessionId,
        sourceId: event.sourceId,
        type: event.event.type,
        json: JSON.stringify(event.event, null, 2),
      };
      return { actors, events: [...events, logged].slice(-maximumEvents) };
    }
    default:
      return { actors, events };
  }
}
