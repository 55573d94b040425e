import type {
  AnyActorRef,
  AnyEventObject,
  AnyStateMachine,
  ContextFrom,
  EmittedFrom,
  EventFrom,
  InputFrom,
  SnapshotFrom,
} from 'xstate';

type Implementations<TMachine extends AnyStateMachine> = Parameters<TMachine['provide']>[0];
type NamesIn<T> = keyof NonNullable<T> & string;
type KnownNames<T> = keyof { [Name in keyof T as string extends Name ? never : Name]: T[Name] } & string;
type Children<TMachine extends AnyStateMachine> = SnapshotFrom<TMachine>['children'];

/** The actions that a machine's chart may name. */
export type ActionName<TMachine extends AnyStateMachine> = NamesIn<Implementations<TMachine>['actions']>;
/** The delays that a machine's chart may name. */
export type DelayName<TMachine extends AnyStateMachine> = NamesIn<Implementations<TMachine>['delays']>;
export type EventName<TMachine extends AnyStateMachine> = EventFrom<TMachine>['type'];
/** The types of events that have no payload. */
type NameWithoutPayload<TEvent> = TEvent extends { type: infer Name }
  ? [keyof TEvent] extends ['type']
    ? Name & string
    : never
  : never;
/** The events of one type. */
export type EventNamed<TMachine extends AnyStateMachine, TName> = Extract<EventFrom<TMachine>, { type: TName }>;
/** The ids of the actors that a machine invokes. */
export type ActorName<TMachine extends AnyStateMachine> = KnownNames<Children<TMachine>>;
/** What an invoked actor ends with when all goes well. */
export type ActorOutput<TMachine extends AnyStateMachine, TName extends ActorName<TMachine>> =
  NonNullable<Children<TMachine>[TName]> extends infer TActor extends AnyActorRef
    ? Extract<SnapshotFrom<TActor>, { status: 'done' }>['output']
    : never;

type Joined<TPath extends string, TKey extends string> = TPath extends '' ? TKey : `${TPath}.${TKey}`;
type LeavesOf<TValue, TPath extends string = ''> = TValue extends string
  ? Joined<TPath, TValue>
  : [keyof TValue] extends [never]
    ? TPath
    : { [Key in keyof TValue & string]: LeavesOf<TValue[Key], Joined<TPath, Key>> }[keyof TValue & string];

/** The innermost states of a machine, as dotted paths: `submitting`, `notice.hidden`, `new.reading`. */
export type StateName<TMachine extends AnyStateMachine> = LeavesOf<SnapshotFrom<TMachine>['value']>;

/** The end of an actor that a machine invokes. */
export type ActorEnd<TMachine extends AnyStateMachine> = {
  [Name in ActorName<TMachine>]:
    | { readonly done: Name; readonly output: ActorOutput<TMachine, Name> }
    | { readonly failed: Name; readonly error: unknown };
}[ActorName<TMachine>];

/** One thing that happens to a machine: an event, or only its type; the end of an actor; a delay that has passed. */
export type Step<TMachine extends AnyStateMachine> =
  | EventFrom<TMachine>
  | NameWithoutPayload<EventFrom<TMachine>>
  | ActorEnd<TMachine>
  | { readonly passed: DelayName<TMachine> };

type InputFixture<TMachine extends AnyStateMachine> =
  undefined extends InputFrom<TMachine> ? { readonly input?: never } : { readonly input: InputFrom<TMachine> };

/** What can happen to a machine. */
export type Fixtures<TMachine extends AnyStateMachine> = InputFixture<TMachine> & {
  /**
   * Events with a payload and ends of actors: those that lead to different transitions. Delays and events without a
   * payload are found in the chart.
   */
  readonly steps: readonly Step<TMachine>[];
  /** False where this cannot happen on a screen: generated paths leave it out. */
  canHappen?(snapshot: SnapshotFrom<TMachine>, event: EventFrom<TMachine>): boolean;
  /** False where an actor cannot end like this on a screen: generated paths leave it out. */
  canEnd?(snapshot: SnapshotFrom<TMachine>, end: ActorEnd<TMachine>): boolean;
  /** Events that happen once on a page and leave it unlike its model: generated paths end with them. */
  readonly lastEvents?: readonly EventName<TMachine>[];
};

type PartOf<TValue> = [TValue] extends [object] ? Partial<TValue> : TValue;

/** A scenario written by hand. Unlike generated paths, it says independently of the chart where the machine must end. */
export interface Scenario<TMachine extends AnyStateMachine> {
  readonly steps: readonly Step<TMachine>[];
  /** The state value at the end. The regions of a parallel machine that it leaves out are in their initial state. */
  readonly ends: PartOf<SnapshotFrom<TMachine>['value']>;
  /** The actions that the last step executes, in their order, without those of XState, such as `assign`. */
  readonly actions?: readonly ActionName<TMachine>[];
  /** The events that the last step emits. */
  readonly emits?: readonly EmittedFrom<TMachine>[];
  /** The events that the last step sends to other actors. */
  readonly sends?: readonly AnyEventObject[];
  /** The context at the end, as far as it matters. */
  readonly context?: Partial<ContextFrom<TMachine>>;
}

/** The scenarios of a machine, by their names. */
export type Scenarios<TMachine extends AnyStateMachine> = Readonly<Record<string, Scenario<TMachine>>>;

/** A machine with everything that its tests need. */
export interface Model<TMachine extends AnyStateMachine> {
  readonly machine: TMachine;
  readonly fixtures: Fixtures<TMachine>;
  readonly scenarios: Scenarios<TMachine>;
  /** The test that follows the machine's paths on its screen, from the project's folder. */
  readonly screen: string;
}

/** A model of some machine. */
export type AnyModel = Model<AnyStateMachine>;
