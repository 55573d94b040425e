import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Container } from '../Container/Container.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { PhoneMenu } from '../PhoneMenu/PhoneMenu.tsx';
import * as styles from './SiteHeader.css.ts';

/** A place on the site: a page, or a section of one. */
export interface SiteLink {
  label: string;
  to: '/' | '/eye-hub' | '/terms' | '/privacy' | '/accessibility';
  hash?: string;
}

/** The top of every page: whether the office is open, where it is, the logo, the navigation, the phone. */
export function SiteHeader({
  name,
  phone,
  links,
  status,
  address,
  printedOn,
}: {
  name: string;
  phone: { dial: string; display: string };
  links: readonly SiteLink[];
  /** Whether the office is open now. */
  status: ReactNode;
  /** The link to the office on a map. */
  address: ReactNode;
  /** The day on which the page is printed. */
  printedOn: ReactNode;
}) {
  return (
    <header className={styles.root}>
      <div className={styles.sign}>
        <Container>
          <div className={styles.signRow}>
            <div className={styles.onScreen}>{status}</div>
            {address}
            <div className={styles.onPaper}>{printedOn}</div>
          </div>
        </Container>
      </div>
      <Container>
        <div className={styles.bar}>
          <Link to="/" className={styles.home} aria-label={`${name}, home`}>
            <Logo name={name} />
          </Link>
          <nav className={styles.nav} aria-label="Main">
            <ul className={styles.links}>
              {links.map(({ label, to, hash }) => (
                <li key={label}>
                  <Link to={to} {...(hash && { hash })} className={styles.link} activeOptions={{ includeHash: true }}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <PhoneMenu phone={phone} />
        </div>
      </Container>
    </header>
  );
}
