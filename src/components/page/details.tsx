import { IconChevronDown } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { LinkedText, Paragraphs } from '../elements/text.tsx';
import { Stack } from '../layout/layout.tsx';
import * as styles from './details.css.ts';

interface DetailSectionProps {
  id?: string | undefined;
  heading: string;
  level?: 2 | 3;
  /** Whether only the heading is in view until the section is opened. */
  isFolded?: boolean;
  children: ReactNode;
}

/** A section of a detail page: a heading, beside its text on wide screens. */
export function DetailSection({ id, heading, level = 2, isFolded = false, children }: DetailSectionProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const title = (
    <Heading id={id && `${id}-heading`} className={styles.heading}>
      {heading}
    </Heading>
  );
  const body = <div className={styles.body}>{children}</div>;
  return isFolded ? (
    <Fold id={id} summary={title} className={styles.fold}>
      {body}
    </Fold>
  ) : (
    <section id={id} className={styles.section}>
      {title}
      {body}
    </section>
  );
}

interface FoldProps {
  id?: string | undefined;
  summary: ReactNode;
  className: string;
  isOpenAtFirst?: boolean;
  children: ReactNode;
}

/** Content that opens by its summary, by an address that names a part of it, by a search in the page, and in print. */
export function Fold({ id, summary, className, isOpenAtFirst = false, children }: FoldProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const hash = useLocation({ select: (location) => location.hash });
  // Browsers do this for the first page, and for links on the same page.
  useLayoutEffect(() => {
    const own = details.current;
    if (own && hash && [own, ...own.querySelectorAll('[id]')].some((part) => part.id === hash)) own.open = true;
  }, [hash]);
  // Safari before 18.4 and Firefox before 143 do not know `::details-content`, which opens the rest in print.
  useEffect(() => {
    const own = details.current;
    if (!own) return;
    const openForPrint = () => {
      const wasOpen = own.open;
      own.open = true;
      const restore = () => {
        own.open = wasOpen;
      };
      addEventListener('afterprint', restore, { once: true });
    };
    addEventListener('beforeprint', openForPrint);
    return () => removeEventListener('beforeprint', openForPrint);
  }, []);
  return (
    <details ref={details} id={id} className={className} open={isOpenAtFirst}>
      <summary className={styles.foldSummary}>
        {summary}
        <IconChevronDown size={24} aria-hidden="true" className={styles.foldChevron} />
      </summary>
      {children}
    </details>
  );
}

/** Short facts under their names. */
export function Facts({
  facts,
  isBoxed = false,
}: {
  facts: readonly { name: string; text: string }[];
  isBoxed?: boolean;
}) {
  return (
    <div className={isBoxed ? styles.factsBox : styles.factsFrame}>
      <dl className={styles.facts}>
        {facts.map(({ name, text }) => (
          <div key={name} className={styles.fact}>
            <dt className={styles.factName}>{name}</dt>
            <dd>
              <LinkedText>{text}</LinkedText>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Questions with their answers. Each has an id, so that it can be linked to. */
export function Questions({
  questions,
}: {
  questions: readonly { id: string; question: string; answer: readonly string[] }[];
}) {
  return (
    <Stack space="block">
      {questions.map(({ id, question, answer }) => (
        <Stack key={id} space="tight">
          <h3 id={id}>{question}</h3>
          <Paragraphs texts={answer} />
        </Stack>
      ))}
    </Stack>
  );
}
