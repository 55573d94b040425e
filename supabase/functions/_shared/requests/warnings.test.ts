import { expect, it } from 'vitest';
import { baseCurveWarning, diameterWarning, powerWarning, prescriptionDateWarning } from './warnings.ts';

it.each([
  '',
  '-2.50',
  '+1.25',
  '0',
  'Plano',
  'pl',
  '−3.00 D',
  '- 2.25',
  '1,75',
  ' ',
  ' PLANO ',
  '–1.00',
  '-3.00 DS',
  '-12.50D',
  '+30',
  '-30',
])('finds the power %j usual', (power) => {
  expect(powerWarning(power)).toBeNull();
});

const againstPrescription = 'Please check it against the prescription.';

it.each([
  ['-2.60', 'Powers usually come in steps of 0.25.'],
  ['30.25', 'Powers usually lie between -30.00 and +30.00.'],
  ['-250', 'Powers usually lie between -30.00 and +30.00.'],
  ...['strong', 'plano lens', 'about pl', 'x1.25', '1.25x', '1.', '--1', '-  1', '1.25 mm d', '1 2', '1−2'].map(
    (power) => [power, 'A power usually looks like -2.50 or +1.25.'],
  ),
])('doubts the power %j', (power, why) => {
  expect(powerWarning(power)).toBe(`${why} ${againstPrescription}`);
});

it.each([
  ['', true],
  [' ', true],
  ['7', true],
  ['8.6', true],
  [' 8.6mm ', true],
  ['10', true],
  ['6.9', false],
  ['10.1', false],
  ['steep', false],
])('finds the base curve %j usual: %s', (curve, isUsual) => {
  expect(baseCurveWarning(curve)).toBe(
    isUsual ? null : `A base curve is usually between 7.0 and 10.0, for example 8.6. ${againstPrescription}`,
  );
});

it.each([
  ['', true],
  [' ', true],
  ['8', true],
  ['14.2 mm', true],
  ['18', true],
  ['7.9', false],
  ['142', false],
  ['8,6 cm', false],
])('finds the diameter %j usual: %s', (diameter, isUsual) => {
  expect(diameterWarning(diameter)).toBe(
    isUsual ? null : `A diameter is usually between 8.0 and 18.0, for example 14.2. ${againstPrescription}`,
  );
});

it('doubts a prescription that is old, from the future or without a date', () => {
  for (const none of ['', ' ']) expect(prescriptionDateWarning(none, '2026-11-20')).toBeNull();
  expect(prescriptionDateWarning('11/20/2025', '2026-11-20')).toBeNull();
  expect(prescriptionDateWarning('11/20/2026', '2026-11-20')).toBeNull();
  expect(prescriptionDateWarning('Tuesday', '2026-11-20')).toMatch(/^A date usually looks like/);
  expect(prescriptionDateWarning('11/19/2025', '2026-11-20')).toBe(
    'This prescription is more than a year old. You may need a new exam; we will tell you.',
  );
  expect(prescriptionDateWarning('11/21/2026', '2026-11-20')).toBe(
    'This date is in the future. Please check it against the prescription.',
  );
  expect(prescriptionDateWarning('last spring', '2026-11-20')).toBe(
    'A date usually looks like 8/22/2026. Please check it.',
  );
  expect(prescriptionDateWarning('1.12.2026', '2026-11-20')).toMatch(/^Do you mean January 12 or December 1\?/);
  expect(prescriptionDateWarning('12/1', '2026-11-20')).toBeNull();
});
