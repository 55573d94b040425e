import type { CalendarDay, HomeTool, Topic } from '../../types.ts';
import type { Content } from '../content.ts';
import { sentencesOf } from './fields.ts';

/** Topics on which waiting can cost sight. */
const urgentTopics = [
  'flashes-floaters',
  'glaucoma',
  'macular-degeneration',
  'conjunctivitis',
  'contact-lenses',
  'surgical-vision-correction',
  'sports-vision-safety',
  'diabetic-retinopathy',
];

/** Topics that offer no product: a shop link there can delay care. */
const topicsWithoutTools = ['flashes-floaters'];

/** What an urgent page says about forms, word for word. */
const notTheForm = 'Call us. Do not use the form. If we are closed, go to an emergency room or call 911.';

const prices = { lowest: 4.99, highest: 89.99 };

/** Tiers of urgency, most urgent first; a line belongs to the one it names first. */
const tiers = [/\bnow\b/iu, /\btoday\b/iu, /\bthis week\b/iu, /\bnext exam\b/iu];

function tierOf(line: string): number | null {
  const places = tiers
    .map((tier) => line.search(tier))
    .map((place) => (place === -1 ? Number.POSITIVE_INFINITY : place));
  const first = Math.min(...places);
  return first === Number.POSITIVE_INFINITY ? null : places.indexOf(first);
}

function callProblems({ slug, urgent, whenToCall }: Topic): string[] {
  const lines = whenToCall.filter((line) => !line.includes(notTheForm)).map((line) => ({ line, tier: tierOf(line) }));
  const first = lines[0]?.tier;
  const isUrgent = urgentTopics.includes(slug);
  return [
    ...(first !== 0 && first !== 1 ? [`topics/${slug} whenToCall: the first line says neither "now" nor "today"`] : []),
    ...lines
      .filter(({ tier }) => tier === null)
      .map(({ line }) => `topics/${slug} whenToCall: does not say when: "${line}"`),
    ...lines
      .filter(({ tier }, index) => lines.slice(index + 1).some((later) => (later.tier ?? 0) < (tier ?? 0)))
      .map(({ line }) => `topics/${slug} whenToCall: stands before something more urgent: "${line}"`),
    ...(isUrgent && urgent === undefined ? [`topics/${slug}: has no urgent line`] : []),
    ...(isUrgent && whenToCall.every((line) => !line.includes(notTheForm))
      ? [`topics/${slug} whenToCall: does not say that a form is not for emergencies`]
      : []),
  ];
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
      ? [`${name}: link does not lead to the shop it names`]
      : []),
    ...(amazonLink !== undefined && shopTag.test(amazonLink) && disclosure === null
      ? [`${name}: link is tagged, and nothing tells the reader that it pays`]
      : []),
    ...(priceCheckedOn !== undefined && priceCheckedOn > today ? [`${name}: price was checked in the future`] : []),
  ];
}

function sourceProblems({ slug, sources, review }: Topic, today: CalendarDay): string[] {
  const urls = sources.map(({ url }) => url);
  return [
    ...(sources.length < 2 ? [`topics/${slug}: has fewer than two sources`] : []),
    ...(new Set(urls).size < urls.length ? [`topics/${slug}: names a source twice`] : []),
    ...sources
      .filter(({ checkedOn }) => checkedOn !== null && checkedOn > today)
      .map(({ title }) => `topics/${slug}: source "${title}" was opened in the future`),
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
  const { summary, metaDescription, whatIsIt, symptoms, howWeHelp, careTips, whenToCall, homeTools } = topic;
  return [
    ...Object.entries({ whatIsIt, symptoms, howWeHelp, careTips, whenToCall }),
    ['summary', [summary]],
    ['metaDescription', [metaDescription]],
    ...homeTools.map(({ name, benefit }): [string, string[]] => [name, [`${name}.`, benefit]]),
  ];
}

/** What is wrong with topics: urgency, products, sources, and what they say of supplements. */
export function topicProblems({ topics, hub }: Content, today: CalendarDay): string[] {
  return topics.flatMap((topic) => [
    ...callProblems(topic),
    ...sourceProblems(topic, today),
    ...topic.homeTools
      .flatMap((tool) => toolProblems(tool, hub.paidLinkDisclosure, today))
      .map((problem) => `topics/${topic.slug} ${problem}`),
    ...(topicsWithoutTools.includes(topic.slug) && topic.homeTools.length > 0
      ? [`topics/${topic.slug}: must not offer a product`]
      : []),
    ...supplementFields(topic).flatMap(([field, texts]) =>
      supplementProblems(texts).map(
        (sentence) => `topics/${topic.slug} ${field}: names AREDS2 without "intermediate" and "ask us": "${sentence}"`,
      ),
    ),
  ]);
}
