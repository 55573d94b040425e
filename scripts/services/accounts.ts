import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, jwtVerify, SignJWT } from 'jose';
import { createTransport } from 'nodemailer';
import { oneTimePassword } from './one-time-password.ts';

interface Account {
  id: string;
  email: string;
  factors: { id: string; factor_type: 'totp'; status: 'unverified' | 'verified'; secret: string }[];
}

interface Session {
  id: string;
  account: Account;
  methods: readonly string[];
}

/** A call of the account client. */
export interface AccountsCall {
  method: string;
  /** Below `/auth/v1`. */
  path: string;
  scope: string | null;
  accessToken: string;
  body: Readonly<Record<string, string>>;
}

/** A refusal, with a code of Supabase Auth. */
export class AccountsError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
  ) {
    super(code);
  }
}

const [triesOfCode, secondsOfToken] = [5, 3600];
const now = (): number => Math.floor(Date.now() / 1000);

/**
 * Stands in for Supabase Auth, which needs containers, for `npm start` and tests: as much of its protocol as the account
 * client speaks. It mails its codes.
 * @param authUrl the issuer of its tokens
 * @param emails the accounts, which an operator would have invited
 */
export async function createAccounts(authUrl: () => string, smtpPort: number, emails: readonly string[]) {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const key = { ...(await exportJWK(publicKey)), kid: 'local', alg: 'ES256', use: 'sig' };
  const accounts = emails.map((email): Account => ({ id: randomUUID(), email, factors: [] }));
  const codes = new Map<string, { code: string; tries: number }>();
  /** By refresh token, which is used once. */
  const sessions = new Map<string, Session>();
  const mailer = createTransport({ host: '127.0.0.1', port: smtpPort, ignoreTLS: true });

  const userOf = ({ factors, ...account }: Account) => ({
    ...{ ...account, aud: 'authenticated', role: 'authenticated', app_metadata: {}, user_metadata: {} },
    factors: factors.map(({ secret: _, ...factor }) => factor),
  });

  async function tokensOf(session: Session) {
    const { id, account, methods } = session;
    const refresh_token = randomBytes(9).toString('base64url');
    sessions.set(refresh_token, session);
    const access_token = await new SignJWT({
      ...{ email: account.email, role: 'authenticated', session_id: id },
      aal: methods.includes('totp') ? 'aal2' : 'aal1',
      amr: methods.map((method) => ({ method, timestamp: now() })),
    })
      .setProtectedHeader({ alg: 'ES256', kid: key.kid })
      .setIssuer(authUrl())
      .setAudience('authenticated')
      .setSubject(account.id)
      .setExpirationTime(now() + secondsOfToken)
      .sign(privateKey);
    return { access_token, refresh_token, token_type: 'bearer', expires_in: secondsOfToken, user: userOf(account) };
  }

  async function sessionOf(token: string): Promise<Session> {
    const id = await jwtVerify(token, publicKey).then(
      ({ payload }) => payload.session_id,
      () => null,
    );
    const session = [...sessions.values()].find((one) => one.id === id);
    if (session === undefined) throw new AccountsError(403, 'session_not_found');
    return session;
  }

  async function sendCode(email = '') {
    if (!emails.includes(email)) throw new AccountsError(422, 'otp_disabled');
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    codes.set(email, { code, tries: 0 });
    const text = `Your code is ${code}. If you did not ask for it, do nothing.`;
    await mailer.sendMail({ from: 'accounts@localhost', to: email, subject: 'Your code for the desk', text });
    return {};
  }

  function verifyCode(email = '', code = '') {
    const account = accounts.find((one) => one.email === email);
    const sent = codes.get(email);
    if (sent) sent.tries += 1;
    if (!account || sent?.code !== code || sent.tries > triesOfCode) throw new AccountsError(403, 'otp_expired');
    codes.delete(email);
    return tokensOf({ id: randomUUID(), account, methods: ['otp'] });
  }

  function refresh(token = '') {
    const session = sessions.get(token);
    if (session === undefined) throw new AccountsError(400, 'refresh_token_not_found');
    sessions.delete(token);
    return tokensOf(session);
  }

  function signOut(ended: Session, scope: string | null): void {
    for (const [token, { id, account }] of sessions)
      if (id === ended.id || (scope === 'global' && account === ended.account)) sessions.delete(token);
  }

  function enroll({ account }: Session) {
    const [id, secret] = [randomUUID(), randomBytes(20).toString('hex')];
    account.factors.push({ id, factor_type: 'totp', status: 'unverified', secret });
    // An empty picture in place of the QR code: here, the secret is copied.
    return { id, type: 'totp', totp: { qr_code: '<svg xmlns="http://www.w3.org/2000/svg"/>', secret, uri: '' } };
  }

  function verifyFactor(session: Session, id: string, code = '') {
    const factor = session.account.factors.find((one) => one.id === id);
    const passwords = [-1, 0, 1].map((steps) => factor && oneTimePassword(factor.secret, steps));
    if (!factor || !passwords.includes(code)) throw new AccountsError(422, 'mfa_verification_failed');
    factor.status = 'verified';
    return tokensOf({ ...session, methods: ['otp', 'totp'] });
  }

  /** Answers a call as Supabase Auth does; undefined is an answer without content. */
  return async ({ method, path, scope, accessToken, body }: AccountsCall): Promise<unknown> => {
    if (path === '/.well-known/jwks.json') return { keys: [key] };
    if (path === '/settings') return { disable_signup: true, mailer_autoconfirm: false };
    if (path === '/otp') return sendCode(body.email);
    if (path === '/verify') return verifyCode(body.email, body.token);
    if (path === '/token') return refresh(body.refresh_token);
    const session = await sessionOf(accessToken);
    const [, id = '', action] = path.match(/^\/factors\/([\w-]+)(?:\/(\w+))?$/) ?? [];
    if (path === '/logout') return signOut(session, scope);
    if (path === '/user') return userOf(session.account);
    if (path === '/factors') return enroll(session);
    if (action === 'challenge') return { id: randomUUID(), type: 'totp', expires_at: now() + 300 };
    if (action === 'verify') return verifyFactor(session, id, body.code);
    throw new AccountsError(404, `${method} ${path} is not part of this`);
  };
}
