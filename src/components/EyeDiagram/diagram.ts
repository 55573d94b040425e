import type { ReactNode } from 'react';

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
