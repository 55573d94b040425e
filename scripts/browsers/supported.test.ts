import { expect, it } from 'vitest';
import { buildTargets, featureAt, lackedBy, supportedBrowsers } from './supported.ts';

it('reads the oldest version of each browser out of a list', () => {
  const browsers = supportedBrowsers(['chrome >= 109', 'ios_saf >= 16.0']);
  expect(browsers).toEqual([
    { name: 'ios_saf', version: '16.0' },
    { name: 'chrome', version: '109' },
  ]);
  expect(buildTargets(browsers)).toEqual(['ios16.0', 'chrome109']);
});

it('refuses a browser that no check knows', () => {
  expect(() => supportedBrowsers(['op_mini all'])).toThrow('op_mini');
});

it('compares versions as numbers', () => {
  const lookbehind = featureAt('javascript', 'regular_expressions', 'lookbehind_assertion');
  const lacking = (version: string) => lackedBy(lookbehind, [{ name: 'safari', version }]);
  expect(['9.1', '16.3', '16.4', '16.10', '26'].map((version) => lacking(version).length)).toEqual([1, 1, 0, 0, 0]);
});
