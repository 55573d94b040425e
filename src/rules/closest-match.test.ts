import { describe, expect, it } from 'vitest';
import { closestMatch } from './closest-match.ts';

const services = [
  'comprehensive-eye-exam',
  'pediatric-eye-care',
  'contact-lens-fitting',
  'myopia-management',
  'dry-eye-treatment',
  'emergency-eye-care',
  'surgical-comanagement',
  'vision-therapy',
  'ipl-therapy',
  'dmv-eye-exam',
  'advanced-diagnostic-technology',
];

describe('closestMatch', () => {
  it.each([
    ['dry-eye-therapy', 'dry-eye-treatment'],
    ['myopia-managment', 'myopia-management'],
    ['visiontherapy', 'vision-therapy'],
    ['contact-lenses', 'contact-lens-fitting'],
    ['Emergency Eye Care', 'emergency-eye-care'],
    ['comprehensive_eye_exams', 'comprehensive-eye-exam'],
    ['dmv--', 'dmv-eye-exam'],
    ['eye care emergency', 'emergency-eye-care'],
  ])('offers for %s the page %s', (typed, meant) => {
    expect(closestMatch(typed, services, String)).toBe(meant);
  });

  it.each(['', '-', 'wp-login', '🙂', 'eye-of-the-tiger', 't'.repeat(81)])('offers nothing for %j', (typed) => {
    expect(closestMatch(typed, [...services, 't'.repeat(80)], String)).toBeUndefined();
  });

  it.each([
    ['words of which three fifths are the same', 'abcde-fghij', 'fghxy-abcxy', true],
    ['words of which half is the same', 'abcd', 'abxy', false],
    ['a whole of which three fifths are the same', 'ab-cd', 'abcde', true],
    ['a score of 0.45', 'abcdefghij', 'abcdefghix-yy-zz', true],
  ])('knows how close is close enough: %s', (_, typed, slug, isOffered) => {
    expect(closestMatch(typed, [slug], String)).toBe(isOffered ? slug : undefined);
  });
});
