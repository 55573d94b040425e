import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll } from 'vitest';
import type { DeskCall } from '#contract/desk.ts';
import { type LoopbackServer, listenOnLoopback } from '../../../scripts/services/site.ts';
import { publishableKey, siteOrigin } from './client.ts';
import { freePort } from './ports.ts';

/** The account of the office in these tests. */
export const account = 'ana@optometry.example';

/** Calls the desk of a function as its page does. */
export const callDesk = (url: string, token: string, call: DeskCall): Promise<Response> =>
  fetch(`${url}/desk`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Origin: siteOrigin,
      apikey: publishableKey,
      Authorization: `Bearer ${token}`,
    },
    body: JSON.stringify(call),
  });

/** A project's public keys, and tokens of its accounts. In place of Supabase Auth, so that tests can forge tokens. */
export function keysForTests() {
  const keys = { authUrl: '', isDown: false };
  let pair: Awaited<ReturnType<typeof generateKeyPair>>;
  let server: LoopbackServer;
  let published = {};

  beforeAll(async () => {
    pair = await generateKeyPair('ES256');
    published = { ...(await exportJWK(pair.publicKey)), kid: 'one', alg: 'ES256' };
    server = await listenOnLoopback(await freePort(), (_request, response) => {
      response.writeHead(keys.isDown ? 500 : 200).end(JSON.stringify({ keys: [published] }));
    });
    keys.authUrl = `http://127.0.0.1:${server.port}/auth/v1`;
  });
  afterAll(() => server.stop());

  const claims = (changed: JWTPayload = {}): JWTPayload => ({
    iss: keys.authUrl,
    aud: 'authenticated',
    exp: Math.floor(Date.now() / 1000) + 60,
    email: account,
    role: 'authenticated',
    aal: 'aal1',
    amr: [{ method: 'otp' }],
    ...changed,
  });

  /** A token with these claims, by default a valid one of {@link account}. */
  const token = (changed: JWTPayload = {}, key: Parameters<SignJWT['sign']>[0] = pair.privateKey, alg = 'ES256') =>
    new SignJWT(claims(changed)).setProtectedHeader({ alg, kid: 'one' }).sign(key);

  return Object.assign(keys, { claims, token, published: () => JSON.stringify(published) });
}
