import { IconBook2, IconEye, IconHome, IconMail, IconUsers } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import * as styles from './root.css.ts';

/** A link of the navigation: a page, or a section of one. */
export interface SiteLink {
  label: string;
  to: string;
  hash?: string;
}

/**
 * A link of the site's navigation. `aria-current` is `page` for a link to this very place, and `true` for a link to a
 * parent of the current page.
 */
export function NavLink({
  to,
  hash,
  className,
  children,
}: Omit<SiteLink, 'label'> & { className: string; children: ReactNode }) {
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
          {bottomLinks.map(({ label, icon: Icon, ...link }) => (
            <li key={label} className={styles.bottomBarPlace}>
              <NavLink {...link} className={styles.bottomBarItem}>
                <Icon size={24} aria-hidden="true" />
                <span>{label}</span>
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

/** The top bar's links, in order. */
export const mainLinks: readonly SiteLink[] = [
  { label: 'About', to: '/', hash: 'about' },
  { label: 'Services', to: '/', hash: 'services' },
  { label: 'Our Team', to: '/', hash: 'doctors' },
  { label: 'Eye Hub', to: '/eye-hub' },
  { label: 'Request Care', to: '/', hash: 'contact' },
  { label: 'Find Us', to: '/', hash: 'find-us' },
];
