import type { AnyStateMachine } from 'xstate';
import { codeIn, leavesOf, nameOf, transitionsOf } from './chart.ts';
import type { Model } from './model.ts';
import { generatePaths, type Path, type Paths } from './paths.ts';
import { plantFaults } from './planted-faults.ts';
import { replay, type Standing } from './replay.ts';
import { asText, type PlainStep, stepInWords } from './steps.ts';

const isSubset = (part: object, whole: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(part).every(([key, value]) => asText(whole[key]) === asText(value));

/** JSON with the keys in order, so that two state values that are the same read the same. */
const inOrder = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .sort(([a], [b]) => a.localeCompare(b))
          .map(([key, part]) => [key, inOrder(part)]),
      )
    : value;

/** Whether a value is the same after a trip through JSON. */
function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) {
    return value === null || ['string', 'boolean'].includes(typeof value) || Number.isFinite(value);
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  const isKnown = Array.isArray(value) || prototype === Object.prototype;
  return isKnown && Object.values(value).every(isPlain);
}

interface PlainJourney {
  readonly name: string;
  readonly input?: unknown;
  readonly steps: readonly PlainStep[];
  readonly ends: unknown;
  readonly performs: readonly string[];
  readonly remembers?: object;
}

/** What is wrong with the end of a journey on this machine; null when it ends as its author expects. */
function faultOfJourney(machine: AnyStateMachine, journey: PlainJourney): string | null {
  const { name, input, steps, ends, performs, remembers = {} } = journey;
  let standings: Standing[];
  try {
    standings = replay(machine, input, steps);
  } catch (error) {
    return `"${name}" breaks: ${String(error)}`;
  }
  const last = standings.at(-1);
  const performed = standings.flatMap((standing) => standing.performed);
  if (!last) return `"${name}" does not start`;
  if (asText(inOrder(last.value)) !== asText(inOrder(ends)))
    return `"${name}" ends in ${asText(last.value)}, not in ${asText(ends)}`;
  if (asText(performed) !== asText(performs)) return `"${name}" performs ${asText(performed)}, not ${asText(performs)}`;
  if (!isSubset(remembers, last.context))
    return `"${name}" remembers ${asText(last.context)}, not ${asText(remembers)}`;
  return null;
}

/** What is wrong with how the running machine went along a path; null when it went where the chart says. */
function faultOfPath({ steps, identities }: Path, standings: readonly Standing[]): string | null {
  const wrong = identities.findIndex((identity, index) => standings[index]?.identity !== identity);
  if (wrong === -1) return null;
  const story = steps.slice(0, wrong).map((step) => `  ${stepInWords(step)}`);
  return [`stands at ${standings[wrong]?.identity}, not at ${identities[wrong]}, after`, ...story].join('\n');
}

/** What the tests of a machine found. Each list is empty when all is well. */
export interface Findings {
  /** How many innermost states the chart has. */
  readonly states: number;
  /** The names of all transitions that the chart defines. */
  readonly transitions: readonly string[];
  /** Transitions that no path takes. */
  readonly untaken: readonly string[];
  /** States in which no path ever stands. */
  readonly unreached: readonly string[];
  /** Paths on which the running machine goes elsewhere than the chart says. */
  readonly wrongPaths: readonly string[];
  /** Journeys that do not end as their authors expect. */
  readonly wrongJourneys: readonly string[];
  /** Planted faults that no journey notices. */
  readonly unnoticed: readonly string[];
  /** Contexts that are not the same after a trip through JSON. */
  readonly fragile: readonly string[];
  /** Places in the chart with code instead of a name. */
  readonly code: readonly string[];
  readonly paths: Paths;
}

/** The innermost states of a state value, as dotted paths. */
export function leavesIn(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value === 'string') return [[...path, value].join('.')];
  const inner = Object.entries(value ?? {});
  return inner.length === 0 ? [path.join('.')] : inner.flatMap(([key, part]) => leavesIn(part, [...path, key]));
}

/** Runs a machine through its paths and journeys. */
export function check<TMachine extends AnyStateMachine>(model: Model<TMachine>): Findings {
  const { machine } = model;
  const journeys: readonly PlainJourney[] = model.journeys;
  const paths = generatePaths(model);
  const walked = [...paths.longest, ...paths.covering];
  const played = walked.map(({ input, steps }) => replay(machine, input, steps));
  const taken = new Set(played.flat().flatMap((standing) => standing.taken));
  const reached = new Set(played.flat().flatMap(({ value }) => leavesIn(value)));
  const transitions = transitionsOf(machine).map(nameOf);
  const isNoticed = (spoilt: AnyStateMachine) => journeys.some((journey) => faultOfJourney(spoilt, journey) !== null);
  return {
    states: leavesOf(machine).length,
    transitions,
    untaken: transitions.filter((name) => !taken.has(name)),
    unreached: leavesOf(machine)
      .map(({ path }) => path.join('.'))
      .filter((name) => !reached.has(name)),
    wrongPaths: walked.flatMap((path, index) => faultOfPath(path, played[index] ?? []) ?? []),
    wrongJourneys: journeys.flatMap((journey) => faultOfJourney(machine, journey) ?? []),
    unnoticed: plantFaults(machine)
      .filter((fault) => !isNoticed(fault.machine))
      .map(({ name }) => name),
    fragile: played.flat().flatMap(({ context }) => (isPlain(context) ? [] : [asText(context)])),
    code: codeIn(machine),
    paths,
  };
}
