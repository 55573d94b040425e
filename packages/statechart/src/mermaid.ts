import type { AnyStateMachine } from 'xstate';
import { type Chart, type ChartState, type ChartTransition, readChart } from './chart.ts';

/** The id of a state in Mermaid, which has no dots and no hyphens in ids. */
const idOf = (id: string): string => id.replaceAll(/\W/g, '_');

/** The id of the box that stands for all states inside one, from which transitions lead into it. */
const anywhereIn = (id: string): string => idOf(`${id}.anywhere`).replace(/^_/, '');

const isInside = (id: string, outer: string): boolean => outer === '' || id.startsWith(`${outer}.`);

const indent = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

const arrow = (from: string, to: string, words: readonly string[]): string =>
  `${from} --> ${to}${words.length === 0 ? '' : `: ${words.join(' ')}`}`;

/** The lines of text of a state: its entry and exit actions, its actors, and the transitions that stay in it. */
const linesIn = ({ id, lines }: ChartState, transitions: readonly ChartTransition[]): string[] => [
  ...lines,
  ...transitions
    .filter(({ source, targets }) => source === id && targets.length === 0)
    .map(({ words }) => words.join(' ')),
];

function drawState(state: ChartState, transitions: readonly ChartTransition[]): string[] {
  const lines = linesIn(state, transitions);
  if (state.states.length === 0) return [state.name, ...lines].map((line) => `${idOf(state.id)} : ${line}`);
  return [`state "${state.name}" as ${idOf(state.id)} {`, ...indent(drawInside(state, transitions)), '}'];
}

function drawInside(state: ChartState, transitions: readonly ChartTransition[]): string[] {
  const { id, initial, states } = state;
  const lines = linesIn(state, transitions);
  const inward = transitions.flatMap(({ source, targets, words }) =>
    source === id ? targets.filter((target) => isInside(target, id)).map((target) => ({ target, words })) : [],
  );
  const anywhere = anywhereIn(id);
  return [
    ...(initial === undefined ? [] : [arrow('[*]', idOf(initial), [])]),
    ...states.flatMap((inner) => drawState(inner, transitions)),
    ...(inward.length + lines.length === 0 ? [] : ['anywhere', ...lines].map((line) => `${anywhere} : ${line}`)),
    ...inward.map(({ target, words }) => arrow(anywhere, idOf(target), words)),
  ];
}

/** A transition from a state to one inside it starts at a box named `anywhere`. */
const drawChart = ({ root, transitions }: Chart): string =>
  [
    'stateDiagram-v2',
    ...indent([
      // Regions then are one below another.
      ...(root.kind === 'parallel' ? ['direction LR'] : []),
      ...drawInside(root, transitions),
      ...transitions.flatMap(({ source, targets, words }) =>
        targets.filter((target) => !isInside(target, source)).map((target) => arrow(idOf(source), idOf(target), words)),
      ),
    ]),
  ].join('\n');

const describeStates = ({ id, description, states }: ChartState): string[] => [
  ...(id === '' || description === undefined ? [] : [`- \`${id}\`: ${description}`]),
  ...states.flatMap(describeStates),
];

/** A page of Markdown with the chart of a machine, as a diagram of Mermaid, and the descriptions of its states. */
export function chartPageOf(machine: AnyStateMachine): string {
  const chart = readChart(machine);
  const { name, description } = chart.root;
  const states = describeStates(chart.root);
  return [
    `# ${name}`,
    ...(description === undefined ? [] : [description]),
    `\`\`\`mermaid\n${drawChart(chart)}\n\`\`\``,
    ...(states.length === 0 ? [] : [states.join('\n')]),
  ]
    .join('\n\n')
    .concat('\n');
}
