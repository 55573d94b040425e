import { useActor } from '@xstate/react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { EyeExamWords } from '#content/schema/pages.ts';
import { eyeExamMachine, refractionOf } from '#machines/eye-exam/eye-exam.machine.ts';
import { Button } from '#src/components/elements/Button.tsx';
import { LensDial } from '#src/components/elements/LensDial.tsx';
import { ReservedText } from '#src/components/layout/layout.tsx';
import { LiveRegion, VisuallyHidden } from '#src/components/screen-reader/screen-reader.tsx';
import { longestOf } from '#src/rules/office-hours.ts';
import * as styles from './EyeExam.css.ts';

interface EyeExamProps {
  words: EyeExamWords;
  /** Shows in the picture how the chart looks. */
  onRefracted: (refraction: ReturnType<typeof refractionOf>) => void;
  /** What follows the exam. */
  children: ReactNode;
}

/** What the picture shows, in words: what one reads through each lens. */
function readingOf(snapshot: SnapshotFrom<typeof eyeExamMachine>, { readings }: EyeExamWords): string {
  const refraction = refractionOf(snapshot);
  if (!refraction) return '';
  const [first = '', second = ''] = [refraction.lens1, refraction.lens2].map((diopters) => readings[diopters * 2]);
  return snapshot.matches('finished') ? first : `Lens 1: ${first} Lens 2: ${second}`;
}

/** What stands below the question, or the end. */
function hintOf({ value, context }: SnapshotFrom<typeof eyeExamMachine>, words: EyeExamWords): string {
  if (value === 'untouched') return words.begin;
  if (value !== 'finished') return comparisonOf(value, words);
  return context.uncorrected === 0 ? words.sure : words.unsure;
}

const steps = { first: 1, second: 2, third: 3 };

const comparisonOf = (step: keyof typeof steps, { compare }: EyeExamWords) => `Step ${steps[step]} of 3. ${compare}`;

/** An eye exam of four presses. What each shows in the picture is also read aloud. */
export function EyeExam({ words, onRefracted, children }: EyeExamProps) {
  const [snapshot, send] = useActor(eyeExamMachine);
  const isFinished = snapshot.matches('finished');
  const root = useRef<HTMLElement>(null);
  const wasFinished = useRef(isFinished);

  useLayoutEffect(() => onRefracted(refractionOf(snapshot)), [snapshot, onRefracted]);

  useLayoutEffect(() => {
    // The button that was pressed is gone, and nobody should press by mistake what has taken its place.
    if (wasFinished.current !== isFinished && root.current?.contains(document.activeElement))
      root.current.focus({ preventScroll: true });
    wasFinished.current = isFinished;
  }, [isFinished]);

  return (
    <section ref={root} className={styles.root} aria-label={words.name} tabIndex={-1}>
      <LiveRegion>
        <p key={snapshot.value}>
          <VisuallyHidden>{readingOf(snapshot, words)} </VisuallyHidden>
          <span className={styles.words}>
            <ReservedText longest={longestOf([words.question, words.done])}>
              {isFinished ? words.done : words.question}
            </ReservedText>
          </span>
          <span className={styles.hint}>
            <ReservedText longest={longestOf([words.begin, comparisonOf('first', words), words.sure, words.unsure])}>
              {hintOf(snapshot, words)}
            </ReservedText>
          </span>
        </p>
      </LiveRegion>
      <div className={styles.controls}>
        <div className={styles.lenses} aria-hidden={isFinished}>
          <LensDial
            label={words.question}
            left={{ sign: '1', id: 'lens-1', onChosen: () => send({ type: 'lens1.chosen' }) }}
            right={{ sign: '2', id: 'lens-2', onChosen: () => send({ type: 'lens2.chosen' }) }}
          />
        </div>
        <div className={styles.outcome} aria-hidden={!isFinished}>
          {children}
          <Button tone="quiet" onClick={() => send({ type: 'startOver.pressed' })}>
            Start over
          </Button>
        </div>
      </div>
    </section>
  );
}
