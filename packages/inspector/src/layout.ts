import ELK, { type ElkNode, type ElkShape } from 'elkjs/lib/elk.bundled.js';
import type { Chart, ChartState, ChartTransition } from 'statechart/chart';

/** A line of text in a state, with the id of the transition that it describes. */
interface StateLine {
  readonly text: string;
  readonly transition?: string;
}

/** A chart with the places of its parts, in pixels. */
export type ChartLayout = Awaited<ReturnType<typeof layOut>>;

/** Sizes in pixels. In a monospaced font, each character has this width. */
export const text = { size: 12, character: 7.3, line: 16, padding: 6 } as const;

/** The radius of the dot at which the arrow to an initial state starts. */
export const dotRadius = 5;

/** Breaks words into lines of at most 34 characters, if the words allow it. */
function wrap(words: readonly string[]): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && longer.length <= 34) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const sizeOf = (lines: readonly string[]) => ({
  width: Math.max(...lines.map(({ length }) => length)) * text.character + 2 * text.padding,
  height: lines.length * text.line + text.padding,
});

const linesIn = ({ id, lines }: ChartState, transitions: readonly ChartTransition[]): StateLine[] => [
  ...lines.flatMap((line) => wrap(line.split(' '))).map((line) => ({ text: line })),
  ...transitions
    .filter(({ source, targets }) => source === id && targets.length === 0)
    .flatMap((transition) => wrap(transition.words).map((line) => ({ text: line, transition: transition.id }))),
];

/** Whether a state is inside another one. */
export const isWithin = (id: string, outer: string): boolean =>
  id !== outer && (outer === '' || id.startsWith(`${outer}.`));

const allStates = (state: ChartState): ChartState[] => [state, ...state.states.flatMap(allStates)];

// Prefixes, because ids of different kinds must differ.
const stateId = (id: string): string => `state ${id}`;
const dotId = (id: string): string => `dot ${id}`;

/** The options of the chart and of each state with states inside: ELK does not pass them on. */
const options = (direction: string) => ({
  'elk.spacing.nodeNode': '16',
  'elk.spacing.edgeNode': '12',
  'elk.spacing.edgeEdge': '10',
  'elk.layered.spacing.nodeNodeBetweenLayers': '20',
  'elk.layered.spacing.edgeNodeBetweenLayers': '12',
  'elk.algorithm': 'layered',
  'elk.direction': direction,
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.layered.layering.strategy': 'LONGEST_PATH_SOURCE',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
});

async function layOutIn(direction: string, { root, transitions }: Chart) {
  const states = allStates(root).map((state) => ({ state, lines: linesIn(state, transitions) }));
  const initials = new Map(states.map(({ state: { id, initial } }) => [initial, id]));
  const arrows = [
    ...states.flatMap(({ state: { id, initial } }) =>
      initial === undefined
        ? []
        : [{ transition: undefined, from: dotId(id), to: stateId(initial), isBack: false, lines: [] }],
    ),
    ...transitions.flatMap(({ id, source, targets, words }) =>
      targets.map((target, index) => {
        const around = initials.get(target);
        return {
          transition: id,
          from: stateId(source),
          to: stateId(target),
          // Laid out the other way around, so that an initial state comes first.
          isBack: around !== undefined && isWithin(source, around) && source !== target && !isWithin(source, target),
          lines: index === 0 ? wrap(words) : [],
        };
      }),
    ),
  ];

  const nodeOf = (state: ChartState): ElkNode => {
    const size = sizeOf([state.name, ...linesIn(state, transitions).map((line) => line.text)]);
    if (state.states.length === 0) return { id: stateId(state.id), ...size };
    const dot = { id: dotId(state.id), width: 2 * dotRadius, height: 2 * dotRadius };
    return {
      id: stateId(state.id),
      children: [...(state.initial === undefined ? [] : [dot]), ...state.states.map(nodeOf)],
      layoutOptions: {
        ...options(direction),
        'elk.padding': `[top=${size.height + 12},left=16,bottom=16,right=16]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${size.width},${size.height})`,
      },
    };
  };

  const {
    width = 0,
    height = 0,
    ...laidOut
  }: ElkNode = await new ELK().layout({
    id: 'chart',
    children: [nodeOf(root)],
    edges: arrows.map(({ from, to, isBack, lines }, index) => ({
      id: `arrow ${index}`,
      sources: [isBack ? to : from],
      targets: [isBack ? from : to],
      labels: lines.length === 0 ? [] : [{ id: `label ${index}`, text: lines.join(' '), ...sizeOf(lines) }],
    })),
    layoutOptions: {
      ...options(direction),
      'elk.padding': '[top=8,left=8,bottom=8,right=8]',
      'elk.json.shapeCoords': 'ROOT',
      'elk.json.edgeCoords': 'ROOT',
    },
  });
  const nodesIn = (node: ElkNode): ElkNode[] => [node, ...(node.children ?? []).flatMap(nodesIn)];
  const nodes = new Map(nodesIn(laidOut).map((node) => [node.id, node]));
  const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: ElkShape = {}) => ({ x, y, width, height });
  return {
    width,
    height,
    /** A state comes before those inside it. */
    states: states.map(({ state, lines }) => ({ state, lines, box: boxOf(nodes.get(stateId(state.id))) })),
    /** Those of transitions to other states, the first to the targets with a label; and those from dots to initial states. */
    arrows: arrows.map(({ isBack, ...arrow }, index) => {
      const { sections = [], labels = [] } = laidOut.edges?.[index] ?? {};
      const points = sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [
        startPoint,
        ...bendPoints,
        endPoint,
      ]);
      return { ...arrow, points: isBack ? points.reverse() : points, label: boxOf(labels[0]) };
    }),
  };
}

/** Computes the places of a chart's parts. A chart should be 1.4 times as wide as high. */
export async function layOut(chart: Chart) {
  const [down, right] = await Promise.all([layOutIn('DOWN', chart), layOutIn('RIGHT', chart)]);
  const sideOf = ({ width, height }: typeof down) => Math.max(width, height * 1.4);
  return sideOf(right) < sideOf(down) ? right : down;
}
