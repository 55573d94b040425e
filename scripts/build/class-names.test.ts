import { expect, it } from 'vitest';
import { shortName } from './class-names.ts';

it('names begin with the letters of their style sheet and end with its count', () => {
  const [first, second] = ['src/components/cards/DoctorCard.css.ts', 'src/components/elements/Button.css.ts'];
  const names = ['0', '1', 'z', '10'].map((count) => shortName({ hash: `19m2k${count}`, filePath: first }));
  expect(names.map((name) => name.slice(2))).toEqual(['0', '1', 'z', '10']);
  // In small letters, "fte" would be found in "::after".
  expect(shortName({ hash: '1ab0', filePath: second })).toMatch(/^[A-Z]{2}0$/);
  expect(shortName({ hash: '1ab0', filePath: second })).not.toBe(names[0]);
});

it('names of other packages keep their hash', () => {
  expect(shortName({ hash: '19m2k0', filePath: 'styles.css.ts' })).toBe('19m2k0');
});
