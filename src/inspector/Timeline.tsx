import * as styles from './Inspector.css.ts';
import type { Step } from './recording.ts';

interface TimelineProps {
  steps: readonly Step[];
  position: number;
  mode: string;
  onChoose(position: number): void;
  onLive(): void;
}

/** Steps back and forth through what is recorded. */
export function Timeline({ steps, position, mode, onChoose, onLive }: TimelineProps) {
  const index = steps.findLastIndex(({ number }) => number <= position);
  const choose = (next: number) => {
    const step = steps[next];
    if (step !== undefined) onChoose(step.number);
  };
  return (
    <>
      <button type="button" className={styles.button} disabled={index <= 0} onClick={() => choose(index - 1)}>
        ◀ Back
      </button>
      <input
        className={styles.slider}
        type="range"
        aria-label="Step"
        aria-valuetext={`${index + 1} of ${steps.length}: ${steps[index]?.event.type ?? 'none'}`}
        min={0}
        max={Math.max(steps.length - 1, 0)}
        value={Math.max(index, 0)}
        onChange={({ target }) => choose(Number(target.value))}
      />
      <button
        type="button"
        className={styles.button}
        disabled={index >= steps.length - 1}
        onClick={() => choose(index + 1)}
      >
        Forward ▶
      </button>
      <button type="button" className={styles.button} aria-pressed={mode === 'live'} onClick={onLive}>
        Live
      </button>
      <output>
        {index + 1} of {steps.length}, {mode}
      </output>
    </>
  );
}
