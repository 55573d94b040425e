import { IconBook2, IconEye, IconHome, IconMail, IconUsers } from '@tabler/icons-react';
import * as styles from './BottomBar.css.ts';
import { NavLink } from './NavLink.tsx';

const bottomLinks = [
  { label: 'Home', to: '/', icon: IconHome },
  { label: 'Services', to: '/', hash: 'services', pages: '/services', icon: IconEye },
  { label: 'Team', to: '/', hash: 'doctors', pages: '/team', icon: IconUsers },
  { label: 'Eye Hub', to: '/eye-hub', pages: '/eye-hub', icon: IconBook2 },
  { label: 'Contact', to: '/', hash: 'contact', icon: IconMail },
] as const;

/** The navigation at the bottom of the screen on a phone. */
export function BottomBar() {
  return (
    <>
      <div className={styles.clearance} />
      <nav className={styles.root} aria-label="Quick">
        <ul className={styles.list}>
          {bottomLinks.map(({ icon: Icon, ...link }) => (
            <li key={link.label}>
              <NavLink {...link} className={styles.item}>
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
