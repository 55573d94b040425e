import { expect, it } from 'vitest';
import { particulars } from '#content/particulars.data.ts';
import { readContent } from '#content/read.ts';
import type { Doctor, Sign } from '#content/schema/entries.ts';
import {
  emptyDoctorFacts,
  emptyParticulars,
  openPoints,
  report,
  settingFaults,
  signsToConfirm,
} from './check-launch.ts';

it('finds what the content leaves open, with its lines', () => {
  const text = `{\n  "host": "https://a.example",\n  "cost": null,
    "nextReview": "2026-01-01",\n    "priceCheckedOn": "2025-12-01",\n    "reviewedBy": null }`;
  expect(openPoints('content/a.json', text, '2026-01-01').map(({ line, isLater }) => [line, isLater])).toEqual([
    ['content/a.json:2  "host": "https://a.example",', false],
    ['content/a.json:6  "reviewedBy": null }', false],
    ['content/a.json:3  "cost": null,', true],
    ['content/a.json:4  "nextReview": "2026-01-01",', true],
  ]);
});

it.each([
  ['null', 1],
  ['"2026-01-02"', 1],
  ['"2026-01-03"', 0],
])('asks for the day of a rating, and for a new look after six months: %s', (asOf, count) => {
  const points = openPoints('content/profiles.json', `"asOf": ${asOf},`, '2026-07-04');
  expect(points.map(({ isLater }) => isLater)).toEqual(Array(count).fill(false));
});

it('says that the practice cannot open without some particulars, and lists the others', () => {
  const filledIn = { ...particulars, plansAccepted: ['Harbor Vision'], legalName: 'Harbor Eye LLC', entrance: null };
  const points = emptyParticulars({ ...filledIn, privacyNoticeEffective: null });
  expect(points).toContainEqual({
    heading: 'To fill in (content/particulars.json)',
    line: 'privacyNoticeEffective: the notice needs the day on which it takes effect (45 CFR 164.520)',
    isLater: false,
  });
  expect(points.find(({ line }) => line === 'entrance')?.isLater).toBe(true);
  expect(points.filter(({ line }) => /^(?:plansAccepted|legalName)\b/.test(line))).toEqual([]);
});

it.each([
  ['plansAccepted', false],
  ['nearestHospital', false],
  ['usualPrices', true],
  ['nextVisit', true],
  ['glassesReady', true],
])('lists %s while it is empty; that it can wait is %s', (name, isLater) => {
  const points = emptyParticulars({ ...particulars, [name]: null });
  expect(points.filter(({ line }) => line.split(':')[0] === name).map((point) => point.isLater)).toEqual([isLater]);
});

it('lists the days and schools of doctors that are empty, for later', () => {
  const [doctor] = readContent().doctors;
  if (!doctor) throw new Error('There is no doctor');
  const ann: Doctor = { ...doctor, id: 'dr-ann-lee', days: null, doctorate: { degree: 'Doctor', school: null } };
  const bob: Doctor = { ...ann, id: 'dr-bob-ray', days: ['Monday'] };
  expect(emptyDoctorFacts([ann, bob]).map(({ line, isLater }) => [line, isLater])).toEqual([
    ['content/doctors/dr-ann-lee.json  days', true],
    ['content/doctors/dr-ann-lee.json  school', true],
    ['content/doctors/dr-bob-ray.json  school', true],
  ]);
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
