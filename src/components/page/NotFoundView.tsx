import { IconPhone } from '@tabler/icons-react';
import { Children, type ReactNode } from 'react';
import { Container } from '../layout/Container.tsx';
import { LensOverBlur } from './LensOverBlur.tsx';
import * as styles from './not-found.css.ts';

/** The one view for whatever is not there: says so, offers what may have been meant, and ways to go on. */
export function NotFoundView({
  code,
  title,
  text,
  suggestions,
  actions,
  phone,
  children,
}: {
  /** A status code to show above the title: "404". */
  code?: string;
  title: string;
  text: string;
  /** Links to what may have been meant, each asked for by name: "Did you mean …?" A list, not a fragment. */
  suggestions?: ReactNode;
  /** Links that look like buttons, the main one first. */
  actions: ReactNode;
  phone: { dial: string; display: string };
  /** More ways to go on, below the actions. */
  children?: ReactNode;
}) {
  const links = Children.toArray(suggestions);
  return (
    <div className={styles.notFound}>
      <Container>
        <div className={styles.notFoundColumns}>
          <div className={styles.notFoundWords}>
            {code && <p className={styles.notFoundCode}>{code}</p>}
            <h1 tabIndex={-1}>{title}</h1>
            <p className={styles.notFoundText}>{text}</p>
            {links.length > 0 && (
              <div className={styles.notFoundSuggestions}>
                {Children.map(links, (link) => (
                  <p>Did you mean {link}?</p>
                ))}
              </div>
            )}
            <div className={styles.notFoundActions}>{actions}</div>
            {children}
            <p className={styles.notFoundCall}>
              <IconPhone size={22} aria-hidden="true" />
              <span>
                Or call us:{' '}
                <a className={styles.notFoundPhone} href={`tel:${phone.dial}`} translate="no">
                  {phone.display}
                </a>
              </span>
            </p>
          </div>
          <div className={styles.notFoundPicture}>
            <LensOverBlur />
          </div>
        </div>
      </Container>
    </div>
  );
}
