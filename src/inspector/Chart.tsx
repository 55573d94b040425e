import type { ReactNode, SVGProps } from 'react';
import { type Box, type ChartLayout, type PlacedState, type PlacedTransition, text } from './layout.ts';

/** What a machine is doing now. */
export interface ChartActivity {
  /** The ids of the active states. */
  readonly active: ReadonlySet<string>;
  /** The names of the transitions that were taken last. */
  readonly taken: ReadonlySet<string>;
  /** The last results of guards, by the names of their transitions. */
  readonly guardResults: ReadonlyMap<string, boolean>;
}

/** A machine that is only described, not running. */
const inactive: ChartActivity = { active: new Set(), taken: new Set(), guardResults: new Map() };

/** The style of a chart. Its custom properties are the colors of the theme. */
export const chartStyle = `
.chart text { font: ${text.size}px ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace; fill: var(--color-text-primary); white-space: pre; }
.chart .name { font-weight: bold; }
.chart .muted { fill: var(--color-text-muted); }
.chart rect { fill: var(--color-surface-raised); stroke: var(--color-border-control); }
.chart .compound rect { fill: var(--color-surface-page); }
.chart .region rect { stroke-dasharray: 6 4; }
.chart .active rect { stroke: var(--color-action-primary); stroke-width: 2.5; }
.chart .active:not(.compound) rect { fill: var(--color-surface-tint); }
.chart .label { fill: var(--color-surface-sunken); stroke: none; }
.chart path { fill: none; stroke: var(--color-border-control); stroke-linejoin: round; }
.chart .dot, .chart .tip { fill: var(--color-border-control); stroke: none; }
.chart .taken path { stroke: var(--color-action-urgent); stroke-width: 2.5; }
.chart .taken .label { fill: var(--color-surface-notice); stroke: var(--color-action-urgent); }
.chart .taken .tip { fill: var(--color-action-urgent); }
.chart text.taken { font-weight: bold; fill: var(--color-action-urgent); }
.chart .over text { stroke: var(--color-surface-raised); stroke-width: 3; stroke-linejoin: round; paint-order: stroke; }
.chart .guard-result { font-weight: bold; }
`;

const classes = (...names: (string | false)[]): string => names.filter((name) => name !== false).join(' ');

type Points = PlacedTransition['start'];

const pathThrough = (points: Points): string => `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;

/** The tip of an arrow. It is not a marker, whose color would not follow the arrow's in all browsers. */
function Tip({ points }: { points: Points }) {
  const [from, to] = points.slice(-2);
  if (from === undefined || to === undefined) return null;
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return <path className="tip" d="M0 0L-8 -4L-8 4Z" transform={`translate(${to.x} ${to.y}) rotate(${angle})`} />;
}

function Arrow({ points }: { points: Points }) {
  return (
    <>
      <path d={pathThrough(points)} />
      <Tip points={points} />
    </>
  );
}

const Rectangle = ({ x, y, width, height, ...attributes }: Box & SVGProps<SVGRectElement>) => (
  <rect {...{ x, y, width, height }} rx={6} {...attributes} />
);

const lineY = (box: Box, index: number): number => box.y + text.padding / 2 + text.line * index + text.size;

interface GuardResultProps {
  result: boolean | undefined;
  /** The line that it comes after. */
  line: string;
  x: number;
  y: number;
}

/** The last result of a guard, at the end of a line. */
function GuardResult({ result, line, x, y }: GuardResultProps) {
  if (result === undefined) return null;
  return (
    <text className="guard-result" x={x + line.length * text.character} y={y}>
      {result ? '✓' : '✗'}
      <title>{result ? 'The guard was true.' : 'The guard was false.'}</title>
    </text>
  );
}

function State({ placed, isActive }: { placed: PlacedState; isActive: boolean }) {
  const { state, box } = placed;
  const { x, y, width, height } = box;
  return (
    <g
      data-state={state.id}
      className={classes(state.states.length > 0 && 'compound', state.isRegion && 'region', isActive && 'active')}
    >
      <Rectangle {...box} />
      {state.kind === 'final' && <Rectangle x={x + 3} y={y + 3} width={width - 6} height={height - 6} />}
    </g>
  );
}

function StateText({ placed, activity }: { placed: PlacedState; activity: ChartActivity }) {
  const { state, box, lines } = placed;
  const x = box.x + text.padding;
  return (
    <g className="over">
      <text className="name" x={x} y={lineY(box, 0)}>
        {state.name}
      </text>
      {lines.map(({ text: line, transition = '' }, index) => {
        const isFirst = transition !== '' && lines[index - 1]?.transition !== transition;
        const y = lineY(box, index + 1);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: A chart's lines never change.
          <g key={index}>
            <text
              className={activity.taken.has(transition) ? 'taken' : 'muted'}
              x={x}
              y={y}
              data-transition={isFirst ? transition : undefined}
            >
              {line}
            </text>
            {isFirst && <GuardResult result={activity.guardResults.get(transition)} line={line} x={x} y={y} />}
          </g>
        );
      })}
    </g>
  );
}

function Transition({ placed, activity }: { placed: PlacedTransition; activity: ChartActivity }) {
  const { transition, label, lines, start, ends } = placed;
  return (
    <g className={classes(activity.taken.has(transition.name) && 'taken')} data-transition={transition.name}>
      <path d={pathThrough(start)} />
      {ends.map((points) => (
        <Arrow key={pathThrough(points)} points={points} />
      ))}
      <Rectangle className="label" {...label} />
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: A chart's lines never change.
        <text key={index} x={label.x + text.padding} y={lineY(label, index)}>
          {line}
        </text>
      ))}
      <GuardResult
        result={activity.guardResults.get(transition.name)}
        line={lines[0] ?? ''}
        x={label.x + text.padding}
        y={lineY(label, 0)}
      />
    </g>
  );
}

interface ChartProps extends SVGProps<SVGSVGElement> {
  title: string;
  layout: ChartLayout;
  activity?: ChartActivity;
  /** The style, for a chart that is a file. */
  children?: ReactNode;
}

/** A drawn statechart: states as boxes, regions dashed, final states with two borders, initial states at a dot. */
export function Chart({ title, layout, activity = inactive, children, ...attributes }: ChartProps) {
  const { states, initials, transitions, width, height } = layout;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      className="chart"
      role="img"
      aria-label={title}
      viewBox={`0 0 ${width} ${height}`}
      {...attributes}
    >
      {children}
      {states.map((placed) => (
        <State key={placed.state.id} placed={placed} isActive={activity.active.has(placed.state.id)} />
      ))}
      {initials.map(({ state, dot, points }) => (
        <g key={state}>
          <circle className="dot" cx={dot.x + dot.width / 2} cy={dot.y + dot.height / 2} r={dot.width / 2} />
          <Arrow points={points} />
        </g>
      ))}
      {transitions.map((placed) => (
        <Transition key={placed.transition.name} placed={placed} activity={activity} />
      ))}
      {states.map((placed) => (
        <StateText key={placed.state.id} placed={placed} activity={activity} />
      ))}
    </svg>
  );
}
