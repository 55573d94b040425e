import type { ComponentType } from 'react';
import { NavLink, type SiteLink } from './NavLink.tsx';
import * as styles from './root.css.ts';

/** The navigation at the bottom of the screen on a phone. */
export function BottomBar({
  items,
}: {
  items: readonly (SiteLink & { icon: ComponentType<{ size: number; 'aria-hidden': 'true' }> })[];
}) {
  return (
    <>
      <div className={styles.bottomBarClearance} />
      <nav className={styles.bottomBar} aria-label="Quick">
        <ul className={styles.bottomBarList}>
          {items.map(({ label, icon: Icon, ...link }) => (
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
