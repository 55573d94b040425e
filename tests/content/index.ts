import { type Content, contentOf } from '#content/read.ts';
import { type ContentFiles, schemaProblems } from '#content/schema/content.ts';
import type { CalendarDay } from '#content/schema/values.ts';
import { todayIn } from '#contract/dates.ts';
import { claimProblems, factProblems } from './claims.ts';
import { colorProblems } from './colors.ts';
import { guideProblems } from './guide.ts';
import { linkProblems } from './links.ts';
import { metadataProblems } from './metadata.ts';
import { pictureProblems } from './pictures.ts';
import { readingProblems } from './reading.ts';
import { signProblems } from './signs.ts';
import { slotProblems } from './slots.ts';
import { slugProblems } from './slugs.ts';
import { termProblems } from './terms.ts';
import { textLinkProblems } from './text-links.ts';
import { topicProblems } from './topics.ts';

/** A problem with its file in place of the place in the content: `content/services/ipl-therapy.json title: …`. */
function withFile({ services, doctors, topics, legal }: Content, problem: string): string {
  const ids = {
    services: services.map(({ id }) => id),
    doctors: doctors.map(({ id }) => id),
    topics: topics.map(({ slug }) => slug),
    legal: legal.map(({ id }) => id),
  };
  return problem
    .replace(/^(services|doctors|topics|legal)\.(\d+)\.?/, (_, kind: keyof typeof ids, index: string) => {
      return `${kind}/${ids[kind][Number(index)]} `;
    })
    .replace(/^topics\/\w+\/(?=[\w-])/, 'topics/')
    .replace(/^(?:services|doctors|topics|legal)\/[\w-]+/, (entry) => `content/${entry}.json`);
}

const checks: readonly ((content: Content, today: CalendarDay) => string[])[] = [
  slotProblems,
  pictureProblems,
  colorProblems,
  slugProblems,
  linkProblems,
  textLinkProblems,
  metadataProblems,
  readingProblems,
  claimProblems,
  factProblems,
  termProblems,
  topicProblems,
  signProblems,
  guideProblems,
];

/**
 * Everything that keeps content from being published, one line for each. `today` is the day at the practice; dates of
 * reviews and prices may not lie after it.
 */
export function contentProblems(content: Content, today: CalendarDay): string[] {
  const ofShape = schemaProblems(content.files);
  const others = checks.flatMap((check) => {
    try {
      return check(content, today);
    } catch (error) {
      // What has another shape than a check expects is reported already.
      if (ofShape.length > 0) return [];
      throw error;
    }
  });
  return [...ofShape, ...others.map((problem) => withFile(content, problem))];
}

/** The same of the files, also where their shape is so wrong that no content can be made of them. */
export function fileProblems(files: ContentFiles, now: Date): string[] {
  let content: Content;
  let today: CalendarDay;
  try {
    content = contentOf(files);
    today = todayIn(content.practice.hours.timeZone, now);
  } catch (error) {
    const ofShape = schemaProblems(files);
    const message = String(Object(error).message);
    // An error of the program follows from the shape, and says nothing to an owner.
    return [...ofShape, ...message.split('\n').filter((line) => ofShape.length === 0 || line.startsWith('content/'))];
  }
  return contentProblems(content, today);
}
