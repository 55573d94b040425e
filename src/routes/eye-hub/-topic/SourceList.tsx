import { dateInWords } from '#contract/dates.ts';
import { VisuallyHidden } from '#src/components/screen-reader/screen-reader.tsx';
import { listRole } from '#src/styles/list-role.ts';
import type { TopicPage } from '../../-loaders.ts';
import * as styles from './topic.css.ts';

/** The sources of a page; in print each shows its URL. */
export function SourceList({
  sources,
  note,
}: {
  sources: readonly {
    organization: string;
    title: string;
    url: string;
    /** Which statements it supports; null where the page says it otherwise. */
    supports: string | null;
    /** The day the source was checked, in words. */
    checkedOn: string | null;
  }[];
  /** A note on how far the page has been reviewed. */
  note: string | null;
}) {
  return (
    <div className={styles.sources}>
      <ul {...listRole} className={styles.sourcesList}>
        {sources.map(({ organization, title, url, supports, checkedOn }) => (
          <li key={url}>
            {organization}:{' '}
            <a className={styles.sourcesLink} href={url} target="_blank" rel="noopener noreferrer">
              {title}
              <VisuallyHidden>{` from ${organization} (opens in a new tab)`}</VisuallyHidden>
            </a>
            {supports && <span className={styles.sourcesSupports}>{supports}.</span>}
            {checkedOn && <span> Checked {checkedOn}.</span>}
          </li>
        ))}
      </ul>
      {note && <p className={styles.sourcesNote}>{note}</p>}
    </div>
  );
}

/** The sources of a topic, and whether they have been reviewed. */
export function Sources({ page: { topic, notes } }: { page: TopicPage }) {
  const { sources, review } = topic;
  const { reviewedBy, lastReviewed } = review;
  const reviewed = reviewedBy && lastReviewed && `Reviewed by ${reviewedBy} on ${dateInWords(lastReviewed)}.`;
  const checked = sources.every(({ checkedOn }) => checkedOn !== null);
  return (
    <SourceList
      sources={sources.map(({ checkedOn, ...source }) => ({
        ...source,
        checkedOn: checkedOn && dateInWords(checkedOn),
      }))}
      note={reviewed && checked ? reviewed : notes.notReviewedNote}
    />
  );
}
