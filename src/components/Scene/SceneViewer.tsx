import { useId, useState } from 'react';
import { ChangingText } from '../elements/text.tsx';
import * as styles from './Scene.css.ts';
import { Scene, type SceneCondition } from './Scene.tsx';

const levels = ['None', 'A little', 'Medium', 'A lot', 'Strong'] as const;
const strongest = levels.length - 1;

/** The scene of a condition with a slider for its strength. The initial strength is clearly visible, below the maximum. */
export function SceneViewer({ condition }: { condition: SceneCondition }) {
  const id = useId();
  const [level, setLevel] = useState(strongest - 1);
  const words = levels[level] ?? levels[0];
  return (
    <Scene condition={condition} strength={level / strongest}>
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
