import { IconCheck, IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, type Ref, useId } from 'react';
import { markAs } from '#src/page/marks.ts';
import { listRole } from '#src/styles/list-role.ts';
import { Button } from '../elements/Button.tsx';
import { Cluster } from '../layout/layout.tsx';
import { VisuallyHidden } from '../screen-reader/screen-reader.tsx';
import * as styles from './GuideScreen.css.ts';

interface GuideScreenProps {
  /** The heading, which receives the focus when the screen is shown. */
  heading: Ref<HTMLHeadingElement>;
  title: string;
  /** How urgent the outcome is; absent on questions. */
  level?: keyof typeof styles.outcomeTitleOf;
  /** The number of the question, from 1, and how many there can be in all, if that is known; absent on the outcome. */
  progress?: { question: number; of?: { least: number; most: number } };
  hint?: string | undefined;
  /** Absent on the first screen, as is the next one. */
  onBack?: () => void;
  onRestart?: () => void;
  children: ReactNode;
}

/** `"Question 2 of 4"`; `"of at most 4"`, where that depends on answers that are still missing. */
function progressText({ question, of }: NonNullable<GuideScreenProps['progress']>): string {
  if (!of) return `Question ${question}`;
  return `Question ${question} of ${of.least < of.most ? 'at most ' : ''}${of.most}`;
}

/** One screen of the guide: a question, or the outcome. */
export function GuideScreen({ heading, title, level, progress, hint, onBack, onRestart, children }: GuideScreenProps) {
  const id = useId();
  const described = [progress && `${id}-progress`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={styles.root} {...(onRestart && markAs('lost-on-reload'))}>
      {progress && (
        <p className={styles.progress}>
          {progress.of && (
            <span className={styles.lenses} aria-hidden="true">
              {Array.from({ length: progress.of.most }, (_, index) => index + 1).map((number) => (
                <span key={number} className={number === progress.question ? styles.lensShown : styles.lens} />
              ))}
            </span>
          )}
          <span id={`${id}-progress`}>{progressText(progress)}</span>
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
      {onBack && (
        <Cluster>
          <Button tone="secondary" onClick={onBack}>
            Back
          </Button>
          <Button tone="secondary" onClick={onRestart}>
            Start over
          </Button>
        </Cluster>
      )}
    </div>
  );
}

interface GuideOptionsProps {
  label: string;
  options: readonly { id: string; label: string }[];
  /** The id of the answer that was given before; '' for none. */
  chosen: string;
  onChosen: (id: string) => void;
}

/** The answers to a question, as buttons. */
export function GuideOptions({ label, options, chosen, onChosen }: GuideOptionsProps) {
  return (
    <ul {...listRole} className={styles.options} aria-label={label}>
      {options.map(({ id, label: words }) => {
        const isChosen = id === chosen;
        const Icon = isChosen ? IconCheck : IconChevronRight;
        return (
          <li key={id}>
            <button
              type="button"
              className={isChosen ? styles.optionChosen : styles.option}
              onClick={() => onChosen(id)}
            >
              <span>
                {words}
                {isChosen && <VisuallyHidden> (your answer)</VisuallyHidden>}
              </span>
              <Icon size={22} aria-hidden="true" className={styles.optionIcon} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

interface GuideSignsProps {
  label: string;
  checks: readonly { id: string; label: string; isChecked: boolean; onToggled: () => void }[];
  words: { none: string; unsure: string; button: string };
  onAnswered: (answer: 'checked' | 'none' | 'unsure') => void;
}

/** Warning signs to check, and buttons that stay in view: they answer with what is checked, with none, or unsure. */
export function GuideSigns({ label, checks, words, onAnswered }: GuideSignsProps) {
  return (
    <>
      <fieldset className={styles.signs} aria-label={label}>
        {checks.map((check) => (
          <label key={check.id} className={styles.sign}>
            <input type="checkbox" checked={check.isChecked} onChange={check.onToggled} />
            <span>{check.label}</span>
          </label>
        ))}
      </fieldset>
      <div className={styles.answers}>
        {checks.some(({ isChecked }) => isChecked) ? (
          <Button onClick={() => onAnswered('checked')}>{words.button}</Button>
        ) : (
          <Button tone="secondary" onClick={() => onAnswered('none')}>
            {words.none}
          </Button>
        )}
        <Button tone="secondary" onClick={() => onAnswered('unsure')}>
          {words.unsure}
        </Button>
      </div>
    </>
  );
}
