import type { ReactNode } from 'react';
import * as styles from './EyeDiagram.css.ts';

/** A healthy eye from the side, with light from the left, in a view box of 360 by 300. */
export function Anatomy() {
  return (
    <g>
      <path className={styles.nerve} d="M259 186l77 30-8 28-80-30z" />
      <circle className={styles.white} cx="186" cy="150" r="90" />
      <circle className={styles.gel} cx="186" cy="150" r="82" />
      <path className={styles.retina} d="M160 72a82 82 0 1 1 0 156" />
      <path className={styles.vessel} d="M258 194C250 150 236 110 196 84M258 194c-14 18-34 30-62 30" />
      <ellipse className={styles.muscle} cx="268" cy="150" rx="4" ry="12" />
      <path className={styles.clear} d="M109 104C66 118 66 182 109 196z" />
      <path className={styles.thread} d="M128 108l4 12M128 192l4-12" />
      <path className={styles.muscle} d="M112 92q18 4 20 16l-14 2q-6-8-6-18zM112 208q18-4 20-16l-14-2q-6 8-6 18z" />
      <ellipse className={styles.clear} cx="135" cy="150" rx="15" ry="32" />
      <path className={styles.iris} d="M113 112l4 22M113 188l4-22" />
      <path className={styles.tears} d="M98 103C57 122 57 178 98 197" />
    </g>
  );
}

/** The upper and lower lid in front of the eye, with lashes and the oil glands along their edges. */
export function Lids() {
  return (
    <g>
      <path className={styles.lid} d="M122 54C70 54 44 82 48 114q7 6 15 1c4-22 18-36 50-41z" />
      <path className={styles.lid} d="M122 246c-52 0-78-28-74-60q7-6 15-1c4 22 18 36 50 41z" />
      <path className={styles.lash} d="M49 116q-14 4-22-8M53 118q-12 10-24 4M49 184q-14-4-22 8M53 182q-12-10-24-4" />
      <path className={styles.gland} d="M59 108c2-16 12-28 30-36M59 192c2 16 12 28 30 36" />
    </g>
  );
}

/** Light from a distant point that focuses on the retina. */
export function Light() {
  return <path className={styles.light} d="M4 120H82L135 123L268 150M4 180H82L135 177L268 150" />;
}

/** The position of a label: a corner of the drawing. */
export type Corner = 'topLeft' | 'topRight' | 'bottomLeft' | 'bottomRight';

/** A label with a line to its part of the eye. */
export interface Label {
  corner: Corner;
  text: string;
  /** The labeled point, in the view box of 360 by 300. */
  at: readonly [number, number];
  /** Whether it labels the part that changes, not one for orientation. */
  changed?: true;
}

/** The drawing of a topic. */
export interface Diagram {
  /** The caption: one plain sentence. */
  sentence: string;
  labels: readonly Label[];
  /** Drawn behind the eye. */
  behind?: ReactNode;
  /** Drawn over the eye; `hatch` is the fill that marks a changed part. */
  change: (hatch: string) => ReactNode;
  /** Drawn without lids where they would hide what changes. */
  lids?: false;
}
