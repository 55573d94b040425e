import { type Content, schemaProblems, withFile } from '../content.ts';
import type { CalendarDay } from '../values.ts';
import { claimProblems, factProblems } from './claims.ts';
import { guideProblems } from './guide.ts';
import { linkProblems } from './links.ts';
import { metadataProblems } from './metadata.ts';
import { readingProblems } from './reading.ts';
import { signProblems } from './signs.ts';
import { slugProblems } from './slugs.ts';
import { termProblems } from './terms.ts';
import { topicProblems } from './topics.ts';

/**
 * Everything that keeps content from being published, one line for each. `today` is the day at the practice; dates of
 * reviews and prices may not lie after it.
 */
export function contentProblems(content: Content, today: CalendarDay): string[] {
  const problems = schemaProblems(content);
  if (problems.length > 0) return problems;
  return [
    ...slugProblems(content),
    ...linkProblems(content),
    ...metadataProblems(content),
    ...readingProblems(content),
    ...claimProblems(content),
    ...factProblems(content),
    ...termProblems(content),
    ...topicProblems(content, today),
    ...signProblems(content),
    ...guideProblems(content),
  ].map((problem) => withFile(content, problem));
}
