import { type ReactNode, useId, useState } from 'react';
import { LensDial } from '../elements/LensDial.tsx';
import { ChangingText, LinkedText } from '../elements/text.tsx';
import { LiveRegion } from '../screen-reader/screen-reader.tsx';
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
  /** The caption of clear vision. */
  clearCaption: string;
}

/** The scene of a condition, weaker or stronger as the visitor chooses. It begins clearly visible, below the maximum. */
export function SceneViewer({ condition, caption, clearCaption }: SceneViewerProps) {
  const [level, setLevel] = useState(strongest - 1);
  return (
    <Scene condition={condition} caption={level === 0 ? clearCaption : caption} strength={level / strongest}>
      <div className={styles.control}>
        <LiveRegion>
          <p>
            How strong: <ChangingText>{levels[level] ?? levels[0]}</ChangingText>
          </p>
        </LiveRegion>
        <LensDial
          label="How strong"
          left={{ sign: '−', words: 'Weaker', isDisabled: level === 0, onChosen: () => setLevel(level - 1) }}
          right={{ sign: '+', words: 'Stronger', isDisabled: level === strongest, onChosen: () => setLevel(level + 1) }}
        />
      </div>
    </Scene>
  );
}
