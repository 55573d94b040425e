import { afterEach, expect, it, vi } from 'vitest';
import { readBuildSettings } from './build-settings.ts';

afterEach(() => vi.unstubAllEnvs());

it('takes the settings of the site from the environment, and nothing else', () => {
  const settings = { VITE_SUPABASE_URL: 'https://harbor.supabase.co', HEADERS_REPORT_URL: '', DESK: 'yes' };
  for (const [name, value] of Object.entries({ ...settings, DESKTOP_SESSION: 'gnome', SECRET: 'x' })) {
    vi.stubEnv(name, value);
  }
  expect(readBuildSettings()).toMatchObject(settings);
  expect(Object.keys(readBuildSettings())).not.toContain('DESKTOP_SESSION');
  expect(Object.keys(readBuildSettings())).not.toContain('SECRET');
});
