import type { ComponentType } from 'react';
import { PlaceLink, type SiteLink } from './PlaceLink.tsx';
import * as styles from './root.css.ts';

/** The five places that a thumb reaches on a phone, fixed at the bottom of the screen. */
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
          {items.map(({ label, icon: Icon, ...place }) => (
            <li key={label} className={styles.bottomBarPlace}>
              <PlaceLink {...place} className={styles.bottomBarItem}>
                <Icon size={24} aria-hidden="true" />
                <span>{label}</span>
              </PlaceLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
