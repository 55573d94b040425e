import { expect, it } from 'vitest';
import {
  baseCurvesQuestion,
  baseCurveWarning,
  diameterWarning,
  likelyEmail,
  powersQuestion,
  powerWarning,
  prescriptionDateWarning,
} from './warnings.ts';

it.each([
  ...['gmail.con', 'gmial.com', 'gmial.con', 'gmail..com', 'gmailcom', 'gmail,com', 'gmail.co', 'gmail.cm', 'gmai.com'],
  ...['gmaill.com', 'gnail.com', 'gamil.com', 'gmail.comm', 'gmail.om', 'gmail', 'GMAIL.CON ', 'gmail. .com'],
])('takes jane@%s for a slip of jane@gmail.com', (domain) => {
  expect(likelyEmail(`Jane@${domain}`)).toBe('jane@gmail.com');
});

/** An address that is no slip. */
const addressAt = (domain: string) => [`jane@${domain}`, null] as const;

it.each<readonly [string, string | null]>([
  ['jane@hotnail.com', 'jane@hotmail.com'],
  ['jane@yaho.com', 'jane@yahoo.com'],
  ['jane@yahoo.co', 'jane@yahoo.com'],
  ['jane@iclould.com', 'jane@icloud.com'],
  ['jane@outlok.con', 'jane@outlook.com'],
  ['jane@aol.con', 'jane@aol.com'],
  ['jane@verizon.met', 'jane@verizon.net'],
  ['jane@lake-office.con', 'jane@lake-office.com'],
  ['jane@lake..office.com', 'jane@lake.office.com'],
  ['jane..doe@gmail.com', 'jane.doe@gmail.com'],
  ...['', 'jane', '@gmail.con', 'jane@', 'a@b@gmail.con'].map((address) => [address, null] as const),
  ...[
    'gmail.com',
    'mail.com',
    'ymail.com',
    'yahoo.fr',
    'yahoo.co.uk',
    'hotmail.it',
    'live.ca',
    'love.com',
    'atr.net',
    'gmx.de',
  ].map(addressAt),
  ...[
    'mail.ru',
    'wp.pl',
    'x.co',
    'example.com',
    'companion.con.example',
    'x.com.com',
    'proton.me',
    'qq.com',
    'com.net',
  ].map(addressAt),
])('thinks of %j that it is a slip of %j', (address, meant) => {
  expect(likelyEmail(address)).toBe(meant);
});

it.each([
  ...['', ' ', '-2.50', '+1.25', '0', 'Plano', 'pl', ' PLANO ', '−3.00 D', '- 2.25', '-1,75', '–1.00', '-3.00 DS'],
  ...['-12.50D', '+30', '-30', '-2.50 sph', '—2.50', '－２．５０', 'OD -2.50', 'o.s. +1.00', 'Right eye: -2.50'],
  ...['-.75', 'OD plano'],
])('finds the power %j usual', (power) => {
  expect(powerWarning(power)).toBeNull();
});

const againstPrescription = 'Please check it against the prescription.';

it.each([
  ['-2.60', 'Powers usually come in steps of 0.25.'],
  ['30.25', 'Powers usually lie between -30.00 and +30.00.'],
  ['-250', 'Powers usually lie between -30.00 and +30.00.'],
  ...['strong', 'plano lens', 'about pl', 'x1.25', '1.25x', '--1', '-  1', '1.25 mm d', '1 2', 'OD'].map((power) => [
    power,
    'A power usually looks like -2.50 or +1.25.',
  ]),
])('doubts the power %j', (power, why) => {
  expect(powerWarning(power)).toBe(`${why} ${againstPrescription}`);
});

it.each([
  ...['2.50', '2,50 D', 'OD 2.50', '.75', '2.60'].map((power) => [power, 'Plus or minus? Most powers have a sign: ']),
  ...['-2.50 -0.75 x 180', '-2.50/-0.75x180', '+1.00 −0.50 × 90°', '-2.50 -0.75', '-2.50 @ 90', '-2.50 cyl -0.75'].map(
    (power) => [power, 'This has a cylinder or an axis, like a prescription for glasses. '],
  ),
])('says of the power %j what it lacks or has too much: %s', (power, words) => {
  expect(powerWarning(power ?? '')).toMatch(new RegExp(`^${words?.replace('?', '\\?')}`));
});

it.each([
  ['-4.00', '+4.00', /^One eye is plus and the other minus\./],
  ['-4.00', 'OS -4', /^Both eyes have the same power\./],
  ['-4.00', '-3.75', /^null$/],
  ['plano', '+1', /^null$/],
  ['0', '-1', /^null$/],
  ['', '-1', /^null$/],
])('asks about %j beside %j: %s', (right, left, words) => {
  expect(String(powersQuestion(right, left))).toMatch(words);
});

it('asks about base curves that differ', () => {
  expect(baseCurvesQuestion('8.4', '8.8 mm')).toMatch(/^The eyes have different base curves\./);
  for (const left of ['8.40', '', 'steep']) expect(baseCurvesQuestion('8.4', left)).toBeNull();
});

it.each([
  [
    baseCurveWarning,
    'A base curve is usually between 7.0 and 10.0, for example 8.6.',
    ['', ' ', '7', ' 8.6mm ', '10'],
    ['6.9', '10.1', 'steep'],
  ],
  [
    diameterWarning,
    'A diameter is usually between 8.0 and 18.0, for example 14.2.',
    ['', ' ', '8', '14.2 mm', '18'],
    ['7.9', '142', '8,6 cm'],
  ],
])('finds lengths usual, or doubts them: %o, %s', (warningOf, words, usual, doubtful) => {
  for (const length of usual) expect([length, warningOf(length)]).toEqual([length, null]);
  for (const length of doubtful) expect(warningOf(length)).toBe(`${words} ${againstPrescription}`);
});

it.each([
  ['', null],
  [' ', null],
  ['11/20/2025', null],
  ['11/20/2026', null],
  ['12/1', null],
  ['Tuesday', 'A date usually looks like 8/22/2026. Please check it.'],
  ['last spring', 'A date usually looks like 8/22/2026. Please check it.'],
  ['11/19/2025', 'This prescription is more than a year old. You may need a new exam; we will tell you.'],
  ['11/21/2026', `This date is in the future. ${againstPrescription}`],
])('says of the prescription date %j: %s', (date, warning) => {
  expect(prescriptionDateWarning(date, '2026-11-20')).toEqual(warning);
});
