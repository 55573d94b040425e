import { Link } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { SiteLink } from '../SiteHeader/SiteHeader.tsx';
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
          {items.map(({ label, to, hash, icon: Icon }) => (
            <li key={label}>
              <Link to={to} {...(hash && { hash })} className={styles.item} activeOptions={{ includeHash: true }}>
                <Icon size={24} aria-hidden="true" />
                <span>{label}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
