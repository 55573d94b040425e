import { Link } from '@tanstack/react-router';
import { hoursInWords, practice } from '#content/practice.data.ts';
import { Container } from '#src/components/layout/layout.tsx';
import { VisuallyHidden } from '#src/components/screen-reader/screen-reader.tsx';
import { DirectionsLink } from '#src/features/directions/DirectionsLink.tsx';
import { OpenStatus } from '#src/features/open-status/OpenStatus.tsx';
import { PrintedOn } from '#src/features/page-dates/page-dates.tsx';
import { UrgentAnswer } from '../-urgency/UrgentAnswer.tsx';
import { Logo } from './Logo.tsx';
import { NavLink, type SiteLink } from './NavLink.tsx';
import { OfficePhoneMenu } from './OfficePhoneMenu.tsx';
import * as styles from './SiteHeader.css.ts';

const { name, hours, address, maps } = practice;

const mainLinks: readonly SiteLink[] = [
  { label: 'About', to: '/', hash: 'about' },
  { label: 'Services', to: '/', hash: 'services', pages: '/services' },
  { label: 'Our Team', to: '/', hash: 'doctors', pages: '/team' },
  { label: 'Eye Hub', to: '/eye-hub', pages: '/eye-hub' },
  { label: 'Request Care', to: '/', hash: 'contact' },
  { label: 'Find Us', to: '/', hash: 'find-us' },
];

/** The header of every page: opening status, address, logo, navigation, search and phone. */
export function SiteHeader() {
  return (
    <header className={styles.root}>
      <div className={styles.sign}>
        <Container>
          <div className={styles.signRow}>
            <div className={styles.status}>
              <Link to="/" hash="find-us" activeOptions={{ includeHash: true }}>
                <OpenStatus hours={hours} longest={hoursInWords.longestStatus} />
              </Link>
            </div>
            <DirectionsLink maps={maps}>
              <VisuallyHidden>Directions to</VisuallyHidden>{' '}
              <span translate="no">
                {address.street}
                {/* Not on a phone. */}
                <span className={styles.addressRest}>{address.oneLine.slice(address.street.length)}</span>
              </span>
            </DirectionsLink>
            <div className={styles.onPaper}>
              <PrintedOn timeZone={hours.timeZone} />
            </div>
          </div>
        </Container>
      </div>
      <div className={styles.row}>
        <Container>
          <div className={styles.frame}>
            <div className={styles.bar}>
              <Link to="/" className={styles.homeLink} aria-label={`${name}, home`}>
                <Logo />
              </Link>
              <nav className={styles.nav} aria-label="Main">
                <ul className={styles.links}>
                  {mainLinks.map((link) => (
                    <li key={link.label}>
                      <NavLink {...link} className={styles.link} />
                    </li>
                  ))}
                </ul>
              </nav>
              <OfficePhoneMenu>
                <UrgentAnswer />
              </OfficePhoneMenu>
              <Link to="/search" className={styles.searchLink}>
                <VisuallyHidden>Search</VisuallyHidden>
              </Link>
            </div>
          </div>
        </Container>
      </div>
    </header>
  );
}
