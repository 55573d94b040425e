import { expect, it } from 'vitest';
import { securityText } from './security-text.ts';

it('says where to report a vulnerability, for less than a year', () => {
  const owner = { securityContact: 'https://b.example/report', host: 'https://b.example' };
  const text = securityText(owner, new Date('2026-11-20T12:00:00Z'));
  expect(text).toMatch(/^Contact: https:\/\/b\.example\/report\n/);
  expect(text).toContain('Expires: 2027-10-20T12:00:00.000Z\n');
  expect(text).toContain('Canonical: https://b.example/.well-known/security.txt\n');
});
