import { type ReactNode, useId } from 'react';
import { type Diagram, diagrams, eye, type Label, lids, type Shapes } from './diagrams.ts';
import * as styles from './EyeDiagram.css.ts';

const corners = {
  topLeft: { x: 10, y: 26, anchor: 'start', from: [34, 33] },
  topRight: { x: 350, y: 26, anchor: 'end', from: [318, 33] },
  bottomLeft: { x: 10, y: 288, anchor: 'start', from: [34, 270] },
  bottomRight: { x: 350, y: 288, anchor: 'end', from: [318, 270] },
} as const;

/** Whether a topic has a drawing. */
export const hasEyeDiagram = (topic: string) => Object.hasOwn(diagrams, topic);

/**
 * The eye from the side with the parts that a topic is about marked and labeled, and a caption. The labels stay as they
 * are when the page is translated; the caption is translated. Renders nothing for a topic without a drawing.
 */
export function EyeDiagram({ topic }: { topic: string }) {
  const diagram = diagramOf(topic);
  if (!diagram) return null;
  return (
    <figure className={styles.root} aria-label="Drawing of the eye">
      <div className={styles.frame} translate="no">
        <Drawing diagram={diagram} className={styles.framed}>
          {diagram.labels.map((label) => (
            <LabelLine key={label.text} {...label} />
          ))}
        </Drawing>
      </div>
      <figcaption className={styles.caption}>{diagram.sentence}</figcaption>
    </figure>
  );
}

/** The drawing of a topic without its labels. Decorative. Renders nothing for a topic without a drawing. */
export function EyeThumbnail({ topic }: { topic: string }) {
  const diagram = diagramOf(topic);
  return diagram && <Drawing diagram={diagram} className={styles.thumbnail} />;
}

const diagramOf = (topic: string) => (hasEyeDiagram(topic) ? diagrams[topic] : undefined);

function Drawing({ diagram, className, children }: { diagram: Diagram; className: string; children?: ReactNode }) {
  const id = useId();
  const layers = [diagram.behind ?? [], eye, diagram.lids === false ? [] : lids, diagram.shapes];
  return (
    <svg className={className} aria-hidden="true" viewBox="0 0 360 300" width="360" height="300">
      <defs>
        <pattern id={`${id}-hatch`} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path className={styles.hatchGround} d="M0 0h7v7H0z" />
          <path className={styles.hatchLine} d="M0 0v7" />
        </pattern>
      </defs>
      {layers.flat().map((shapes, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a drawing never changes
        <Ink key={index} {...shapes} hatch={`url(#${id}-hatch)`} />
      ))}
      {children}
    </svg>
  );
}

function Ink({ style, path, ovals, dashes, hatch }: Shapes & { hatch: string }) {
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

function LabelLine({ corner, text, at, changed }: Label) {
  const { x, y, anchor, from } = corners[corner];
  return (
    <g>
      <path className={styles.leader} d={`M${from.join(' ')}L${at.join(' ')}`} />
      <circle className={changed ? styles.closedDot : styles.openDot} cx={at[0]} cy={at[1]} r={changed ? 5 : 3.5} />
      <text
        className={changed ? `${styles.label} ${styles.changedLabel}` : styles.label}
        x={x}
        y={y}
        textAnchor={anchor}
      >
        {text}
      </text>
    </g>
  );
}
