import readability from 'text-readability';
import type { Content } from '#content/read.ts';
import type { Sign, Topic } from '#content/schema/entries.ts';
import { concernOf, nextStep } from '#src/rules/next-step.ts';
import { signInBrief, signInWords } from '#src/rules/sign-wording.ts';
import { type Field, proseOfContent, sentencesOf } from './fields.ts';
import { isRedFlag } from './signs.ts';

/** The US school grade that no entry may pass. Writers aim at 5 to 7. */
const readingLimit = 7.9;

/** How long what a topic shows unfolded is, in words, and its sentences, in words on average: shorter ones read like a telegram. */
const topicLimits = { words: [400, 650], sentence: [9, 16] } as const;

/** Fields of a service that list phrases. */
const phraseFields = new Set(['testingIncludes', 'conditions', 'benefitsList', 'risks', 'modal.lists']);

/** Words per sentence that no field may pass on average. */
const sentenceLimit = 20;

/**
 * Names that a reader meets as names: the text explains them where they first appear, and their length says nothing
 * about how hard it is to follow.
 */
const medicalNames = [
  'acoltremon',
  'adenovirus',
  'anti-VEGF',
  'astigmatism',
  'atropine',
  'autoimmune',
  'blepharitis',
  'carotene',
  'cataracts?',
  'chalazion',
  'chalazia',
  'conjunctivitis',
  'corneal?',
  'cyclosporine',
  'Demodex',
  'diabetes',
  'diabetic',
  'edema',
  'geographic atrophy',
  'glaucoma',
  'hypochlorous acid',
  'keratoconus',
  'ketotifen',
  'lifitegrast',
  'lotilaner',
  'lutein',
  'macular? degeneration',
  'macular?',
  'meibomian',
  'myopia',
  'olopatadine',
  'omega-3',
  'optometrists?',
  'optometry',
  'ortho-k',
  'photochromic',
  'photokeratitis',
  'pilocarpine',
  'polycarbonate',
  'presbyopia',
  'pterygium',
  'radiofrequency',
  'retinal?',
  'retinopathy',
  'rosacea',
  'scleral',
  'Sjögren’s',
  'Trivex',
  'zeaxanthin',
];

const medicalName = new RegExp(`\\b(?:${medicalNames.join('|')})\\b`, 'giu');

/** The texts as one text of whole sentences: an item of a list ends with a full stop. */
function joined(texts: readonly string[]): string {
  return texts.map((text) => (/[.?!:]["'’”)]*$/u.test(text) ? text : `${text}.`)).join(' ');
}

/** The US school grade of the texts read as one, medical names and the `names` given left out. */
export function readingGrade(texts: readonly string[], names: readonly string[] = []): number {
  const withoutNames = names.reduce((text, name) => text.replaceAll(name, ''), joined(texts));
  return readability.fleschKincaidGrade(withoutNames.replace(medicalName, '').replace(/ {2,}/g, ' '));
}

const namesIn = ({ practice, doctors, brands }: Content) => [
  practice.name,
  ...doctors.flatMap(({ name, surname }) => [name, `Dr. ${surname}`]),
  ...brands.map(({ name }) => name),
];

/** The grade of every entry, in the order of the site. */
function readingGrades(content: Content): { entry: string; grade: number }[] {
  const names = namesIn(content);
  return proseOfContent(content).map(({ entry, fields }) => ({
    entry,
    grade: readingGrade(
      fields.flatMap(({ texts }) => texts),
      names,
    ),
  }));
}

/** Words that a topic's page adds to its texts: headings and buttons, the dial of a scene, the link of each product. */
const addedWords = { page: 28, scene: 4, product: 12 } as const;

/** What to do about a sign, and how. */
function stepOf(sign: Sign): { action: string; advice: string } {
  const nobody = { afterHoursLine: null, nearestHospital: null };
  // First aid may stand above other signs of the same step.
  const concern = { ...concernOf(sign.urgency, [sign]), firstAid: 'none' } as const;
  const { headline, advice } = nextStep(sign.urgency, { is: 'unknown' }, nobody, concern);
  return { action: headline, advice: isRedFlag(sign) ? advice : '' };
}

/**
 * How many words a topic shows unfolded: the sign at its top, and its sections with products, notes, signs, first aid, and
 * what to do. The page itself, before its script has run, shows as many, or up to ten fewer. The nearest hospital and the
 * after-hours line, which only the owner knows, are left out.
 */
function openWords(topic: Topic, { signs, scenes, 'eye-hub': { priceNote, recallNote } }: Content): number {
  const { homeTools } = topic;
  const whenToCall = signs.filter(({ id }) => topic.whenToCall.includes(id));
  const scene = scenes.topics[topic.slug];
  const inShop = homeTools.filter(({ amazonLink }) => amazonLink !== undefined);
  const callout = whenToCall.filter(({ id }) => id === topic.urgent);
  const steps = new Map(whenToCall.map(stepOf).map((step) => [`${step.action} ${step.advice}`, step]));
  const texts = [
    ...[topic.whatIsIt, topic.symptoms, topic.howWeHelp, topic.careTips].flat(),
    ...(scene === undefined ? [] : [scene]),
    ...homeTools.flatMap(({ category = 'Recommended', name, benefit }) => [category, name, benefit]),
    ...inShop.map(({ name }) => name),
    ...(homeTools.length > 0 ? [priceNote] : []),
    ...(homeTools.some(({ category }) => category === 'Eye drops') ? [recallNote] : []),
    ...callout.map(signInBrief),
    ...whenToCall.map(signInWords),
    ...[...callout, ...whenToCall].flatMap(({ firstAid = [] }) => firstAid),
    ...callout.map((sign) => stepOf(sign).action),
    ...[...steps.values()].flatMap(({ action, advice }) => [action, advice]),
  ];
  const added = addedWords.page + (scene === undefined ? 0 : addedWords.scene) + addedWords.product * inShop.length;
  return texts.join(' ').split(/\s+/u).length + added;
}

/** How long what each topic shows unfolded is, and all its sentences on average, both in words. */
function topicFigures(content: Content): { entry: string; words: number; sentence: number }[] {
  const prose = new Map(proseOfContent(content).map(({ entry, fields }) => [entry, fields]));
  return content.topics.map((topic) => {
    const entry = `topics/${topic.category}/${topic.slug}`;
    const texts = (prose.get(entry) ?? []).flatMap((field) => field.texts);
    return {
      entry,
      words: openWords(topic, content),
      sentence: readability.averageSentenceLength(joined(texts)),
    };
  });
}

function topicLengthProblems(content: Content): string[] {
  return topicFigures(content).flatMap(({ entry, words, sentence }) => [
    ...(words < topicLimits.words[0] || words > topicLimits.words[1]
      ? [`${entry}: has ${words} words, not ${topicLimits.words.join(' to ')}`]
      : []),
    ...(sentence < topicLimits.sentence[0] || sentence > topicLimits.sentence[1]
      ? [`${entry}: has ${sentence} words a sentence, not ${topicLimits.sentence.join(' to ')}`]
      : []),
  ]);
}

/** Services whose sentences are too short or too long on average, and fields of several sentences that are too short. */
function serviceSentenceProblems(content: Content): string[] {
  const [least, most] = topicLimits.sentence;
  const wordsPerSentence = (fields: readonly Field[]) =>
    readability.averageSentenceLength(joined(fields.flatMap(({ texts }) => texts)));
  return proseOfContent(content)
    .filter(({ entry }) => entry.startsWith('services/'))
    .flatMap(({ entry, fields }) => {
      const words = wordsPerSentence(fields);
      const short = fields
        .filter(({ field, texts }) => !phraseFields.has(field) && sentencesOf(joined(texts)).length > 1)
        .map((field) => ({ field: field.field, words: wordsPerSentence([field]) }))
        .filter((field) => field.words < least);
      return [
        ...(words < least || words > most ? [`${entry}: has ${words} words a sentence, not ${least} to ${most}`] : []),
        ...short.map(({ field, words }) => `${entry} ${field}: ${words} words a sentence, below ${least}`),
      ];
    });
}

/** Entries that are too hard to read, fields whose sentences are too long or too short, and topics of the wrong length. */
export function readingProblems(content: Content): string[] {
  const hard = readingGrades(content).filter(({ grade }) => grade > readingLimit);
  const long = proseOfContent(content)
    .flatMap(({ fields }) => fields)
    .map(({ entry, field, texts }) => ({ entry, field, words: readability.averageSentenceLength(joined(texts)) }))
    .filter(({ words }) => words > sentenceLimit);
  return [
    ...hard.map(({ entry, grade }) => `${entry}: reads at grade ${grade}, above ${readingLimit}`),
    ...long.map(({ entry, field, words }) => `${entry} ${field}: ${words} words a sentence, above ${sentenceLimit}`),
    ...topicLengthProblems(content),
    ...serviceSentenceProblems(content),
  ];
}
