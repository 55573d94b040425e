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

/** How to do it, by urgency. */
export const advice: Readonly<Record<Urgency, string>> = {
  '911': 'Do not drive yourself. If you can, have someone stay with you.',
  'emergency room': 'Do not drive yourself. If nobody can take you, call 911.',
  'call now': 'Call before you do anything else, and do not wait for an answer to a form.',
  today: 'Call, and do not wait for an answer to a form.',
  'this week': 'Call us, or request a visit on this site.',
  'next exam': 'Write it down, and ask us about it when you come.',
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
