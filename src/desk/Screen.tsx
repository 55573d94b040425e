import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { practice } from '#content/practice.data.ts';
import { Container } from '#src/components/layout/layout.tsx';
import * as styles from './Screen.css.ts';

interface ScreenProps {
  title: string;
  /** In the title of the document, which the browser keeps: nothing of a patient. No two screens have the same. */
  documentTitle?: string;
  /** Announced when it changes. */
  status?: string;
  /** Whether the status is about a failure. */
  isProblem?: boolean;
  /** Buttons of the account. */
  account?: ReactNode;
  /** A link to the screen before. */
  back?: ReactNode;
  children?: ReactNode;
}

/** A screen of the desk. Its heading gets the focus when another screen was there before. */
export function Screen({ title, documentTitle = title, status, isProblem, account, back, children }: ScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    document.title = `${documentTitle} | ${practice.name}`;
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [documentTitle]);
  return (
    <>
      <header className={styles.header}>
        <Container>
          <div className={styles.bar}>
            <p className={styles.practice} translate="no">
              {practice.name}
            </p>
            {account && <div className={styles.account}>{account}</div>}
          </div>
        </Container>
      </header>
      <main className={styles.main}>
        <Container>
          <div className={styles.content}>
            {back && <p className={styles.back}>{back}</p>}
            <h1 ref={heading} tabIndex={-1} className={styles.title}>
              {title}
            </h1>
            <p role="status" className={styles.status[isProblem ? 'problem' : 'usual']}>
              {status}
            </p>
            {children}
          </div>
        </Container>
      </main>
    </>
  );
}
