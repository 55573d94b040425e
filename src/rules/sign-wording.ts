import type { Audience, Sign } from '#content/schema/entries.ts';

const audiences: Readonly<Record<Audience, string | null>> = {
  everyone: null,
  adults: null,
  children: 'In a child',
  newborns: 'In a newborn',
  'over 50': 'At age 50 or older',
  'contact lens wearers': 'If you wear contact lenses',
  'after eye surgery': 'After eye surgery',
  'after an eye injection': 'After an eye injection',
  // Their words say it.
  'after a corneal transplant or glaucoma surgery': null,
  'people with diabetes': 'If you have diabetes',
  'pregnant or recently pregnant': 'During pregnancy, or in the year after it',
  'glaucoma drops': 'If you use glaucoma drops',
};

// Made when first needed, because `Intl` takes a slow phone a moment.
let alternatives: Intl.ListFormat | undefined;

/** How a sign begins in a list, with whom it concerns: `"If you wear contact lenses: a red or sore eye"`. */
export function signLead({ words, audience }: Pick<Sign, 'words' | 'audience'>): string {
  const whom = audiences[audience];
  return whom === null ? words : `${whom}: ${words.charAt(0).toLowerCase()}${words.slice(1)}`;
}

/** A sign without whom it concerns, in one line: `"A hard blow to the eye, then double vision or severe pain"`. */
export function signPhrase({ words, oneOf }: Pick<Sign, 'words' | 'oneOf'>): string {
  if (!oneOf) return words;
  alternatives ??= new Intl.ListFormat('en-US', { type: 'disjunction' });
  return `${words} ${alternatives.format(oneOf)}`;
}

/** A sign in one line, with whom it concerns. */
export const signInWords = (sign: Sign): string => signPhrase({ ...sign, words: signLead(sign) });

/** A sign for the line at the top of a topic. */
export const signInBrief = (sign: Sign): string => sign.brief ?? signInWords(sign);
