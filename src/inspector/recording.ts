/** An actor of the page. */
export interface RecordedActor {
  readonly id: string;
  readonly name: string;
  readonly parentId: string | undefined;
  /** The configuration of a machine as JSON; undefined for other actors. */
  readonly definition: string | undefined;
}

/** An event with its payload. */
export interface RecordedEvent {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** An event that an actor received, and its snapshot after it. All values are plain JSON. */
export interface Step {
  /** Counts all steps of the page. */
  readonly number: number;
  /** A timestamp in milliseconds. */
  readonly at: number;
  readonly actorId: string;
  /** The sender; undefined when no actor sent the event. */
  readonly sourceId: string | undefined;
  readonly event: RecordedEvent;
  readonly status: string;
  readonly value: unknown;
  readonly context: unknown;
  /** The names of the transitions that were taken. */
  readonly taken: readonly string[];
  /** The actions that were executed, without those that only change the context or start and stop actors. */
  readonly actions: readonly string[];
}

/** Everything that the actors of a page have done. */
export interface Recording {
  /** The address at which the page was loaded, from its path on; empty without a page. */
  readonly address: string;
  /** Whether texts are replaced by their lengths. */
  readonly isRedacted: boolean;
  readonly actors: readonly RecordedActor[];
  /** Oldest first. */
  readonly steps: readonly Step[];
}

/** A recording of nothing. */
export const emptyRecording: Recording = { address: '', isRedacted: false, actors: [], steps: [] };

/** What the page tells the inspector. */
export type PageMessage =
  /** It was loaded. */
  | { readonly type: 'page.loaded' }
  | { readonly type: 'recording.sent'; readonly recording: Recording }
  | { readonly type: 'actor.created'; readonly actor: RecordedActor }
  | { readonly type: 'actor.stepped'; readonly step: Step }
  /** It sends an event of a recording again. */
  | { readonly type: 'replay.stepped'; readonly actorId: string }
  /** The problem is empty when all events were sent. */
  | { readonly type: 'replay.ended'; readonly problem: string };

/** An event of a recording that the page can send again. */
export interface ReplayStep {
  readonly event: RecordedEvent;
  /** The machine that received it, by its name and its index among the machines of this name. */
  readonly name: string;
  readonly index: number;
  /** The machine's states before and after the event. */
  readonly before: unknown;
  readonly after: unknown;
  /** How many equal events the machine had received before. */
  readonly earlier: number;
}

/** The events of a recording that machines received from their page, and its address. */
export interface Replay {
  readonly address: string;
  readonly steps: readonly ReplayStep[];
}

/** What the inspector tells the page. */
export type InspectorMessage =
  /** It asks for the recording. */
  | { readonly type: 'inspector.opened' }
  | { readonly type: 'window.opened' }
  | { readonly type: 'event.sent'; readonly actorId: string; readonly event: RecordedEvent }
  | { readonly type: 'replay.requested'; readonly replay: Replay };

/** The names of the channels between the page of a tab and its inspectors. */
export const toInspectors = (tab: string): string => `${tab} to inspectors`;
export const toPage = (tab: string): string => `${tab} to page`;

const maximumSteps = 2000;

/** Adds a message of the page to a recording. */
export function addMessage(recording: Recording, message: PageMessage): Recording {
  const { actors, steps } = recording;
  switch (message.type) {
    case 'recording.sent':
      return message.recording;
    case 'actor.created':
      return { ...recording, actors: [...actors, message.actor] };
    case 'actor.stepped': {
      const { step } = message;
      // React's strict mode starts an actor twice: what it did before is forgotten.
      const earlier =
        step.event.type === 'xstate.init' ? steps.filter(({ actorId }) => actorId !== step.actorId) : steps;
      return { ...recording, steps: [...earlier, step].slice(-maximumSteps) };
    }
    default:
      return recording;
  }
}

/** The last step of each actor at a time: up to the step of this number. */
export function lastSteps({ steps }: Recording, number: number): ReadonlyMap<string, Step> {
  return new Map(steps.filter((step) => step.number <= number).map((step) => [step.actorId, step]));
}

/** Groups successive steps of the same actor for the same type of event, such as scrolling. */
export function foldRepeated(steps: readonly Step[]): Step[][] {
  const groups: Step[][] = [];
  for (const step of steps) {
    const group = groups.at(-1);
    const [first] = group ?? [];
    if (group && first?.actorId === step.actorId && first.event.type === step.event.type) group.push(step);
    else groups.push([step]);
  }
  return groups;
}

/** The number of the last step. */
export const endOf = ({ steps }: Recording): number => steps.at(-1)?.number ?? 0;

/** A text without what it says. */
const hidden = (text: string): string => `text, ${text.length} ${text.length === 1 ? 'character' : 'characters'}`;

/** A value whose texts are replaced by their lengths: a visitor may have typed them. */
export function redact(value: unknown): unknown {
  if (typeof value === 'string') return hidden(value);
  if (Array.isArray(value)) return value.map(redact);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, redact(part)]));
}

/** Whether a value contains a text. */
export function hasStrings(value: unknown): boolean {
  return (
    typeof value === 'string' || (typeof value === 'object' && value !== null && Object.values(value).some(hasStrings))
  );
}

/** The payload of an event. */
export function payloadOf({ type: _, ...payload }: RecordedEvent): Record<string, unknown> {
  return payload;
}

/** A recording whose texts are replaced by their lengths. */
export function redactRecording({ address, actors, steps }: Recording): Recording {
  return {
    address: address.replace(/\?[^#]*/, ''),
    isRedacted: true,
    actors,
    steps: steps.map((step) => ({
      ...step,
      event: { ...Object(redact(payloadOf(step.event))), type: step.event.type },
      context: redact(step.context),
    })),
  };
}

/**
 * Reads an exported recording.
 * @throws Error when the text is not a recording
 */
export function parseRecording(json: string): Recording {
  const { address, isRedacted, actors, steps }: Partial<Recording> = JSON.parse(json) ?? {};
  const isStep = (step: Partial<Step> | null) =>
    typeof step?.number === 'number' && typeof step.event?.type === 'string';
  const isRecording = typeof address === 'string' && typeof isRedacted === 'boolean' && Array.isArray(actors);
  if (!isRecording || !Array.isArray(steps) || !steps.every(isStep)) {
    throw new Error('The file is not a recording of the inspector.');
  }
  return { address, isRedacted, actors, steps };
}
