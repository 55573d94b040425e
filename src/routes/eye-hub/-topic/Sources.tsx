import { dateInWords } from '../../../rules/date-in-words.ts';
import type { TopicPage } from './load-topic.ts';
import { SourceList } from './SourceList.tsx';

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
