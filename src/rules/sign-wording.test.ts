import { expect, it } from 'vitest';
import { signInBrief } from './sign-wording.ts';

it('a sign is said in brief where it has brief words, and with whom it concerns otherwise', () => {
  const sign = {
    id: 'white-spot',
    words: 'A white spot on the eye, or pain that stays',
    audience: 'contact lens wearers',
    urgency: 'call now',
    source: 'lenses',
  } as const;
  expect(signInBrief(sign)).toBe('If you wear contact lenses: a white spot on the eye, or pain that stays');
  expect(signInBrief({ ...sign, brief: 'A white spot' })).toBe('A white spot');
});
