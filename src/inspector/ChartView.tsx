import { type KeyboardEvent, type PointerEvent, use, useEffect, useRef, useState } from 'react';
import { Chart, type ChartActivity, chartStyle } from './Chart.tsx';
import { machineFrom, readChart } from './chart.ts';
import * as styles from './Inspector.css.ts';
import { type Box, type ChartLayout, layOut } from './layout.ts';

const layouts = new Map<string, Promise<ChartLayout | null>>();

/** The layout of a machine's chart; null for an actor that is not a machine. */
function layoutOf(key: string, definition: string, notes: ReadonlyMap<string, string>): Promise<ChartLayout | null> {
  const known = layouts.get(key);
  if (known !== undefined) return known;
  const machine = machineFrom(definition);
  const layout = machine === null ? Promise.resolve(null) : layOut(readChart(machine, notes));
  layouts.set(key, layout);
  return layout;
}

const step = 1.25;

/** Zooms around a point. */
const zoomed = ({ x, y, width, height }: Box, factor: number, at: { x: number; y: number }): Box => ({
  x: at.x - (at.x - x) / factor,
  y: at.y - (at.y - y) / factor,
  width: width / factor,
  height: height / factor,
});

const centerOf = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

const moved = (box: Box, right: number, down: number): Box => ({ ...box, x: box.x + right, y: box.y + down });

/** What a key does to the visible part of a chart. */
const keys: Readonly<Record<string, (view: Box) => Box>> = {
  '+': (view) => zoomed(view, step, centerOf(view)),
  '=': (view) => zoomed(view, step, centerOf(view)),
  '-': (view) => zoomed(view, 1 / step, centerOf(view)),
  ArrowLeft: (view) => moved(view, -view.width / 10, 0),
  ArrowRight: (view) => moved(view, view.width / 10, 0),
  ArrowUp: (view) => moved(view, 0, -view.height / 10),
  ArrowDown: (view) => moved(view, 0, view.height / 10),
};

/** A point of the screen in the chart. */
function pointIn(svg: SVGSVGElement, { clientX, clientY }: { clientX: number; clientY: number }): DOMPoint {
  return new DOMPoint(clientX, clientY).matrixTransform(svg.getScreenCTM()?.inverse());
}

function ZoomedChart({ layout, name, activity }: { layout: ChartLayout; name: string; activity: ChartActivity }) {
  const whole: Box = { x: 0, y: 0, width: layout.width, height: layout.height };
  const [view, setView] = useState(whole);
  const svg = useRef<SVGSVGElement>(null);
  const held = useRef<DOMPoint>(null);

  // React's own wheel events cannot prevent scrolling.
  useEffect(() => {
    const element = svg.current;
    const zoom = (event: WheelEvent) => {
      if (element === null) return;
      event.preventDefault();
      const point = pointIn(element, event);
      setView((before) => zoomed(before, event.deltaY < 0 ? step : 1 / step, point));
    };
    element?.addEventListener('wheel', zoom, { passive: false });
    return () => element?.removeEventListener('wheel', zoom);
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    const change = event.key === '0' ? () => whole : keys[event.key];
    if (change === undefined || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setView(change);
  };

  const drag = (event: PointerEvent<SVGSVGElement>) => {
    if (held.current === null) return;
    const { x, y } = pointIn(event.currentTarget, event);
    const { x: heldX, y: heldY } = held.current;
    setView((before) => moved(before, heldX - x, heldY - y));
  };

  return (
    <>
      <style>{chartStyle}</style>
      <Chart
        ref={svg}
        title={`Chart of ${name}`}
        layout={layout}
        activity={activity}
        className={`chart ${styles.chart}`}
        viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
        tabIndex={0}
        aria-keyshortcuts="+ - 0 ArrowLeft ArrowRight ArrowUp ArrowDown"
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          held.current = pointIn(event.currentTarget, event);
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={drag}
        onPointerUp={() => {
          held.current = null;
        }}
      />
      <p className={styles.hint}>Zoom with the wheel or + and −, move by dragging or with the arrow keys, 0 fits.</p>
    </>
  );
}

interface ChartViewProps {
  definition: string;
  name: string;
  activity: ChartActivity;
  /** Lines below transitions, by the names of these. */
  notes: ReadonlyMap<string, string>;
}

/** The chart of an actor, which can be zoomed and moved. */
export function ChartView({ definition, name, activity, notes }: ChartViewProps) {
  const key = [definition, ...notes.values()].join();
  const layout = use(layoutOf(key, definition, notes));
  return layout && <ZoomedChart key={key} layout={layout} name={name} activity={activity} />;
}
