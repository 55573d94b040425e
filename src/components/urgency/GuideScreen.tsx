import { type ReactNode, type Ref, useId } from 'react';
import { Button } from '../elements/Button.tsx';
import * as styles from './guide.css.ts';

/** One screen of the guide: a question, or the outcome. */
export function GuideScreen({
  heading,
  title,
  level,
  progress,
  hint,
  onBack,
  onRestart,
  children,
}: {
  /** The heading, which receives the focus when the screen is shown. */
  heading: Ref<HTMLHeadingElement>;
  title: string;
  /** How urgent the outcome is; absent on questions. */
  level?: keyof typeof styles.outcomeTitleOf;
  /** The number of the question, from 1; absent on the outcome. */
  progress?: { question: number; of: number };
  hint?: string | undefined;
  /** Absent on the first screen. */
  onBack?: (() => void) | undefined;
  onRestart?: (() => void) | undefined;
  children: ReactNode;
}) {
  const id = useId();
  const described = [progress && `${id}-progress`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={styles.screen} data-lost-on-reload={onRestart && ''}>
      {progress && (
        <p className={styles.progress}>
          <span className={styles.lenses} aria-hidden="true">
            {Array.from({ length: progress.of }, (_, index) => index + 1).map((number) => (
              <span
                key={number}
                className={
                  styles.lensOf[number < progress.question ? 'done' : number === progress.question ? 'shown' : 'coming']
                }
              />
            ))}
          </span>
          <span id={`${id}-progress`}>{`Question ${progress.question} of ${progress.of}`}</span>
        </p>
      )}
      <h3
        ref={heading}
        tabIndex={-1}
        className={level ? styles.outcomeTitleOf[level] : styles.title}
        aria-describedby={described || undefined}
      >
        {title}
      </h3>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      {(onBack || onRestart) && (
        <div className={styles.steps}>
          {onBack && (
            <Button tone="secondary" onClick={onBack}>
              Back
            </Button>
          )}
          {onRestart && (
            <Button tone="secondary" onClick={onRestart}>
              Start over
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** The frame of the guide, which is hidden without a script and in print: the list of all signs is enough there. */
export function GuideFrame({ children }: { children: ReactNode }) {
  return <div className={styles.guide}>{children}</div>;
}
