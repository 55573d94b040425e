import type { SourcePage } from '#content/schema/values.ts';
import { VisuallyHidden } from '#src/components/screen-reader/screen-reader.tsx';
import { listRole } from '#src/styles/list-role.ts';
import * as styles from './topic.css.ts';

/** The sources of a page; in print each shows its URL. */
export function SourceList({
  sources,
  note,
}: {
  /** Each with the statements that it supports, and the day on which it was checked, in words. */
  sources: readonly (SourcePage & { supports?: string; checkedOn?: string | null })[];
  /** A note on how far the page has been reviewed. */
  note: string;
}) {
  return (
    <div className={styles.sources}>
      <ul {...listRole} className={styles.sourcesList}>
        {sources.map(({ organization, title, url, supports, checkedOn }) => (
          <li key={url}>
            <a className={styles.sourcesLink} href={url} target="_blank" rel="noopener noreferrer">
              {organization}: {title}
              <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
            </a>
            {supports && <span className={styles.sourcesSupports}>{supports}.</span>}
            {checkedOn && <span> Checked {checkedOn}.</span>}
          </li>
        ))}
      </ul>
      <p className={styles.sourcesNote}>{note}</p>
    </div>
  );
}
