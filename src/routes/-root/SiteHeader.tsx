import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Container } from '../../components/layout/layout.tsx';
import { PhoneMenu } from '../../components/navigation/PhoneMenu.tsx';
import { VisuallyHidden } from '../../components/screen-reader/screen-reader.tsx';
import { Logo } from './Logo.tsx';
import { NavLink, type SiteLink } from './NavLink.tsx';
import * as styles from './SiteHeader.css.ts';

/** The header of every page: opening status, address, logo, navigation, search and phone. */
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
            <div className={styles.status}>{status}</div>
            {address}
            <div className={styles.onPaper}>{printedOn}</div>
          </div>
        </Container>
      </div>
      <Container>
        <div className={styles.frame}>
          <div className={styles.bar}>
            <Link to="/" className={styles.home} aria-label={`${name}, home`}>
              <Logo name={name} />
            </Link>
            <nav className={styles.nav} aria-label="Main">
              <ul className={styles.links}>
                {links.map((link) => (
                  <li key={link.label}>
                    <NavLink {...link} className={styles.link}>
                      {link.label}
                    </NavLink>
                  </li>
                ))}
              </ul>
            </nav>
            <Link to="/search" className={styles.search}>
              <VisuallyHidden>Search</VisuallyHidden>
            </Link>
            <PhoneMenu phone={phone} />
          </div>
        </div>
      </Container>
    </header>
  );
}
