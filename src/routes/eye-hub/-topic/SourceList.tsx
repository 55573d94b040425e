import { VisuallyHidden } from '../../../components/screen-reader/VisuallyHidden.tsx';
import * as styles from './topic.css.ts';

/** Where the facts of a page can be read, each with its address on paper. */
export function SourceList({
  sources,
  note,
}: {
  sources: readonly {
    organisation: string;
    title: string;
    url: string;
    /** The day somebody opened the page, in words. */
    checkedOn: string | null;
  }[];
  /** One quiet line on how far the page has been checked. */
  note: string | null;
}) {
  return (
    <div className={styles.sources}>
      <ul className={styles.sourcesList}>
        {sources.map(({ organisation, title, url, checkedOn }) => (
          <li key={url}>
            {organisation}:{' '}
            <a className={styles.sourcesLink} href={url} target="_blank" rel="noopener noreferrer">
              {title}
              <VisuallyHidden>{` from ${organisation} (opens in a new tab)`}</VisuallyHidden>
            </a>
            {checkedOn && <span> Checked {checkedOn}.</span>}
          </li>
        ))}
      </ul>
      {note && <p className={styles.sourcesNote}>{note}</p>}
    </div>
  );
}
