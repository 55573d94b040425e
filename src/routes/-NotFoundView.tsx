import { IconPhone } from '@tabler/icons-react';
import { Children, type ReactNode, useId } from 'react';
import { practice } from '#content/practice.data.ts';
import { PhoneLink } from '#src/components/elements/Button.tsx';
import { ChartRow } from '#src/components/elements/ChartLine.tsx';
import { Cluster, Container } from '#src/components/layout/layout.tsx';
import { VisuallyHidden } from '#src/components/screen-reader/screen-reader.tsx';
import { GuideLink } from './-links.tsx';
import * as styles from './-NotFoundView.css.ts';

interface NotFoundViewProps {
  code?: string;
  title: string;
  text: string;
  /** Links to suggested pages, each shown as "Did you mean …?" An array, not a fragment. */
  suggestions?: ReactNode;
  /** Links styled as buttons, the primary one first. */
  actions: ReactNode;
  phone?: { dial: string; display: string };
  children?: ReactNode;
}

/** The view for a missing page: a message, suggestions, and links to continue. */
export function NotFoundView(props: NotFoundViewProps) {
  const { code, title, text, suggestions, actions, phone = practice.phone, children } = props;
  const links = Children.toArray(suggestions);
  return (
    <div className={styles.root}>
      <Container>
        {code && <VisuallyHidden>{code}</VisuallyHidden>}
        <div className={styles.columns}>
          <div className={styles.words}>
            <h1 tabIndex={-1}>{title}</h1>
            <p className={styles.text}>{text}</p>
            {links.length > 0 && (
              <div className={styles.suggestions}>
                {Children.map(links, (link) => (
                  <p>Did you mean {link}?</p>
                ))}
              </div>
            )}
            <Cluster>{actions}</Cluster>
            {children}
            <div>
              <p className={styles.call}>
                <IconPhone size={22} aria-hidden="true" />
                <span>
                  Or call us: <PhoneLink phone={phone} className={styles.phone} />
                </span>
              </p>
              <GuideLink />
            </div>
          </div>
          <LensOverBlur />
        </div>
      </Container>
    </div>
  );
}

const letters = '4O4';
const radius = 3.9;

/** The code of a missing page as a blurred line of the letter chart, sharp inside a trial lens. Decorative. */
function LensOverBlur() {
  const id = useId();
  return (
    <svg className={styles.picture} aria-hidden="true" viewBox="-2 -2.25 25 13.25" width="500" height="265">
      <defs>
        <filter id={`${id}-blur`} x="-20%" y="-80%" width="140%" height="260%">
          <feGaussianBlur stdDeviation="0.25" />
        </filter>
        <clipPath id={`${id}-lens`}>
          <circle cx="10.5" cy="2.5" r={radius} />
        </clipPath>
      </defs>
      <g className={styles.letters} filter={`url(#${id}-blur)`}>
        <ChartRow letters={letters} />
      </g>
      <g className={styles.lens}>
        <circle className={styles.glass} cx="10.5" cy="2.5" r={radius} />
        <g clipPath={`url(#${id}-lens)`}>
          <g className={`${styles.letters} ${styles.inLens}`}>
            <ChartRow letters={letters} />
          </g>
        </g>
        <circle className={styles.rim} cx="10.5" cy="2.5" r={radius} />
        <circle className={styles.thread} cx="10.5" cy="2.5" r={radius + 0.5} />
        <path className={styles.handle} d={`M10.5 ${2.9 + radius}v3.4`} />
      </g>
    </svg>
  );
}
