import { IconCheck, IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, type Ref, useId } from 'react';
import { listRole } from '../../styles/list-role.ts';
import { Button } from '../elements/Button.tsx';
import { TextList } from '../elements/text.tsx';
import { FieldError } from '../form/Field.tsx';
import { Cluster, Stack } from '../layout/layout.tsx';
import { VisuallyHidden } from '../screen-reader/screen-reader.tsx';
import * as styles from './guide.css.ts';

interface GuideScreenProps {
  /** The heading, which receives the focus when the screen is shown. */
  heading: Ref<HTMLHeadingElement>;
  title: string;
  /** How urgent the outcome is; absent on questions. */
  level?: keyof typeof styles.outcomeTitleOf;
  /** The number of the question, from 1; absent on the outcome. */
  progress?: { question: number; of: number };
  hint?: string | undefined;
  /** Absent on the first screen, as is the next one. */
  onBack?: () => void;
  onRestart?: () => void;
  children: ReactNode;
}

/** One screen of the guide: a question, or the outcome. */
export function GuideScreen({ heading, title, level, progress, hint, onBack, onRestart, children }: GuideScreenProps) {
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
      {options.map((option) => (
        <li key={option.id}>
          <button
            type="button"
            className={option.id === chosen ? styles.optionChosen : styles.option}
            onClick={() => onChosen(option.id)}
          >
            <span>
              {option.label}
              {option.id === chosen && <VisuallyHidden> (your answer)</VisuallyHidden>}
            </span>
            {option.id === chosen ? (
              <IconCheck size={22} aria-hidden="true" className={styles.optionIcon} />
            ) : (
              <IconChevronRight size={22} aria-hidden="true" className={styles.optionIcon} />
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}

interface GuideSignsProps {
  label: string;
  /** The signs, and "None of these" and "I am not sure", which are no signs. */
  checks: readonly { id: string; label: string; isSign: boolean; isChecked: boolean; onToggled: () => void }[];
  error: string | undefined;
  button: string;
  onRequested: () => void;
}

/** Warning signs to check, with the two answers that are none. */
export function GuideSigns({ label, checks, error, button, onRequested }: GuideSignsProps) {
  const id = useId();
  return (
    <>
      <fieldset className={styles.signs} aria-label={label} {...(error && { 'aria-describedby': `${id}-error` })}>
        {checks.map((check) => (
          <label key={check.id} className={check.isSign ? styles.sign : styles.signApart}>
            <input type="checkbox" checked={check.isChecked} onChange={check.onToggled} />
            <span>{check.label}</span>
          </label>
        ))}
      </fieldset>
      <div role="alert">
        <FieldError id={id} error={error} />
      </div>
      <Button onClick={onRequested}>{button}</Button>
    </>
  );
}

interface OutcomeDetailsProps {
  advice: ReactNode;
  call: ReactNode;
  /** The signs that decided, under what is said of them. */
  reasons: readonly { lead: string; signs: readonly { words: string; firstAid: readonly string[] }[] }[];
  notes: readonly string[];
  more: ReactNode;
  notADiagnosis: string;
}

/** What stands below the heading of an outcome: first aid, how to call, and why. */
export function OutcomeDetails({ advice, call, reasons, notes, more, notADiagnosis }: OutcomeDetailsProps) {
  const all = new Map(reasons.flatMap(({ signs }) => signs.map(({ words, firstAid }) => [words, firstAid])));
  const withFirstAid = [...all].filter(([, firstAid]) => firstAid.length > 0);
  return (
    <>
      {withFirstAid.length > 0 && (
        <div className={styles.firstAid}>
          <h4 className={styles.partTitle}>First aid</h4>
          {withFirstAid.map(([words, firstAid]) => (
            <Stack key={words} space="tight">
              <p>{words}:</p>
              <TextList items={firstAid} className={styles.list} />
            </Stack>
          ))}
        </div>
      )}
      <p>{advice}</p>
      {call}
      {reasons.map(({ lead, signs }) => (
        <Stack key={lead} space="tight">
          <p className={styles.partTitle}>{lead}</p>
          <ul className={styles.list}>
            {signs.map(({ words }) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </Stack>
      ))}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {more}
      <p className={styles.small}>{notADiagnosis}</p>
    </>
  );
}
