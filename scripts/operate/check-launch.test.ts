import { expect, it } from 'vitest';
import { particulars } from '#content/particulars.data.ts';
import type { Sign } from '#content/schema/entries.ts';
import { emptyParticulars, openPoints, report, settingFaults, signsToConfirm } from './check-launch.ts';

const open = (content: unknown, today = '2026-07-04') =>
  openPoints('content/a.json', content, today).map(({ line, isLater }) => [
    line.replace('content/a.json  ', ''),
    isLater,
  ]);

it('finds what the content leaves open, with its place', () => {
  const topic = { sources: [{ checkedOn: null }, { checkedOn: '2026-01-01' }], review: { reviewedBy: null } };
  expect(open({ host: 'https://a.example', cost: null, phone: '(212) 555-0109', topic })).toEqual([
    ['host', false],
    ['cost', true],
    ['phone', false],
    ['topic.sources.0.checkedOn', true],
    ['topic.review.reviewedBy', false],
  ]);
  expect(open({ doctor: { days: null, doctorate: { school: null } } })).toEqual([
    ['doctor.days', true],
    ['doctor.doctorate.school', true],
  ]);
});

it.each([
  [{ asOf: null }, [['asOf', false]]],
  [{ asOf: '2026-01-02' }, [['asOf', false]]],
  [{ asOf: '2026-01-03' }, []],
  [{ nextReview: '2026-07-04' }, [['nextReview', true]]],
  [{ nextReview: '2026-07-05' }, []],
  [{ amazonLink: 'https://shop.test/', price: '$9.99' }, [['amazonLink', true]]],
  [{ amazonLink: 'https://shop.test/', priceCheckedOn: '2026-04-05' }, [['priceCheckedOn', true]]],
  [{ amazonLink: 'https://shop.test/', priceCheckedOn: '2026-04-06' }, []],
  [{ what: 'Eye exam', price: '$120' }, []],
])('knows when a day is missing or too long ago: %j', (content, points) => {
  expect(open(content)).toEqual(points);
});

it('says that the practice cannot open without some particulars, and lists the others', () => {
  const filledIn = { ...particulars, plansAccepted: ['Harbor Vision'], legalName: 'Harbor Eye LLC', entrance: null };
  const points = emptyParticulars({ ...filledIn, privacyNoticeEffective: null });
  expect(points).toContainEqual({
    heading: 'To fill in',
    line: 'content/particulars.json  privacyNoticeEffective: the notice needs the day on which it takes effect (45 CFR 164.520)',
    isLater: false,
  });
  expect(points.find(({ line }) => line === 'content/particulars.json  entrance')?.isLater).toBe(true);
  expect(points.filter(({ line }) => /(?:plansAccepted|legalName)\b/.test(line))).toEqual([]);
});

it.each([
  ['prices.json', 'plansAccepted', false],
  ['particulars.json', 'nearestHospital', false],
  ['prices.json', 'usualPrices', true],
  ['prices.json', 'nextVisit', true],
  ['prices.json', 'framesFrom', true],
  ['prices.json', 'glassesReady', true],
  ['prices.json', 'lensOrders', true],
])('lists an empty field of %s, %s; that it can wait is %s', (file, name, isLater) => {
  const points = emptyParticulars({ ...particulars, [name]: null });
  const ofField = points.filter(({ line }) => line.split(':')[0] === `content/${file}  ${name}`);
  expect(ofField.map((point) => point.isLater)).toEqual([isLater]);
});

it('lists what an optometrist has to confirm about warning signs', () => {
  const sign: Sign = {
    id: 'fog',
    words: 'Sudden fog',
    audience: 'everyone',
    urgency: '911',
    source: 'fog',
  };
  expect(signsToConfirm([sign, { ...sign, toConfirm: 'An emergency room may do.' }])).toEqual([
    {
      heading: 'Warning signs for an optometrist to confirm',
      line: 'fog (911): An emergency room may do.',
      isLater: false,
    },
  ]);
});

it('ends with how much is left before the practice opens, and later', () => {
  const points = [
    { heading: 'Costs', line: 'a', isLater: true },
    { heading: 'Plans', line: 'b', isLater: false },
    { heading: 'Costs', line: 'c', isLater: true },
  ];
  expect(report(points)).toBe('Plans (1)\n  b\n\nCosts (2)\n  a\n  c\n\nBefore you open: 1. Later: 2.');
});

it('compares the settings of the function with the content', () => {
  const faults = settingFaults({
    OFFICE_EMAIL: 'a@b.example',
    SITE_ORIGINS: 'https://other.example',
    ALARM_WEBHOOK_URL: 'x',
  });
  expect(faults.filter((fault) => /^(?:OFFICE_EMAIL|SITE_ORIGINS|Nobody)/.test(fault))).toEqual([
    expect.stringContaining('OFFICE_EMAIL is "a@b.example", and the content says "'),
    expect.stringContaining('SITE_ORIGINS does not hold'),
  ]);
});
