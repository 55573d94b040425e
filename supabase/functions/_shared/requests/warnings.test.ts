import { expect, it } from 'vitest';
import { baseCurveWarning, diameterWarning, powerWarning, prescriptionDateWarning } from './warnings.ts';

it('finds these powers usual', () => {
  const powers = [
    '',
    ' ',
    '-2.50',
    '+1.25',
    '0',
    'Plano',
    'pl',
    ' PLANO ',
    '−3.00 D',
    '- 2.25',
    '1,75',
    '–1.00',
    '-3.00 DS',
  ];
  for (const power of [...powers, '-12.50D', '+30', '-30']) expect([power, powerWarning(power)]).toEqual([power, null]);
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
  [baseCurveWarning, 'A base curve is usually between 7.0 and 10.0, for example 8.6.', ['', ' ', '7', ' 8.6mm ', '10']],
  [diameterWarning, 'A diameter is usually between 8.0 and 18.0, for example 14.2.', ['', ' ', '8', '14.2 mm', '18']],
])('finds these lengths usual: %o, %s', (warningOf, _words, lengths) => {
  for (const length of lengths) expect([length, warningOf(length)]).toEqual([length, null]);
});

it.each([
  [baseCurveWarning, 'A base curve is usually between 7.0 and 10.0, for example 8.6.', ['6.9', '10.1', 'steep']],
  [diameterWarning, 'A diameter is usually between 8.0 and 18.0, for example 14.2.', ['7.9', '142', '8,6 cm']],
])('doubts these lengths: %o, %s', (warningOf, words, lengths) => {
  for (const length of lengths) expect(warningOf(length)).toBe(`${words} ${againstPrescription}`);
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
