import { use, useEffect, useRef } from 'react';
import type { Chart } from 'statechart/chart';
import { activeStates } from './active.ts';
import { type ChartLayout, dotRadius, isWithin, layOut, text } from './layout.ts';

function Arrow({ points }: Pick<ChartLayout['arrows'][number], 'points'>) {
  const [from, to] = points.slice(-2);
  if (from === undefined || to === undefined) return null;
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return (
    <>
      <path d={`M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
      <path className="tip" d="M0 0L-8 -4L-8 4Z" transform={`translate(${to.x} ${to.y}) rotate(${angle})`} />
    </>
  );
}

/** Where a line of text is, from the top left corner of its box. */
const placeOf = ({ x, y }: { x: number; y: number }, index: number) => ({
  x: x + text.padding,
  y: y + text.padding / 2 + text.line * index + text.size,
});

const layouts = new WeakMap<Chart, Promise<ChartLayout>>();

function layoutOf(chart: Chart): Promise<ChartLayout> {
  const layout = layouts.get(chart) ?? layOut(chart);
  layouts.set(chart, layout);
  return layout;
}

interface ChartViewProps {
  name: string;
  chart: Chart;
  /** The active states, as in a snapshot. */
  value: unknown;
  /** The ids of the transitions that were taken last. */
  taken: readonly string[];
}

/** A drawn statechart: regions dashed, final states with two borders, initial states at a dot. */
export function ChartView({ name, chart, value, taken }: ChartViewProps) {
  const { states, arrows, width, height } = use(layoutOf(chart));
  const active = activeStates(value);
  const svg = useRef<SVGSVGElement>(null);

  // A large chart follows what happens. The state comes last: it is in view even if the transition is far from it.
  useEffect(() => {
    const find = (selector: string) => [...(svg.current?.querySelectorAll<SVGElement>(selector) ?? [])];
    const leaves = find('.active:not(.compound)');
    const targets = chart.transitions.filter(({ id }) => taken.includes(id)).flatMap((one) => one.targets);
    const entered = leaves.find(({ dataset: { state = '' } }) =>
      targets.some((target) => state === target || isWithin(state, target)),
    );
    const [center] = taken.length > 0 ? find('.taken') : leaves;
    center?.scrollIntoView({ block: 'center', inline: 'center' });
    entered?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [chart, taken]);

  return (
    <svg
      ref={svg}
      role="img"
      aria-label={`Chart of ${name}`}
      viewBox={`0 0 ${width} ${height}`}
      style={{ width: `clamp(${0.85 * width}px, 100%, ${width}px)` }}
    >
      {states.map(({ state: { id, name: stateName, kind, isRegion, states: inner }, box, lines }) => (
        <g
          key={id}
          data-state={id}
          className={[inner.length > 0 && 'compound', isRegion && 'region', active.has(id) && 'active']
            .filter(Boolean)
            .join(' ')}
        >
          <rect {...box} rx={6} />
          {kind === 'final' && (
            <rect x={box.x + 3} y={box.y + 3} width={box.width - 6} height={box.height - 6} rx={4} />
          )}
          <text className="name" {...placeOf(box, 0)}>
            {stateName}
          </text>
          {lines.map(({ text: line, transition = '' }, index) => (
            <text
              // biome-ignore lint/suspicious/noArrayIndexKey: The lines of a state do not change.
              key={index}
              className={taken.includes(transition) ? 'taken' : undefined}
              data-transition={transition}
              {...placeOf(box, index + 1)}
            >
              {line}
            </text>
          ))}
        </g>
      ))}
      {arrows.map(({ transition, from, to, points, label, lines }) => (
        <g
          key={[transition, from, to].join()}
          data-transition={transition}
          className={transition !== undefined && taken.includes(transition) ? 'taken' : undefined}
        >
          {transition === undefined && <circle cx={points[0]?.x} cy={points[0]?.y} r={dotRadius} />}
          <Arrow points={points} />
          <rect className="label" {...label} />
          {lines.map((line, index) => (
            <text key={line} {...placeOf(label, index)}>
              {line}
            </text>
          ))}
        </g>
      ))}
    </svg>
  );
}
