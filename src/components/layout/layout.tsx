import { Children, type ReactNode } from 'react';
import { markAs } from '#src/page/marks.ts';
import { listRole } from '#src/styles/list-role.ts';
import { ChartLine } from '../elements/ChartLine.tsx';
import { ChangingText, Paragraph } from '../elements/text.tsx';
import * as styles from './layout.css.ts';

/** Centers its content and adds the page gutter. */
export function Container({ children }: { children: ReactNode }) {
  return <div className={styles.container}>{children}</div>;
}

/** Lays out its children in a column, `space` apart. */
export function Stack({ space = 'text', children }: { space?: keyof typeof styles.stack; children: ReactNode }) {
  return <div className={styles.stack[space]}>{children}</div>;
}

/** Lays out its children in a wrapping row. */
export function Cluster({ children }: { children: ReactNode }) {
  return <div className={styles.cluster}>{children}</div>;
}

/** The buttons at the top or the end of a page. Those that do not fit side by side are equally wide. */
export function ActionRow({ children }: { children: ReactNode }) {
  return <div className={styles.actionRow}>{children}</div>;
}

/** Lays out its children, as a list, in as many equal columns as fit; `cell` sets the minimum width. */
export function Grid({ cell, children }: { cell: keyof typeof styles.grid; children: ReactNode }) {
  return (
    <div className={styles.gridFrame}>
      <ul {...listRole} className={styles.grid[cell]}>
        {Children.map(children, (child) => (
          <li>{child}</li>
        ))}
      </ul>
    </div>
  );
}

/** The content below a page header, with space before the block at the end of the page. */
export function PageBody({ children }: { children: ReactNode }) {
  return (
    <Container>
      <div className={styles.pageBody}>{children}</div>
    </Container>
  );
}

interface ReservedTextProps {
  longest: string;
  /** The text on paper, which is read at another time. The same by default. */
  printed?: string;
  /** A text, or one element with a key of its own for each text. */
  children: ReactNode;
}

/** Text that is only known in the browser. Reserves the space of the longest possible text, against layout shifts. */
export function ReservedText({ longest, printed, children }: ReservedTextProps) {
  return (
    <span
      className={styles.reservedText}
      {...markAs('longest', longest)}
      {...(printed !== undefined && markAs('printed', printed))}
    >
      <span className={styles.reservedTextText}>
        {typeof children === 'string' ? <ChangingText>{children}</ChangingText> : children}
      </span>
    </span>
  );
}

interface SectionProps {
  id: string;
  heading: string;
  lead?: string;
  /** The line of the letter chart, from 0 (largest); no line without it. */
  line?: number;
  surface?: keyof typeof styles.section;
  /** Where its head is on wide screens. `besideTool`: beside the first child. */
  head?: keyof typeof styles.sectionLayout;
  children: ReactNode;
}

/** A section of the home page: anchor, line of the letter chart, focusable heading, and content. */
export function Section({ id, heading, lead, line, surface = 'page', head = 'above', children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={styles.section[surface]}>
      <Container>
        <div className={styles.sectionLayout[head]}>
          <div>
            {line !== undefined && <ChartLine line={line} />}
            <header className={styles.sectionHeader}>
              <h2 id={`${id}-heading`} tabIndex={-1}>
                {heading}
              </h2>
              {lead && <Paragraph className={styles.sectionLead}>{lead}</Paragraph>}
            </header>
          </div>
          {children}
        </div>
      </Container>
    </section>
  );
}
