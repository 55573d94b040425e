import readability from 'text-readability';
import { signInWords } from '../../signs/wording.ts';
import type { Topic } from '../../types.ts';
import type { Content } from '../content.ts';
import { type Field, proseOfContent, sentencesOf } from './fields.ts';

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

/** The texts that a topic shows unfolded: its sections, and its signs with first aid, one of them at the top too. */
const openTexts = ({ summary, whatIsIt, symptoms, howWeHelp, careTips, homeTools, whenToCall, urgent }: Topic) => [
  summary,
  ...[whatIsIt, symptoms, howWeHelp, careTips].flat(),
  ...homeTools.flatMap(({ name, benefit }) => [name, benefit]),
  ...[...whenToCall, ...whenToCall.filter(({ id }) => id === urgent)].flatMap((sign) => [
    signInWords(sign),
    ...(sign.action ? [sign.action] : []),
    ...(sign.firstAid ?? []),
  ]),
];

/** How long what each topic shows unfolded is, and all its sentences on average, both in words. */
function topicFigures(content: Content): { entry: string; words: number; sentence: number }[] {
  const prose = new Map(proseOfContent(content).map(({ entry, fields }) => [entry, fields]));
  return content.topics.map((topic) => {
    const entry = `topics/${topic.category}/${topic.slug}`;
    const texts = (prose.get(entry) ?? []).flatMap((field) => field.texts);
    return {
      entry,
      words: openTexts(topic).join(' ').split(/\s+/u).length,
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
