import { Link } from '@tanstack/react-router';
import { listRole } from '#src/styles/list-role.ts';
import * as styles from './PageIndex.css.ts';

/** Links to all pages, which are in order, by first letter. An address is a path and a hash. */
export function PageIndex({ pages }: { pages: readonly { title: string; address: string }[] }) {
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
            <ul {...listRole}>
              {pages
                .filter(({ title }) => title.startsWith(letter))
                .map(({ title, address }) => {
                  const [to = '/', hash] = address.split('#');
                  return (
                    <li key={address}>
                      <Link to={to} {...(hash && { hash })} className={styles.link}>
                        {title}
                      </Link>
                    </li>
                  );
                })}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
