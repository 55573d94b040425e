import { AuthClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { authUrlAt, startGateway } from '../../scripts/services/gateway.ts';
import { oneTimePassword } from '../../scripts/services/one-time-password.ts';
import type { LoopbackServer } from '../../scripts/services/site.ts';
import { backendForTests } from './support/backend.ts';
import { publishableKey } from './support/client.ts';
import { account, callDesk } from './support/desk.ts';

const backend = backendForTests();
const { database, inbox, use } = backend;
let gateway: LoopbackServer;

beforeAll(async () => {
  gateway = await startGateway({ port: 0, functionPort: 0, smtpPort: inbox.port, emails: [account] });
});

afterAll(() => gateway.stop());

beforeEach(async () => {
  await use({ AUTH_URL: authUrlAt(gateway.port) });
  await database.sql`delete from requests.staff`;
  await database.sql`insert into requests.staff (email) values (${account})`;
});

/** The account part of the Supabase client, which keeps nothing. */
const openClient = () =>
  new AuthClient({
    url: authUrlAt(gateway.port),
    headers: { apikey: publishableKey },
    persistSession: false,
    autoRefreshToken: false,
  });

type Client = InstanceType<typeof AuthClient>;

const requestCode = (client: Client, email = account) =>
  client.signInWithOtp({ email, options: { shouldCreateUser: false } });

async function signIn(): Promise<Client> {
  const client = openClient();
  inbox.mails.length = 0;
  expect(await requestCode(client)).toMatchObject({ error: null });
  const { email, recipients } = await inbox.waitFor('Your code');
  expect(recipients).toEqual([account]);
  const [token = ''] = /\d{6}/.exec(email.text ?? '') ?? [];
  expect(await client.verifyOtp({ email: account, token, type: 'email' })).toMatchObject({ error: null });
  return client;
}

async function deskStatus(client: Client): Promise<number> {
  const { data } = await client.getSession();
  return (await callDesk(backend.running.url, data.session?.access_token ?? '', { action: 'list' })).status;
}

it('a code from the mailbox opens the desk', async () => {
  expect(await deskStatus(await signIn())).toBe(200);
});

it('an address that nobody invited gets no code and no account', async () => {
  expect((await requestCode(openClient(), 'eve@example.com')).error?.code).toBe('otp_disabled');
  expect(inbox.mails).toEqual([]);
});

it('a code cannot be guessed', async () => {
  const client = openClient();
  await requestCode(client);
  const { email } = await inbox.waitFor('Your code');
  const [right = ''] = /\d{6}/.exec(email.text ?? '') ?? [];
  const wrong = right === '000000' ? '000001' : '000000';
  for (const token of [wrong, wrong, wrong, wrong, wrong, right]) {
    expect((await client.verifyOtp({ email: account, token, type: 'email' })).error?.code).toBe('otp_expired');
  }
});

it('a refresh token works once, and a stolen one no longer after signing out everywhere', async () => {
  const client = await signIn();
  const used = (await client.getSession()).data.session?.refresh_token ?? '';
  const refreshed = await client.refreshSession();
  expect(await deskStatus(client)).toBe(200);
  const stolen = refreshed.data.session?.refresh_token ?? '';
  expect((await openClient().refreshSession({ refresh_token: used })).error?.code).toBe('refresh_token_not_found');
  expect(await client.signOut({ scope: 'global' })).toEqual({ error: null });
  expect((await openClient().refreshSession({ refresh_token: stolen })).error?.code).toBe('refresh_token_not_found');
});

it('an account with a second factor needs it from now on', async () => {
  const client = await signIn();
  const { data: factor } = await client.mfa.enroll({ factorType: 'totp' });
  const factorId = factor?.id ?? '';
  const code = oneTimePassword(factor?.totp.secret ?? '');
  const wrong = code === '000000' ? '000001' : '000000';
  expect((await client.mfa.challengeAndVerify({ factorId, code: wrong })).error?.code).toBe('mfa_verification_failed');
  expect((await client.mfa.challengeAndVerify({ factorId, code })).error).toBe(null);
  expect(await deskStatus(client)).toBe(200);

  const again = await signIn();
  expect((await again.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal1',
    nextLevel: 'aal2',
  });
  expect(await deskStatus(again)).toBe(403);
  expect((await again.mfa.challengeAndVerify({ factorId, code })).error).toBe(null);
  expect(await deskStatus(again)).toBe(200);
});
