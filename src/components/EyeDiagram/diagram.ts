import type { ReactNode } from 'react';

/** A place for a label: a corner of the drawing. */
export type Corner = 'topLeft' | 'topRight' | 'bottomLeft' | 'bottomRight';

/** A name with a line to the part that it names. */
export interface Label {
  corner: Corner;
  text: string;
  /** The named point, in the drawing's field of 360 by 300. */
  at: readonly [number, number];
  /** The part that changes, and not one that is named for orientation. */
  changed?: true;
}

/** What one topic shows on the drawing of the eye. */
export interface Diagram {
  /** One plain sentence: what the picture tells. */
  sentence: string;
  labels: readonly Label[];
  /** Drawn behind the eye. */
  behind?: ReactNode;
  /** Drawn over the eye; `hatch` is a fill that marks a changed part. */
  change: (hatch: string) => ReactNode;
  /** Drawn without lids where they would hide what changes. */
  lids?: false;
}
