import { hub } from '../../../../content/index.ts';
import type { Topic } from '../../../../content/types.ts';
import { dateInWords } from '../../../rules/date-in-words.ts';
import { SourceList } from './SourceList.tsx';

/** The sources of a topic, and whether they have been reviewed. */
export function Sources({ topic: { sources, review } }: { topic: Topic }) {
  const { reviewedBy, lastReviewed } = review;
  const reviewed = reviewedBy && lastReviewed && `Reviewed by ${reviewedBy} on ${dateInWords(lastReviewed)}.`;
  const checked = sources.every(({ checkedOn }) => checkedOn !== null);
  return (
    <SourceList
      sources={sources.map(({ checkedOn, ...source }) => ({
        ...source,
        checkedOn: checkedOn && dateInWords(checkedOn),
      }))}
      note={reviewed && checked ? reviewed : hub.uncheckedSourcesNote}
    />
  );
}
