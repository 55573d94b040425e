import type { ComponentType } from 'react';
import { PlaceLink, type SiteLink } from '../PlaceLink/PlaceLink.tsx';
import * as styles from './BottomBar.css.ts';

/** The five places that a thumb reaches on a phone, fixed at the bottom of the screen. */
export function BottomBar({
  items,
}: {
  items: readonly (SiteLink & { icon: ComponentType<{ size: number; 'aria-hidden': 'true' }> })[];
}) {
  return (
    <>
      <div className={styles.clearance} />
      <nav className={styles.root} aria-label="Quick">
        <ul className={styles.items}>
          {items.map(({ label, icon: Icon, ...place }) => (
            <li key={label} className={styles.place}>
              <PlaceLink {...place} className={styles.item}>
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
