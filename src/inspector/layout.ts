import ELK, { type ElkExtendedEdge, type ElkNode, type ElkPoint } from 'elkjs/lib/elk.bundled.js';
import type { Chart, ChartState, ChartTransition } from './chart.ts';

/** A rectangle, from the top left corner of the chart. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A line of text in a state. */
export interface StateLine {
  readonly text: string;
  /** The name of the transition that it describes; undefined for entry, exit and actors. */
  readonly transition: string | undefined;
}

/** A state with its place. */
export interface PlacedState {
  readonly state: ChartState;
  readonly box: Box;
  /** The part of the box that has text. */
  readonly text: Box;
  readonly lines: readonly StateLine[];
}

/** A transition to another state, with the place of its label and its arrows. */
export interface PlacedTransition {
  readonly transition: ChartTransition;
  readonly label: Box;
  readonly lines: readonly string[];
  /** From the source to the label. */
  readonly start: readonly ElkPoint[];
  /** From the label to each target. */
  readonly ends: readonly (readonly ElkPoint[])[];
}

/** The arrow to an initial state, which starts at a dot. */
export interface PlacedInitial {
  readonly state: string;
  readonly dot: Box;
  readonly points: readonly ElkPoint[];
}

/** A chart with the places of all its parts. */
export interface ChartLayout {
  readonly width: number;
  readonly height: number;
  /** A state comes before those inside it. */
  readonly states: readonly PlacedState[];
  readonly initials: readonly PlacedInitial[];
  readonly transitions: readonly PlacedTransition[];
}

/** Sizes in pixels. In a monospaced font, each character has this width. */
export const text = { size: 12, character: 7.3, line: 17, padding: 8 } as const;

const elk = new ELK();

const dotSize = 10;
const longestLine = 34;

/** Breaks words into lines of at most `longestLine` characters, if the words allow it. */
function wrap(words: readonly string[]): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && longer.length <= longestLine) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const listed = (names: readonly string[]): string[] =>
  names.map((name, index) => `${index === 0 ? '/ ' : ''}${name}${index < names.length - 1 ? ',' : ''}`);

/** The text of a transition, as in UML: `event [guard] / actions`. */
const linesOf = ({ trigger, guard, actions, note }: ChartTransition): string[] => [
  ...wrap([trigger, ...(guard === undefined ? [] : [`[${guard}]`]), ...listed(actions)]),
  ...(note === undefined ? [] : [note]),
];

function linesIn({ entry, exit, invokes, internal }: ChartState): StateLine[] {
  const own = [
    ...(entry.length > 0 ? wrap(['entry', ...listed(entry)]) : []),
    ...(exit.length > 0 ? wrap(['exit', ...listed(exit)]) : []),
    ...invokes.map((actor) => `invoke ${actor}`),
  ].map((line) => ({ text: line, transition: undefined }));
  const transitions = internal.flatMap((transition) =>
    linesOf(transition).map((line) => ({ text: line, transition: transition.name })),
  );
  return [...own, ...transitions];
}

function sizeOf(lines: readonly string[]): { width: number; height: number } {
  return {
    width: Math.max(...lines.map((line) => line.length)) * text.character + 2 * text.padding,
    height: lines.length * text.line + text.padding,
  };
}

const textSizeOf = (state: ChartState) => sizeOf([state.name, ...linesIn(state).map((line) => line.text)]);

const isWithin = (id: string, ancestor: string): boolean => ancestor === '' || `${id}.`.startsWith(`${ancestor}.`);

const parentOf = (id: string): string => id.split('.').slice(0, -1).join('.');

/** The innermost state that contains a transition's label: it contains the source and the targets. */
function containerOf({ source, targets }: ChartTransition): string {
  if (targets.every((target) => target !== source && isWithin(target, source))) return source;
  let container = parentOf(source);
  while (!targets.every((target) => target !== container && isWithin(target, container)))
    container = parentOf(container);
  return container;
}

// Prefixes, because ids of different kinds must differ.
const stateId = (id: string): string => `state ${id}`;
const labelId = (name: string): string => `label ${name}`;
const initialId = (id: string): string => `initial ${id}`;

function allStates(state: ChartState): ChartState[] {
  return [state, ...state.states.flatMap(allStates)];
}

/** The options of the chart and of each state with states inside: ELK does not pass them on. */
const options = (direction: 'DOWN' | 'RIGHT') => ({
  'elk.algorithm': 'layered',
  'elk.direction': direction,
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.spacing.nodeNode': '16',
  'elk.spacing.edgeNode': '12',
  'elk.spacing.edgeEdge': '10',
  'elk.layered.spacing.nodeNodeBetweenLayers': '20',
  'elk.layered.spacing.edgeNodeBetweenLayers': '12',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '10',
  // The search for cycles begins at the initial state, so charts do too.
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
});

function nodeOf(state: ChartState, transitions: readonly ChartTransition[], direction: 'DOWN' | 'RIGHT'): ElkNode {
  const size = textSizeOf(state);
  if (state.states.length === 0) return { id: stateId(state.id), ...size };
  const labels = transitions.filter((transition) => containerOf(transition) === state.id);
  return {
    id: stateId(state.id),
    children: [
      ...(state.initial === undefined ? [] : [{ id: initialId(state.id), width: dotSize, height: dotSize }]),
      ...state.states.map((child) => nodeOf(child, transitions, direction)),
      ...labels.map((transition) => ({ id: labelId(transition.name), ...sizeOf(linesOf(transition)) })),
    ],
    layoutOptions: {
      ...options(direction),
      'elk.padding': `[top=${size.height + 12},left=16,bottom=16,right=16]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${size.width},${size.height})`,
    },
  };
}

function edgesOf({ root, transitions }: Chart): ElkExtendedEdge[] {
  const edge = (from: string, to: string): ElkExtendedEdge => ({
    id: `${from} → ${to}`,
    sources: [from],
    targets: [to],
  });
  return [
    ...allStates(root).flatMap(({ id, initial }) =>
      initial === undefined ? [] : [edge(initialId(id), stateId(initial))],
    ),
    ...transitions.flatMap(({ name, source, targets }) => [
      edge(stateId(source), labelId(name)),
      ...targets.map((target) => edge(labelId(name), stateId(target))),
    ]),
  ];
}

function boxesIn(node: ElkNode): [string, Box][] {
  const { id, x = 0, y = 0, width = 0, height = 0, children = [] } = node;
  return [[id, { x, y, width, height }], ...children.flatMap(boxesIn)];
}

/** Finds what the layout contains under an id. */
function lookup<TValue>(entries: readonly (readonly [string, TValue])[]): (id: string) => TValue {
  const values = new Map(entries);
  return (id) => {
    const value = values.get(id);
    if (value === undefined) throw new Error(`The layout has no "${id}".`);
    return value;
  };
}

async function layOutIn(direction: 'DOWN' | 'RIGHT', chart: Chart): Promise<ChartLayout> {
  const laidOut: ElkNode = await elk.layout({
    id: 'chart',
    children: [nodeOf(chart.root, chart.transitions, direction)],
    edges: edgesOf(chart),
    layoutOptions: {
      ...options(direction),
      'elk.padding': '[top=8,left=8,bottom=8,right=8]',
      'elk.json.shapeCoords': 'ROOT',
      'elk.json.edgeCoords': 'ROOT',
    },
  });
  const boxOf = lookup(boxesIn(laidOut));
  const pointsOf = lookup(
    (laidOut.edges ?? []).map(({ id, sections = [] }) => [
      id,
      sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint]),
    ]),
  );
  const points = (from: string, to: string) => pointsOf(`${from} → ${to}`);
  const states = allStates(chart.root);
  return {
    width: laidOut.width ?? 0,
    height: laidOut.height ?? 0,
    states: states.map((state) => {
      const box = boxOf(stateId(state.id));
      return { state, box, text: { ...box, height: textSizeOf(state).height }, lines: linesIn(state) };
    }),
    initials: states.flatMap(({ id, initial }) =>
      initial === undefined
        ? []
        : [{ state: id, dot: boxOf(initialId(id)), points: points(initialId(id), stateId(initial)) }],
    ),
    transitions: chart.transitions.map((transition) => ({
      transition,
      label: boxOf(labelId(transition.name)),
      lines: linesOf(transition),
      start: points(stateId(transition.source), labelId(transition.name)),
      ends: transition.targets.map((target) => points(labelId(transition.name), stateId(target))),
    })),
  };
}

/** How many times as wide as high a chart should be. */
const aspectRatio = 1.5;

/** Computes the places of a chart's parts. The same chart always has the same layout. */
export async function layOut(chart: Chart): Promise<ChartLayout> {
  const down = await layOutIn('DOWN', chart);
  const right = await layOutIn('RIGHT', chart);
  const sideOf = ({ width, height }: ChartLayout) => Math.max(width, height * aspectRatio);
  return sideOf(right) < sideOf(down) ? right : down;
}
