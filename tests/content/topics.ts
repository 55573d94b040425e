import type { Content } from '#content/read.ts';
import type { HomeTool, Topic } from '#content/schema/entries.ts';
import type { CalendarDay } from '#content/schema/values.ts';
import { sentencesOf } from './fields.ts';

/** Topics that offer no product: a shop link there can delay care. */
const topicsWithoutTools = ['flashes-floaters'];

const prices = { lowest: 4.99, highest: 89.99 };

/** What is wrong with links between topics: a topic that links to itself, or is not linked back. */
function relationProblems(topics: readonly Topic[]): string[] {
  return topics.flatMap(({ slug, relatedTopics }) =>
    relatedTopics
      .filter((other) => other === slug || !topics.find((topic) => topic.slug === other)?.relatedTopics.includes(slug))
      .map((other) => `topics/${slug} relatedTopics: ${other} does not link back`),
  );
}

const shopTag = /[?&](?:tag|ascsubtag|linkCode)=/u;

/** What is wrong with a product: its price, its link, or a link that pays without saying so. */
export function toolProblems(tool: HomeTool, disclosure: string | null, today: CalendarDay): string[] {
  const { name, price, amazonLink, priceCheckedOn } = tool;
  const amount = price === undefined ? null : /^\$(\d{1,2}\.\d{2})$/u.exec(price)?.[1];
  const value = Number(amount);
  return [
    ...(amount === undefined ? [`${name}: price is not written as $14.99`] : []),
    ...(amount && (value < prices.lowest || value > prices.highest)
      ? [`${name}: price is not between $${prices.lowest} and $${prices.highest}`]
      : []),
    ...((price === undefined) !== (amazonLink === undefined)
      ? [`${name}: has a price or a link without the other`]
      : []),
    ...(amazonLink !== undefined && new URL(amazonLink).host !== 'www.amazon.com'
      ? [`${name}: link is not to www.amazon.com`]
      : []),
    ...(amazonLink !== undefined && shopTag.test(amazonLink) && disclosure === null
      ? [`${name}: affiliate link without paidLinkDisclosure`]
      : []),
    ...(priceCheckedOn !== undefined && priceCheckedOn > today ? [`${name}: price was checked in the future`] : []),
  ];
}

function sourceProblems({ slug, sources, review }: Topic, today: CalendarDay): string[] {
  const urls = sources.map(({ url }) => url);
  return [
    ...(new Set(urls).size < urls.length ? [`topics/${slug}: names a source twice`] : []),
    ...sources
      .filter(({ checkedOn }) => checkedOn !== null && checkedOn > today)
      .map(({ title }) => `topics/${slug}: source "${title}" has a future checkedOn date`),
    ...(review.lastReviewed !== null && review.lastReviewed > today
      ? [`topics/${slug}: was reviewed in the future`]
      : []),
  ];
}

/** The places in running text that name AREDS2 without saying for whom it is and whom to ask. */
export function supplementProblems(texts: readonly string[]): string[] {
  const sentences = texts.flatMap(sentencesOf);
  return sentences.filter((sentence, index) => {
    if (!/\bAREDS2\b/u.test(sentence)) return false;
    const near = sentences.slice(Math.max(0, index - 2), index + 3).join(' ');
    return !(/\bintermediate\b/iu.test(near) && /\bask us\b|\bdoctor\b/iu.test(near));
  });
}

function supplementFields(topic: Topic): [field: string, texts: readonly string[]][] {
  const { summary, metaDescription, whatIsIt, symptoms, howWeHelp, careTips, questions, treatments, homeTools } = topic;
  return [
    ...Object.entries({ whatIsIt, symptoms, howWeHelp, careTips }),
    ...treatments.map(({ name, how, suits, risks }): [string, string[]] => [name, [`${name}.`, how, suits, risks]]),
    ...questions.map(({ id, answer }): [string, readonly string[]] => [id, answer]),
    ['summary', [summary]],
    ['metaDescription', [metaDescription]],
    ...homeTools.map(({ name, benefit }): [string, string[]] => [name, [`${name}.`, benefit]]),
  ];
}

/** What is wrong with topics: relations, products, sources, and what they say of supplements. */
export function topicProblems({ topics, 'eye-hub': hub }: Content, today: CalendarDay): string[] {
  return [
    ...relationProblems(topics),
    ...topics.flatMap((topic) => [
      ...sourceProblems(topic, today),
      ...topic.homeTools
        .flatMap((tool) => toolProblems(tool, hub.paidLinkDisclosure, today))
        .map((problem) => `topics/${topic.slug} ${problem}`),
      ...(topicsWithoutTools.includes(topic.slug) && topic.homeTools.length > 0
        ? [`topics/${topic.slug}: must not offer a product`]
        : []),
      ...supplementFields(topic).flatMap(([field, texts]) =>
        supplementProblems(texts).map(
          (sentence) =>
            `topics/${topic.slug} ${field}: names AREDS2 without "intermediate" and "ask us": "${sentence}"`,
        ),
      ),
    ]),
  ];
}
