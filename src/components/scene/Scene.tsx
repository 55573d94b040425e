import { useId, useState } from 'react';
import { LensDial } from '../elements/LensDial.tsx';
import { ChangingText, LinkedText } from '../elements/text.tsx';
import { LiveRegion } from '../screen-reader/screen-reader.tsx';
import { effects, field } from './effects.tsx';
import * as styles from './Scene.css.ts';

/** The slug of a topic that has a scene. */
export type SceneCondition = keyof typeof effects;

/** Whether a topic has a scene. */
export const hasScene = (topic: string): topic is SceneCondition => Object.hasOwn(effects, topic);

const levels = ['None', 'A little', 'Medium', 'A lot', 'Strong'] as const;
const strongest = levels.length - 1;

interface SceneProps {
  condition: SceneCondition;
  caption: string;
  /** The caption of clear vision. */
  clearCaption: string;
}

/**
 * A city street as a person with a condition sees it, weaker or stronger as the visitor chooses, with the same in words
 * below it. It begins in the middle: a picture that is hardly seen at first looks as if it had failed to load.
 */
export function Scene({ condition, caption, clearCaption }: SceneProps) {
  const id = useId();
  const [level, setLevel] = useState(strongest / 2);
  const shown = level === 0 ? clearCaption : caption;
  return (
    <figure className={styles.root} aria-label="What it looks like">
      <svg className={styles.picture} aria-hidden="true" viewBox={`0 0 ${field.width} ${field.height}`} {...field}>
        {effects[condition](level / strongest, id)}
      </svg>
      {/* Between the picture and the text, where longer text cannot move it. */}
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
      <figcaption className={styles.caption}>
        <span key={shown}>
          <LinkedText>{shown}</LinkedText>
        </span>
      </figcaption>
    </figure>
  );
}
