import { IconBook2, IconEye, IconHome, IconMail, IconUsers } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { hoursInWords } from '#content/hours-in-words.data.ts';
import { practice } from '#content/practice.data.ts';
import { PhoneLink } from '../../components/elements/Button.tsx';
import { ReloadLink } from '../../components/elements/Notice.tsx';
import { Container } from '../../components/layout/layout.tsx';
import { VisuallyHidden } from '../../components/screen-reader/screen-reader.tsx';
import { DirectionsLink } from '../../features/directions/DirectionsLink.tsx';
import { OpenStatus } from '../../features/open-status/OpenStatus.tsx';
import { PrintedOn } from '../../features/page-dates/page-dates.tsx';
import { OfficePhoneMenu } from '../-OfficePhoneMenu.tsx';
import { UrgentAnswer } from '../-urgency/UrgentAnswer.tsx';
import * as styles from './root.css.ts';

const { name, phone, hours, address, maps } = practice;

/** A link of the navigation: a page, or a section of one. */
export interface SiteLink {
  label: string;
  to: string;
  hash?: string;
}

const mainLinks: readonly SiteLink[] = [
  { label: 'About', to: '/', hash: 'about' },
  { label: 'Services', to: '/', hash: 'services' },
  { label: 'Our Team', to: '/', hash: 'doctors' },
  { label: 'Eye Hub', to: '/eye-hub' },
  { label: 'Request Care', to: '/', hash: 'contact' },
  { label: 'Find Us', to: '/', hash: 'find-us' },
];

/** The header of every page: opening status, address, logo, navigation, search and phone. */
export function SiteHeader() {
  return (
    <header className={styles.header}>
      <div className={styles.sign}>
        <Container>
          <div className={styles.signRow}>
            <div className={styles.officeStatus}>
              <Link to="/" hash="find-us" activeOptions={{ includeHash: true }}>
                <OpenStatus hours={hours} longest={hoursInWords.longestStatus} />
              </Link>
            </div>
            <DirectionsLink maps={maps}>
              <VisuallyHidden>Directions to</VisuallyHidden>{' '}
              <span translate="no">
                {address.street}
                {/* Not on a phone. */}
                <span className={styles.officeAddressRest}>{address.oneLine.slice(address.street.length)}</span>
              </span>
            </DirectionsLink>
            <div className={styles.onPaper}>
              <PrintedOn timeZone={hours.timeZone} />
            </div>
          </div>
        </Container>
      </div>
      <div className={styles.headerRow}>
        <Container>
          <div className={styles.headerFrame}>
            <div className={styles.headerBar}>
              <Link to="/" className={styles.homeLink} aria-label={`${name}, home`}>
                <Logo />
              </Link>
              <nav className={styles.mainNav} aria-label="Main">
                <ul className={styles.mainLinks}>
                  {mainLinks.map((link) => (
                    <li key={link.label}>
                      <NavLink {...link} className={styles.mainLink} />
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

/** The practice's mark, a Landolt C in a trial lens, and its name. */
export function Logo() {
  return (
    <span className={styles.logo} translate="no">
      <svg className={styles.logoMark} viewBox="0 0 40 40" aria-hidden="true">
        <circle className={styles.logoRing} cx="20" cy="18" r="16.5" />
        <path className={styles.logoTab} d="M17.5 34h5v5a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1z" />
        <path className={styles.logoGap} d="M27.2 15.2a8 8 0 1 0 0 5.6" />
        <circle className={styles.logoPrimary} cx="29" cy="18" r="2" />
      </svg>
      <span className={styles.logoName}>{name}</span>
    </span>
  );
}

/** Shown by attributes of <html>, also without the site's scripts. */
export function PageNotices() {
  return (
    <div className={styles.pageNotices} role="status">
      <p hidden className={styles.pageNoticesOffline}>
        <span>You are offline. You can still read this page and call us:</span>
        <PhoneLink phone={phone} className={styles.pageNoticesLink} />
        <span translate="no">{address.oneLine}</span>
      </p>
      <p hidden className={styles.pageNoticesIncomplete}>
        <span>Part of this page could not be loaded.</span>
        <ReloadLink className={styles.pageNoticesLink} />
        <span>or call us:</span>
        <PhoneLink phone={phone} className={styles.pageNoticesLink} />
      </p>
    </div>
  );
}

type NavLinkProps = SiteLink & { className: string; children?: ReactNode };

/** A link of the navigation. `aria-current` is `page` for this very place, and `true` for a parent of the page. */
function NavLink({ label, to, hash, className, children = label }: NavLinkProps) {
  const isAncestor = useLocation({ select: ({ pathname }) => to !== '/' && pathname.startsWith(`${to}/`) });
  return (
    <Link
      to={to}
      {...(hash && { hash })}
      className={className}
      activeOptions={{ exact: true, includeHash: true }}
      {...(isAncestor && { inactiveProps: { 'aria-current': 'true' } })}
    >
      {children}
    </Link>
  );
}

const bottomLinks = [
  { label: 'Home', to: '/', icon: IconHome },
  { label: 'Services', to: '/', hash: 'services', icon: IconEye },
  { label: 'Team', to: '/', hash: 'doctors', icon: IconUsers },
  { label: 'Eye Hub', to: '/eye-hub', icon: IconBook2 },
  { label: 'Contact', to: '/', hash: 'contact', icon: IconMail },
] as const;

/** The navigation at the bottom of the screen on a phone. */
export function BottomBar() {
  return (
    <>
      <div className={styles.bottomBarClearance} />
      <nav className={styles.bottomBar} aria-label="Quick">
        <ul className={styles.bottomBarList}>
          {bottomLinks.map(({ icon: Icon, ...link }) => (
            <li key={link.label} className={styles.bottomBarPlace}>
              <NavLink {...link} className={styles.bottomBarItem}>
                <Icon size={24} aria-hidden="true" />
                <span>{link.label}</span>
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
