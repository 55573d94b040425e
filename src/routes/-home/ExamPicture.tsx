import type { ComponentProps } from 'react';
import { Picture } from '#src/components/elements/Picture.tsx';
import { light } from '#src/styles/palettes.ts';
import * as styles from './ExamPicture.css.ts';
import type { ExamView } from './exam-view.ts';

interface ExamPictureProps {
  image: Pick<ComponentProps<typeof Picture>, 'src' | 'alt'>;
  view: ExamView;
}

const { lens1, lens2 } = styles.lenses;
const layers = ['surroundings', 'lens1', 'lens2'] as const;

/** A picture behind two trial lenses: blurred around them, sharp through them, and during the exam as it says. */
export function ExamPicture({ image, view }: ExamPictureProps) {
  const classOf = (layer: keyof typeof styles.layers) => {
    const halves = view && ((view[layer] * 2) as keyof typeof styles.blurs);
    return halves === null ? styles.layers[layer] : `${styles.layers[layer]} ${styles.blurs[halves]}`;
  };
  const isChoice = view !== null && view.lens1 !== view.lens2;
  return (
    <div className={styles.root}>
      {layers.map((layer) => (
        <div key={layer} className={classOf(layer)}>
          <Picture {...image} {...(layer !== 'surroundings' && { alt: '' })} shape="square" corners="plain" eager />
        </div>
      ))}
      <svg className={styles.frames} aria-hidden="true" viewBox={`0 0 ${styles.size} ${styles.size}`}>
        <path stroke={light.text.primary} strokeWidth="14" d="M360 540c10-44 62-64 82-26M34 566l-74-24m808 30 72-24" />
        <TrialLens {...lens1} rim={light.chart.primary} angle={132} />
        <TrialLens {...lens2} rim={light.chart.red} angle={-54} />
      </svg>
      {isChoice && (
        <>
          <label className={styles.choices.lens1} htmlFor="lens-1">
            <span className={styles.number}>1</span>
          </label>
          <label className={styles.choices.lens2} htmlFor="lens-2">
            <span className={styles.number}>2</span>
          </label>
        </>
      )}
    </div>
  );
}

/** The frame of a lens, with the marks of its axis and a handle at this angle. */
function TrialLens({ x, y, rim, angle }: { x: number; y: number; rim: string; angle: number }) {
  const { radius } = styles;
  return (
    <g transform={`translate(${x} ${y})`} stroke={rim}>
      <g transform={`rotate(${angle})`} stroke="none">
        <rect x={radius + 14} y="-23" width="56" height="46" rx="10" fill={rim} />
        <circle cx={radius + 45} r="7.6" fill={light.surface.page} />
      </g>
      <circle r={radius + 10} strokeWidth="20" />
      <circle r={radius + 12} strokeWidth="2" stroke={light.surface.page} opacity=".6" />
      <circle r={radius + 33} strokeWidth="10" strokeDasharray="1.6 8.4" stroke={light.text.primary} opacity=".6" />
      <path
        d="M-132 4a132 132 0 0 1 10-52"
        strokeWidth="9"
        strokeLinecap="round"
        stroke={light.surface.raised}
        opacity=".8"
      />
    </g>
  );
}
