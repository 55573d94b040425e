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
    ['therapy-ipl', 'ipl-therapy'],
    ['dmv', 'dmv-eye-exam'],
  ])('offers for %s the page %s', (typed, meant) => {
    expect(closestMatch(typed, services)).toBe(meant);
  });

  it.each(['', '-', 'wp-login', 'pizza', '🙂'])('offers nothing for %j', (typed) => {
    expect(closestMatch(typed, services)).toBeNull();
  });

  it('offers nothing for a text that is too long to be a slug', () => {
    expect(closestMatch(`dry-eye-treatment${'t'.repeat(80)}`, services)).toBeNull();
  });

  it('offers nothing when there is nothing to offer', () => {
    expect(closestMatch('dry-eye-therapy', [])).toBeNull();
  });

  it('finds an exact slug', () => {
    for (const slug of services) expect(closestMatch(slug, services)).toBe(slug);
  });
});
