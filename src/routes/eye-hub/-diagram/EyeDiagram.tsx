import { useId } from 'react';
import type { Diagram, DiagramLabel, DiagramShapes } from '#content/schema/diagrams.ts';
import * as styles from './EyeDiagram.css.ts';

const corners = {
  topLeft: { x: 10, y: 26, anchor: 'start', from: { x: 34, y: 33 } },
  topRight: { x: 350, y: 26, anchor: 'end', from: { x: 318, y: 33 } },
  bottomLeft: { x: 10, y: 288, anchor: 'start', from: { x: 34, y: 270 } },
  bottomRight: { x: 350, y: 288, anchor: 'end', from: { x: 318, y: 270 } },
} as const;

/** A healthy eye from the side, with light from the left. */
const eye: readonly DiagramShapes[] = [
  { style: 'nerve', path: 'M259 186l77 30-8 28-80-30z' },
  { style: 'white', ovals: '186 150 90' },
  { style: 'gel', ovals: '186 150 82' },
  { style: 'retina', path: 'M160 72a82 82 0 1 1 0 156' },
  { style: 'vessel', path: 'M258 194C250 150 236 110 196 84M258 194c-14 18-34 30-62 30' },
  { style: 'muscle', ovals: '268 150 4 12' },
  { style: 'clear', path: 'M109 104C66 118 66 182 109 196z' },
  { style: 'thread', path: 'M128 108l4 12M128 192l4-12' },
  { style: 'muscle', path: 'M112 92q18 4 20 16l-14 2q-6-8-6-18zM112 208q18-4 20-16l-14-2q-6 8-6 18z' },
  { style: 'clear', ovals: '135 150 15 32' },
  { style: 'iris', path: 'M113 112l4 22M113 188l4-22' },
  { style: 'tears', path: 'M98 103C57 122 57 178 98 197' },
];

/** The upper and lower lid in front of the eye, with lashes and the oil glands along their edges. */
const lids: readonly DiagramShapes[] = [
  { style: 'lid', path: 'M122 54C70 54 44 82 48 114q7 6 15 1c4-22 18-36 50-41z' },
  { style: 'lid', path: 'M122 246c-52 0-78-28-74-60q7-6 15-1c4 22 18 36 50 41z' },
  { style: 'lash', path: 'M49 116q-14 4-22-8M53 118q-12 10-24 4M49 184q-14-4-22 8M53 182q-12-10-24-4' },
  { style: 'gland', path: 'M59 108c2-16 12-28 30-36M59 192c2 16 12 28 30 36' },
];

/** The eye with the parts that a topic is about marked and labeled, and a caption. Only the caption is translated. */
export function EyeDiagram({ diagram }: { diagram: Diagram }) {
  const id = useId();
  const layers = [diagram.behind ?? [], eye, diagram.lids === false ? [] : lids, diagram.shapes];
  return (
    <figure className={styles.root} aria-label="Drawing of the eye">
      <div className={styles.frame} translate="no">
        <svg className={styles.drawing} aria-hidden="true" viewBox="0 0 360 300" width="360" height="300">
          <defs>
            <pattern
              id={`${id}-hatch`}
              width="7"
              height="7"
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(45)"
            >
              <path className={styles.hatchGround} d="M0 0h7v7H0z" />
              <path className={styles.hatchLine} d="M0 0v7" />
            </pattern>
          </defs>
          {layers.flat().map((shapes, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a drawing never changes
            <Ink key={index} {...shapes} hatch={`url(#${id}-hatch)`} />
          ))}
          {diagram.labels.map((label) => (
            <LabelLine key={label.text} {...label} />
          ))}
        </svg>
      </div>
      <figcaption className={styles.caption}>{diagram.sentence}</figcaption>
    </figure>
  );
}

function Ink({ style, path, ovals, dashes, hatch }: DiagramShapes & { hatch: string }) {
  const ink = {
    className: styles.ink[style],
    strokeDasharray: dashes,
    fill: style === 'changed' ? hatch : undefined,
  };
  return (
    <>
      {path && <path {...ink} d={path} />}
      {ovals?.split(', ').map((oval) => {
        const [cx, cy, rx, ry = rx] = oval.split(' ');
        return <ellipse key={oval} {...ink} cx={cx} cy={cy} rx={rx} ry={ry} />;
      })}
    </>
  );
}

function LabelLine({ corner, text, at, from = corners[corner].from, changed }: DiagramLabel) {
  const { x, y, anchor } = corners[corner];
  const line = `M${from.x} ${from.y}L${at.x} ${at.y}`;
  return (
    <g>
      <path className={styles.halo} d={line} />
      <path className={styles.leader} d={line} />
      <circle className={changed ? styles.closedDot : styles.openDot} cx={at.x} cy={at.y} r={changed ? 5 : 3.5} />
      <text className={changed ? styles.changedLabel : styles.label} x={x} y={y} textAnchor={anchor}>
        {text}
      </text>
    </g>
  );
}
