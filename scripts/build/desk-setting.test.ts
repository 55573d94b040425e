import { expect, it } from 'vitest';
import { readDeskSetting } from './desk-setting.ts';

it('leaves the desk out of a site without the setting', () => {
  for (const settings of [{}, { DESK: '' }, { DESK: 'no' }]) expect(readDeskSetting(settings)).toBe(false);
  expect(readDeskSetting({ DESK: 'yes' })).toBe(true);
});

it('refuses another value', () => {
  expect(() => readDeskSetting({ DESK: 'true' })).toThrow('DESK must be "yes" or "no". It is "true".');
});
