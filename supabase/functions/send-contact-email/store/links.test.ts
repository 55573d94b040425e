import { expect, it } from 'vitest';
import { createCipher } from './cipher.ts';
import { createLinks } from './links.ts';

const links = createLinks(await createCipher(new Uint8Array(32)), 'https://optometry.example');
const receivedAt = new Date('2026-11-20T15:00:00Z');
const link = links.linkTo('R-7KQ2XM', receivedAt);
const token = link.split('#')[1] ?? '';

it('has the token in the fragment, and says nothing but the reference and the last day', () => {
  expect(link).toMatch(/^https:\/\/optometry\.example\/handled#R-7KQ2XM\.20837\.[\w-]{22}$/);
});

it.each([
  ['2026-11-20T15:00:00Z', { reference: 'R-7KQ2XM' }],
  ['2027-01-19T23:59:59Z', { reference: 'R-7KQ2XM' }],
  ['2027-01-20T00:00:01Z', 'expired'],
])('read at %s', (now, expected) => {
  expect(links.read(token, new Date(now))).toEqual(expected);
});

it.each([
  '',
  'R-7KQ2XM',
  token.replace('R-7KQ2XM', 'R-7KQ2XN'),
  token.replace('.20837.', '.99999.'),
  token.slice(0, -1),
  `${token}a`,
])('a token that nobody signed is invalid: %s', (wrong) => {
  expect(links.read(wrong, receivedAt)).toBe('invalid');
});

it('a token of the previous secret is valid, and new ones are of the current secret', async () => {
  const current = new Uint8Array(32).fill(1);
  const rotated = createLinks(await createCipher(current, new Uint8Array(32)), 'https://optometry.example');
  expect(rotated.read(token, receivedAt)).toEqual({ reference: 'R-7KQ2XM' });
  const alone = createLinks(await createCipher(current), 'https://optometry.example');
  expect(rotated.linkTo('R-7KQ2XM', receivedAt)).toBe(alone.linkTo('R-7KQ2XM', receivedAt));
});
