import { listRole } from '#src/styles/list-role.ts';
import { VisuallyHidden } from '../screen-reader/screen-reader.tsx';
import * as styles from './SourceList.css.ts';

/** The sources of a page; in print each shows its URL. */
export function SourceList({
  sources,
  note,
}: {
  /** Each with the statements that it supports, and the day on which it was checked, in words. */
  sources: readonly {
    organization: string;
    title: string;
    url: string;
    supports?: string;
    checkedOn?: string | null;
  }[];
  /** A note on how far the page has been reviewed. */
  note: string;
}) {
  return (
    <div className={styles.root}>
      <ul {...listRole} className={styles.list}>
        {sources.map(({ organization, title, url, supports, checkedOn }) => (
          <li key={url}>
            <a className={styles.link} href={url} target="_blank" rel="noopener noreferrer">
              {organization}: {title}
              <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
            </a>
            {supports && <span className={styles.supports}>{supports}.</span>}
            {checkedOn && <span> Checked {checkedOn}.</span>}
          </li>
        ))}
      </ul>
      <p className={styles.note}>{note}</p>
    </div>
  );
}
