import type { Audience, Sign, Urgency } from '../types.ts';

/** What to do about a sign, by its urgency; most urgent first. */
export const actions: Readonly<Record<Urgency, string>> = {
  '911': 'Call 911 now',
  'emergency room': 'Go to an emergency room now',
  'call now': 'Call us now',
  today: 'Call us today',
  'this week': 'Call us this week',
  'next exam': 'Ask at your next exam',
};

const audiences: Readonly<Record<Audience, string | null>> = {
  everyone: null,
  adults: null,
  children: 'In a child',
  newborns: 'In a newborn',
  'over 50': 'At age 50 or older',
  'contact lens wearers': 'If you wear contact lenses',
  'after eye surgery': 'After eye surgery',
  'after an eye injection': 'After an eye injection',
  'people with diabetes': 'If you have diabetes',
  'glaucoma drops': 'If you use glaucoma drops',
};

/** A sign for a list, with whom it concerns: `"If you wear contact lenses: a red or sore eye"`. */
export function signInWords({ words, audience }: Sign): string {
  const whom = audiences[audience];
  return whom === null ? words : `${whom}: ${words.charAt(0).toLowerCase()}${words.slice(1)}`;
}
