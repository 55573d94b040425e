import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { buildSettingFaults } from './build-settings.ts';

const example = parseEnv(readFileSync('.env.example', 'utf8'));
const own = {
  VITE_SUPABASE_URL: 'https://harbor.supabase.co',
  VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_1',
};

describe('the settings of a build', () => {
  it('are those of the example file, filled in', () => {
    expect(Object.keys(example).sort()).toEqual(Object.keys(own).sort());
    expect(buildSettingFaults(own, example)).toEqual([]);
  });

  it.each(Object.keys(own))('are refused without %s', (name) => {
    expect(buildSettingFaults({ ...own, [name]: undefined }, example)).toEqual([`${name} is not set.`]);
  });

  it.each(Object.keys(own))("are refused with the example's %s", (name) => {
    const faults = buildSettingFaults({ ...own, [name]: example[name] }, example);
    expect(faults).toEqual([`${name} is still that of .env.example.`]);
  });

  it('are refused where one is invalid', () => {
    expect(buildSettingFaults({ ...own, VITE_SUPABASE_URL: 'harbor' }, example)).toEqual([
      expect.stringMatching(/^VITE_SUPABASE_URL must be an http or https address/),
    ]);
  });
});
