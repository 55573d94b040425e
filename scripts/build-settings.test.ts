import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { buildSettingFaults, readHeaderSettings } from './build-settings.ts';

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

describe('the settings for the headers', () => {
  it('have defaults, also where they are empty', () => {
    const defaults = { hstsSubdomains: false, reportUrl: null };
    expect(readHeaderSettings({})).toEqual(defaults);
    expect(readHeaderSettings({ HEADERS_HSTS_SUBDOMAINS: '', HEADERS_REPORT_URL: '' })).toEqual(defaults);
  });

  it('are read', () => {
    const settings = { HEADERS_HSTS_SUBDOMAINS: 'yes', HEADERS_REPORT_URL: 'https://reports.example/policy?a=b' };
    const expected = { hstsSubdomains: true, reportUrl: 'https://reports.example/policy?a=b' };
    expect(readHeaderSettings(settings)).toEqual(expected);
  });

  it.each([
    ['HEADERS_HSTS_SUBDOMAINS', 'true'],
    ['HEADERS_REPORT_URL', 'http://reports.example'],
    ['HEADERS_REPORT_URL', "https://reports.example; script-src 'unsafe-inline'"],
    ['HEADERS_REPORT_URL', 'https://'],
  ])('are refused where %s is %s', (name, value) => {
    expect(buildSettingFaults({ ...own, [name]: value }, example)).toEqual([
      expect.stringContaining(`${name} must be`),
    ]);
  });
});
