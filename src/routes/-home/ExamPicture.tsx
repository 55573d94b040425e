import type { ComponentProps } from 'react';
import { Picture } from '#src/components/elements/Picture.tsx';
import * as styles from './ExamPicture.css.ts';
import type { ExamView } from './exam-view.ts';
import frames from './lenses.svg';

interface ExamPictureProps {
  image: Pick<ComponentProps<typeof Picture>, 'src' | 'alt'>;
  view: ExamView;
}

const layers = ['surroundings', 'lens1', 'lens2'] as const;

/** A picture behind two trial lenses: blurred around them, sharp through them, and during the exam as it says. */
export function ExamPicture({ image, view }: ExamPictureProps) {
  const isStraight = view?.surroundings === 0;
  const classOf = (layer: keyof typeof styles.layers) => {
    const names = [styles.layers[layer]];
    if (view) names.push(styles.blurs[(view[layer] * 2) as keyof typeof styles.blurs]);
    if (isStraight && layer !== 'surroundings') names.push(styles.straight[layer]);
    return names.join(' ');
  };
  const isChoice = view !== null && view.lens1 !== view.lens2;
  return (
    <div className={styles.root}>
      {layers.map((layer) => (
        <div key={layer} className={classOf(layer)}>
          <Picture {...image} {...(layer !== 'surroundings' && { alt: '' })} shape="square" corners="plain" eager />
        </div>
      ))}
      <img
        className={isStraight ? styles.straightFrame : styles.frame}
        src={frames}
        alt=""
        width={880}
        height={880}
        fetchPriority="high"
      />
      {isChoice &&
        (['lens1', 'lens2'] as const).map((lens, index) => (
          <label key={lens} className={styles.choices[lens]} htmlFor={`lens-${index + 1}`}>
            <span className={styles.number}>{index + 1}</span>
          </label>
        ))}
    </div>
  );
}
