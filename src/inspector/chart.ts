/** A state of a chart, ready to be drawn. */
export interface ChartState {
  /** The path from the root: `['submitting', 'waiting']`. */
  path: readonly string[];
  kind: 'state' | 'parallel' | 'final';
  /** Whether it is active now. */
  isLive: boolean;
  isInitial: boolean;
  transitions: readonly ChartTransition[];
  states: readonly ChartState[];
}

/** A transition of a chart. */
export interface ChartTransition {
  /** Its trigger: an event, `after 800`, `always`, or the end of an invoked actor. */
  on: string;
  /** As in the chart; empty for a transition without a target. */
  target: string;
  guard: string;
}

type Config = Readonly<Record<string, unknown>>;

const isConfig = (value: unknown): value is Config =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const configOf = (value: unknown): Config => (isConfig(value) ? value : {});

const listOf = (value: unknown): unknown[] => {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
};

/** The name of a guard, source or target; the `type` of one with parameters. */
function nameOf(value: unknown): string {
  if (typeof value === 'string') return value;
  const { type } = configOf(value);
  return typeof type === 'string' ? type : '';
}

function transitionsOf(on: string, value: unknown): ChartTransition[] {
  return listOf(value).map((transition) => {
    if (typeof transition === 'string') return { on, target: transition, guard: '' };
    const { target, guard } = configOf(transition);
    return { on, target: listOf(target).map(nameOf).join(', '), guard: nameOf(guard) };
  });
}

function allTransitions(config: Config): ChartTransition[] {
  const byName = (table: unknown, say: (name: string) => string) =>
    Object.entries(configOf(table)).flatMap(([name, value]) => transitionsOf(say(name), value));
  const invoked = listOf(config.invoke).flatMap((invoke) => {
    const { id, src, onDone, onError, onSnapshot } = configOf(invoke);
    const name = nameOf(id) || nameOf(src);
    return [
      ...transitionsOf(`${name} done`, onDone),
      ...transitionsOf(`${name} failed`, onError),
      ...transitionsOf(`${name} changed`, onSnapshot),
    ];
  });
  return [
    ...byName(config.on, (event) => event),
    ...byName(config.after, (delay) => `after ${delay}`),
    ...transitionsOf('always', config.always),
    ...invoked,
    ...transitionsOf('done', config.onDone),
  ];
}

/** The part of a state value for a child state; undefined when the child is not active. */
function valueBelow(value: unknown, name: string): unknown {
  if (typeof value === 'string') return value === name ? {} : undefined;
  return configOf(value)[name];
}

function readState(config: Config, path: readonly string[], value: unknown, isInitial: boolean): ChartState {
  return {
    path,
    kind: config.type === 'parallel' || config.type === 'final' ? config.type : 'state',
    isLive: value !== undefined,
    isInitial,
    transitions: allTransitions(config),
    states: Object.entries(configOf(config.states)).map(([name, child]) =>
      readState(configOf(child), [...path, name], valueBelow(value, name), config.initial === name),
    ),
  };
}

/**
 * Converts a machine's definition, as the inspector receives it, to states and transitions.
 * @param definition the machine's configuration as JSON
 * @param value the actor's state value; undefined when it is not known yet
 * @returns null when the actor is not a machine, but for example a promise
 */
export function readChart(definition: string | undefined, value: unknown): ChartState | null {
  const config = configOf(JSON.parse(definition ?? 'null'));
  return isConfig(config.states) ? readState(config, [], value ?? {}, false) : null;
}
