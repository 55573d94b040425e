import { type ReactNode, useId, useState } from 'react';
import { ChangingText, LinkedText } from '../elements/text.tsx';
import { effects, field } from './effects.tsx';
import * as styles from './Scene.css.ts';

/** The slug of a topic that has a scene. */
export type SceneCondition = keyof typeof effects;

/** Whether a topic has a scene. */
export const hasScene = (topic: string): topic is SceneCondition => Object.hasOwn(effects, topic);

interface SceneProps {
  condition: SceneCondition;
  caption: string;
  strength: number;
  /** A control between the picture and the text, where longer text cannot move it. */
  children?: ReactNode;
}

/** A city street as a person with a condition sees it, with the same in words below it. */
export function Scene({ condition, caption, strength, children }: SceneProps) {
  const id = useId();
  return (
    <figure className={styles.root} aria-label="What it looks like">
      <svg className={styles.picture} aria-hidden="true" viewBox={`0 0 ${field.width} ${field.height}`} {...field}>
        {effects[condition](strength, id)}
      </svg>
      {children}
      <figcaption className={styles.caption}>
        <span key={caption}>
          <LinkedText>{caption}</LinkedText>
        </span>
      </figcaption>
    </figure>
  );
}

const levels = ['None', 'A little', 'Medium', 'A lot', 'Strong'] as const;
const strongest = levels.length - 1;

interface SceneViewerProps {
  condition: SceneCondition;
  caption: string;
  /** The caption while the slider is at clear vision. */
  clearCaption: string;
}

/** The scene of a condition with a slider for its strength. The initial strength is clearly visible, below the maximum. */
export function SceneViewer({ condition, caption, clearCaption }: SceneViewerProps) {
  const id = useId();
  const [level, setLevel] = useState(strongest - 1);
  const words = levels[level] ?? levels[0];
  return (
    <Scene condition={condition} caption={level === 0 ? clearCaption : caption} strength={level / strongest}>
      <div className={styles.control}>
        <label htmlFor={id}>How strong</label>
        <span aria-hidden="true">
          <ChangingText>{words}</ChangingText>
        </span>
        <input
          id={id}
          className={styles.range}
          type="range"
          min={0}
          max={strongest}
          value={level}
          aria-valuetext={words}
          onChange={(event) => setLevel(event.currentTarget.valueAsNumber)}
        />
      </div>
    </Scene>
  );
}
