// @vitest-environment happy-dom
import { afterAll, expect, it } from 'vitest';
import { supabase } from './account-client.ts';

afterAll(() => supabase.auth.stopAutoRefresh());

it('a session is kept in the storage of the browser, and refreshed', async () => {
  const session = {
    access_token: 'token',
    refresh_token: 'refresh',
    token_type: 'bearer',
    expires_at: Date.now() / 1000 + 86_400,
    user: { id: 'patient' },
  };
  localStorage.setItem(Reflect.get(supabase.auth, 'storageKey'), JSON.stringify(session));
  expect((await supabase.auth.getSession()).data.session?.user.id).toBe('patient');
  expect(Reflect.get(supabase.auth, 'autoRefreshToken')).toBe(true);
});
