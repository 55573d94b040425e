import { IconPhone } from '@tabler/icons-react';
import { Children, type ReactNode, useId } from 'react';
import { practice } from '#content/practice.data.ts';
import { PhoneLink } from '#src/components/elements/Button.tsx';
import { ChartRow } from '#src/components/elements/ChartLine.tsx';
import { Cluster, Container } from '#src/components/layout/layout.tsx';
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
        <div className={styles.columns}>
          <div className={styles.words}>
            {code && <p className={styles.code}>{code}</p>}
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
            <p className={styles.call}>
              <IconPhone size={22} aria-hidden="true" />
              <span>
                Or call us: <PhoneLink phone={phone} className={styles.phone} />
              </span>
            </p>
            <GuideLink />
          </div>
          <div className={styles.picture}>
            <LensOverBlur />
          </div>
        </div>
      </Container>
    </div>
  );
}

const letters = 'ZKHVRD';
const lens = { x: 22.5, y: 2.5, radius: 7.4 };

/** A blurred line of the letter chart, sharp inside a trial lens. Decorative. */
export function LensOverBlur() {
  const id = useId();
  return (
    <svg className={styles.lens} aria-hidden="true" viewBox="-3 -7 51 24" width="510" height="240">
      <defs>
        <filter id={`${id}-blur`} x="-20%" y="-80%" width="140%" height="260%">
          <feGaussianBlur stdDeviation="0.85" />
        </filter>
        <clipPath id={`${id}-lens`}>
          <circle cx={lens.x} cy={lens.y} r={lens.radius} />
        </clipPath>
      </defs>
      <g className={styles.letters} filter={`url(#${id}-blur)`}>
        <ChartRow letters={letters} />
      </g>
      <g>
        <path className={styles.handle} d={`M${lens.x} ${lens.y + lens.radius}v5.4`} />
        <circle className={styles.glass} cx={lens.x} cy={lens.y} r={lens.radius} />
        <g className={styles.letters} clipPath={`url(#${id}-lens)`}>
          <ChartRow letters={letters} />
        </g>
        <circle className={styles.rim} cx={lens.x} cy={lens.y} r={lens.radius} />
        <circle className={styles.thread} cx={lens.x} cy={lens.y} r={lens.radius + 0.9} />
      </g>
    </svg>
  );
}
