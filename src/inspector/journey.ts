import { actorEndIn, delayIn } from '../../packages/model-testing/src/chart.ts';
import { payloadOf, type RecordedEvent, type Step } from './recording.ts';

const isIdentifier = (key: string): boolean => /^[A-Za-z_$][\w$]*$/.test(key);

const quoted = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

/** A plain JSON value as code. */
function codeOf(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[${value.map(codeOf).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const fields = Object.entries(value).map(
    ([key, part]) => `${isIdentifier(key) ? key : quoted(key)}: ${codeOf(part)}`,
  );
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

function codeOfError(error: unknown): string {
  const { name, message }: { name?: unknown; message?: unknown } = Object(error);
  if (typeof name !== 'string' || typeof message !== 'string') return codeOf(error);
  const plain = `new Error(${quoted(message)})`;
  return name === 'Error' ? plain : `Object.assign(${plain}, { name: ${quoted(name)} })`;
}

/** A step of a journey; null for an event of XState itself. */
function stepCode(event: RecordedEvent): string | null {
  const { type, output, error } = event;
  const ended = actorEndIn(type);
  if (ended?.end === 'done') return `{ done: ${quoted(ended.actor)}, output: ${codeOf(output)} }`;
  if (ended) return `{ failed: ${quoted(ended.actor)}, error: ${codeOfError(error)} }`;
  const delay = delayIn(type);
  if (delay !== undefined) return `{ passed: ${quoted(delay)} }`;
  if (type.startsWith('xstate.')) return null;
  return Object.keys(payloadOf(event)).length === 0 ? quoted(type) : codeOf({ type, ...payloadOf(event) });
}

/**
 * The recording of an actor as the code of a journey, as in the models of the machines.
 * @param steps all steps of the actor, from its start
 */
export function journeyCode(steps: readonly Step[]): string {
  const codes = steps.flatMap(({ event }) => stepCode(event) ?? []);
  const actions = steps.flatMap((step) => step.actions);
  const last = steps.at(-1);
  const hasContext = Object.keys(Object(last?.context)).length > 0;
  return [
    '{',
    codes.length === 0 ? '  steps: [],' : `  steps: [\n${codes.map((code) => `    ${code},\n`).join('')}  ],`,
    `  ends: ${codeOf(last?.value)},`,
    ...(actions.length === 0 ? [] : [`  actions: ${codeOf(actions)},`]),
    ...(hasContext ? [`  context: ${codeOf(last?.context)},`] : []),
    '}',
  ].join('\n');
}
