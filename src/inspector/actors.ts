import type { StatelyInspectionEvent } from '@statelyai/inspect';

/** An actor of the page, as far as the inspector has heard of it. */
export interface InspectedActor {
  sessionId: string;
  name: string;
  parentId: string | undefined;
  /** The machine's configuration as JSON; of other actors, their name alone. */
  definition: string | undefined;
  status: string;
  value: unknown;
  context: unknown;
  /** The event that led to where it is. */
  lastEvent: string;
}

/** An event that an actor got. */
export interface LoggedEvent {
  number: number;
  /** Milliseconds since 1970. */
  at: number;
  actorId: string;
  /** Who sent it; undefined for what came from outside of the actors. */
  sourceId: string | undefined;
  type: string;
  /** All of it, as JSON. */
  json: string;
}

/** Everything that the inspector has heard. */
export interface Inspected {
  actors: ReadonlyMap<string, InspectedActor>;
  /** Oldest first. */
  events: readonly LoggedEvent[];
}

/** Before anything was heard. */
export const nothingInspected: Inspected = { actors: new Map(), events: [] };

const keptEvents = 500;

type Snapshot = Extract<StatelyInspectionEvent, { type: '@xstate.actor' }>['snapshot'];

function stateOf(snapshot: unknown): Pick<InspectedActor, 'status' | 'value' | 'context'> {
  const { status, value, context }: Snapshot = snapshot ?? {};
  return { status: status ?? 'active', value, context };
}

/** The actors that have run: React's strict mode makes others too, which never start. */
export const startedActors = ({ actors }: Inspected): InspectedActor[] =>
  [...actors.values()].filter(({ lastEvent }) => lastEvent !== '');

/** Adds what the page has just told. */
export function hear({ actors, events }: Inspected, event: StatelyInspectionEvent): Inspected {
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
      return { actors, events: [...events, logged].slice(-keptEvents) };
    }
    default:
      return { actors, events };
  }
}
