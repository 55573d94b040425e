import { expect, it } from 'vitest';
import { baseCurveWarning, diameterWarning, powerWarning, prescriptionDateWarning } from './warnings.ts';

it.each(['', '-2.50', '+1.25', '0', 'Plano', 'pl', '−3.00 D', '- 2.25', '1,75'])(
  'finds the power %j usual',
  (power) => {
    expect(powerWarning(power)).toBeNull();
  },
);

it.each(['-2.60', '-250', 'strong', '31'])('doubts the power %j', (power) => {
  expect(powerWarning(power)).toMatch(/check it/);
});

it('doubts base curves and diameters outside the usual', () => {
  expect(baseCurveWarning('8.6')).toBeNull();
  expect(baseCurveWarning('')).toBeNull();
  expect(baseCurveWarning('14.2')).toMatch(/check it/);
  expect(baseCurveWarning('steep')).toMatch(/check it/);
  expect(diameterWarning('14.2 mm')).toBeNull();
  expect(diameterWarning('')).toBeNull();
  expect(diameterWarning('8,6 cm')).toMatch(/check it/);
  expect(diameterWarning('142')).toMatch(/check it/);
});

it('doubts a prescription that is old, from the future or without a date', () => {
  expect(prescriptionDateWarning('', '2026-11-20')).toBeNull();
  expect(prescriptionDateWarning('11/20/2025', '2026-11-20')).toBeNull();
  expect(prescriptionDateWarning('11/19/2025', '2026-11-20')).toMatch(/more than a year old/);
  expect(prescriptionDateWarning('11/21/2026', '2026-11-20')).toMatch(/in the future/);
  expect(prescriptionDateWarning('last spring', '2026-11-20')).toBe(
    'A date usually looks like 8/22/2026. Please check it.',
  );
  expect(prescriptionDateWarning('1.12.2026', '2026-11-20')).toMatch(/^Do you mean January 12 or December 1\?/);
  expect(prescriptionDateWarning('12/1', '2026-11-20')).toBeNull();
});
