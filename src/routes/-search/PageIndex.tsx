import { Link } from '@tanstack/react-router';
import { listRole } from '../../styles/list-role.ts';
import type { IndexedPage } from '../-loaders.ts';
import * as styles from './PageIndex.css.ts';

/** Links to all pages, by first letter. */
export function PageIndex({ pages }: { pages: readonly IndexedPage[] }) {
  const letters = [...new Set(pages.map(({ title }) => title.charAt(0)))];
  return (
    <section aria-labelledby="all-pages" className={styles.root}>
      <h2 id="all-pages">All pages, A to Z</h2>
      <div className={styles.letters}>
        {letters.map((letter) => (
          <div key={letter} className={styles.letter}>
            <h3 className={styles.heading} translate="no">
              {letter}
            </h3>
            <ul {...listRole} className={styles.list}>
              {pages
                .filter(({ title }) => title.startsWith(letter))
                .map(({ title, address }) => (
                  <li key={address}>
                    <PageLink address={address}>{title}</PageLink>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

function PageLink({ address, children }: { address: string; children: string }) {
  const [to = '/', hash] = address.split('#');
  return (
    <Link to={to} {...(hash && { hash })} className={styles.link}>
      {children}
    </Link>
  );
}
