import { describe, expect, it, vi } from 'vitest';
import { readEnvironment } from './environment.ts';

describe('the environment', () => {
  it('defaults to the local services, and trims values and trailing slashes', () => {
    expect(readEnvironment({})).toEqual({
      supabaseUrl: 'http://127.0.0.1:54321',
      supabasePublishableKey: 'local-publishable-key',
    });
    expect(readEnvironment({ VITE_SUPABASE_URL: ' https://project.supabase.co/ ' }).supabaseUrl).toBe(
      'https://project.supabase.co',
    );
  });

  it('needs only the URL constructor', () => {
    class PlainURL extends URL {
      static override canParse = undefined as never;
      static override parse = undefined as never;
    }
    vi.stubGlobal('URL', PlainURL);
    expect(readEnvironment({}).supabaseUrl).toBe('http://127.0.0.1:54321');
    expect(() => readEnvironment({ VITE_SUPABASE_URL: 'project' })).toThrow(/^VITE_SUPABASE_URL must be/);
  });

  it.each([
    ['an address of another kind', 'VITE_SUPABASE_URL', 'ftp://project.supabase.co', 'must be'],
    ['http at a name like localhost', 'VITE_SUPABASE_URL', 'http://localhost.example', 'may be http'],
    ['an empty address', 'VITE_SUPABASE_URL', ' ', 'is set but empty'],
    ['a place for a region', 'VITE_SUPABASE_REGION', 'Virginia', 'must be'],
    ['a key with spaces', 'VITE_SUPABASE_PUBLISHABLE_KEY', 'a b', 'must be'],
    ['a secret key', 'VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_secret_abc', 'holds a secret'],
  ])('refuses %s and names the setting', (_what, name, value, words) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(new RegExp(`^${name} ${words}`));
  });
});
