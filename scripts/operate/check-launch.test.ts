import { expect, it } from 'vitest';
import { openPoints, settingFaults } from './check-launch.ts';

it('finds what the content leaves open, with its lines', () => {
  const text = `/* TODO(owner): confirm */\n  host: 'https://a.example',\n  cost: null,
    nextReview: '2026-01-01',\n    priceCheckedOn: '2025-12-01',`;
  expect(openPoints('content/a.ts', text, '2026-01-01').map(([, line]) => line)).toEqual([
    'content/a.ts:1  /* TODO(owner): confirm */',
    "content/a.ts:2  host: 'https://a.example',",
    'content/a.ts:3  cost: null,',
    "content/a.ts:4  nextReview: '2026-01-01',",
  ]);
});

it('compares the settings of the function with the content', () => {
  const faults = settingFaults({ PRACTICE_PHONE: '1', SITE_ORIGINS: 'https://other.example', ALARM_WEBHOOK_URL: 'x' });
  expect(faults.filter((fault) => /^(?:PRACTICE_PHONE|SITE_ORIGINS|Nobody)/.test(fault))).toEqual([
    expect.stringContaining('PRACTICE_PHONE is "1", and the content says "'),
    expect.stringContaining('SITE_ORIGINS does not hold'),
  ]);
});
