// @vitest-environment happy-dom
import { AuthApiError, AuthRetryableFetchError } from '@supabase/supabase-js';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as account from './account.ts';
import { supabase } from './account-client.ts';

vi.mock('./account-client.ts', () => ({
  supabase: {
    auth: {
      getSession: vi.fn(),
      refreshSession: vi.fn(),
      signInWithOtp: vi.fn(),
      verifyOtp: vi.fn(),
      signOut: vi.fn(),
      onAuthStateChange: vi.fn(),
      mfa: {
        getAuthenticatorAssuranceLevel: vi.fn(),
        listFactors: vi.fn(),
        enroll: vi.fn(),
        unenroll: vi.fn(),
        challengeAndVerify: vi.fn(),
      },
    },
  },
}));

const auth = vi.mocked(supabase.auth);
const mfa = vi.mocked(supabase.auth.mfa);

const refused = new AuthApiError('Token has expired or is invalid', 403, 'otp_expired');
const tooMany = new AuthApiError('Too many codes', 429, 'over_email_send_rate_limit');
const broken = new AuthApiError('Something went wrong', 500, 'unexpected_failure');
const lost = new AuthRetryableFetchError('Failed to fetch', 0);

const levels = (currentLevel: 'aal1' | 'aal2' | null, nextLevel: 'aal1' | 'aal2' | null = currentLevel) =>
  mfa.getAuthenticatorAssuranceLevel.mockResolvedValue({
    data: { currentLevel, nextLevel, currentAuthenticationMethods: [] },
    error: null,
  });

/** What a call of Supabase Auth resolves to. */
const ends = (data: object, error: Error | null = null) => ({ data, error }) as never;

const factor = (id: string) => ({ id, factor_type: 'totp' }) as const;

beforeEach(() => void levels('aal1'));

describe('the session', () => {
  it.each([
    [null, null, 'signedOut'],
    ['aal1', 'aal1', 'signedIn'],
    ['aal2', 'aal2', 'signedIn'],
    ['aal1', 'aal2', 'secondFactor'],
  ] as const)('with the level %s, next %s, is %s', async (current, next, access) => {
    levels(current, next);
    await expect(account.findAccess()).resolves.toBe(access);
  });

  it('that can no longer be refreshed is over, and one without an answer is unknown', async () => {
    mfa.getAuthenticatorAssuranceLevel.mockResolvedValueOnce(ends({}, refused));
    await expect(account.findAccess()).resolves.toBe('signedOut');
    mfa.getAuthenticatorAssuranceLevel.mockResolvedValueOnce(ends({}, lost));
    await expect(account.findAccess()).rejects.toThrow(lost);
  });

  it('has a token, which can be renewed', async () => {
    auth.getSession.mockResolvedValueOnce(ends({ session: { access_token: 'first' } }));
    await expect(account.accessToken()).resolves.toBe('first');
    auth.getSession.mockResolvedValueOnce(ends({ session: null }));
    await expect(account.accessToken()).resolves.toBeNull();
    auth.getSession.mockResolvedValueOnce(ends({ session: null }, lost));
    await expect(account.accessToken()).rejects.toThrow(lost);
    auth.refreshSession.mockResolvedValueOnce(ends({ session: { access_token: 'second' } }));
    await expect(account.newAccessToken()).resolves.toBe('second');
    auth.refreshSession.mockResolvedValueOnce(ends({ session: null }, refused));
    await expect(account.newAccessToken()).resolves.toBeNull();
    auth.refreshSession.mockResolvedValueOnce(ends({ session: null }, lost));
    await expect(account.newAccessToken()).rejects.toThrow(lost);
  });

  it('ends for all devices, or says that it has not', async () => {
    auth.signOut.mockResolvedValueOnce({ error: null });
    await account.signOut();
    expect(auth.signOut).toHaveBeenCalledWith({ scope: 'global' });
    auth.signOut.mockResolvedValueOnce({ error: lost });
    await expect(account.signOut()).rejects.toThrow(lost);
  });

  it('tells whose it is, and when it has ended elsewhere', () => {
    const unsubscribe = vi.fn();
    auth.onAuthStateChange.mockReturnValue({ data: { subscription: { unsubscribe } } } as never);
    const listener = vi.fn();
    const stop = account.onSession(listener);
    const tell = auth.onAuthStateChange.mock.calls[0]?.[0] as (event: string, session: object | null) => void;
    tell('TOKEN_REFRESHED', { user: { email: 'ana@practice.example' } });
    tell('SIGNED_OUT', null);
    expect(listener.mock.calls).toEqual([['ana@practice.example'], [null]]);
    stop();
    expect(unsubscribe).toHaveBeenCalledOnce();
  });
});

describe('a code by email', () => {
  it('is sent without creating an account', async () => {
    auth.signInWithOtp.mockResolvedValueOnce(ends({}));
    await account.sendCode('ana@practice.example');
    expect(auth.signInWithOtp).toHaveBeenCalledWith({
      email: 'ana@practice.example',
      options: { shouldCreateUser: false },
    });
  });

  it.each([
    ['an unknown address', new AuthApiError('Signups not allowed for otp', 422, 'otp_disabled')],
    ['too many codes', tooMany],
  ])('ends alike for %s', async (_, error) => {
    auth.signInWithOtp.mockResolvedValueOnce(ends({}, error));
    await expect(account.sendCode('who@example.com')).resolves.toBeUndefined();
  });

  it.each([broken, lost])('rejects with %s', async (error) => {
    auth.signInWithOtp.mockResolvedValueOnce(ends({}, error));
    await expect(account.sendCode('ana@practice.example')).rejects.toThrow(error);
  });

  it('signs in, or leads to the second factor', async () => {
    auth.verifyOtp.mockResolvedValue(ends({}));
    await expect(account.verifyCode('ana@practice.example', '123456')).resolves.toBe('signedIn');
    expect(auth.verifyOtp).toHaveBeenCalledWith({ email: 'ana@practice.example', token: '123456', type: 'email' });
    levels('aal1', 'aal2');
    await expect(account.verifyCode('ana@practice.example', '123456')).resolves.toBe('secondFactor');
  });

  it('can be wrong, or without an answer', async () => {
    auth.verifyOtp.mockResolvedValueOnce(ends({}, refused));
    await expect(account.verifyCode('ana@practice.example', '123456')).resolves.toBe('wrong');
    for (const error of [lost, tooMany]) {
      auth.verifyOtp.mockResolvedValueOnce(ends({}, error));
      await expect(account.verifyCode('ana@practice.example', '123456')).rejects.toThrow(error);
    }
  });
});

describe('a second factor', () => {
  it('is begun anew, with a picture whose address is whole', async () => {
    mfa.listFactors.mockResolvedValueOnce(ends({ all: [factor('begun')], totp: [] }));
    mfa.enroll.mockResolvedValueOnce(
      ends({ id: 'new', totp: { qr_code: 'data:image/svg+xml;utf-8,<svg fill="#000,1"/>', secret: 'SECRET' } }),
    );
    await expect(account.prepareFactor()).resolves.toEqual({
      id: 'new',
      qrCode: `data:image/svg+xml;utf-8,${encodeURIComponent('<svg fill="#000,1"/>')}`,
      secret: 'SECRET',
    });
    expect(mfa.unenroll).toHaveBeenCalledExactlyOnceWith({ factorId: 'begun' });
  });

  it('is not replaced', async () => {
    mfa.enroll.mockClear();
    mfa.listFactors.mockResolvedValueOnce(ends({ all: [factor('own')], totp: [factor('own')] }));
    await expect(account.prepareFactor()).resolves.toBeNull();
    expect(mfa.enroll).not.toHaveBeenCalled();
  });

  it('that cannot be begun is reported', async () => {
    mfa.listFactors.mockResolvedValueOnce(ends({}, lost));
    await expect(account.prepareFactor()).rejects.toThrow(lost);
    mfa.listFactors.mockResolvedValueOnce(ends({ all: [], totp: [] }));
    mfa.enroll.mockResolvedValueOnce(ends({}, broken));
    await expect(account.prepareFactor()).rejects.toThrow(broken);
  });

  it('is verified: a new one, or that of the account', async () => {
    mfa.challengeAndVerify.mockResolvedValue(ends({}));
    await expect(account.verifyFactor('123456', { id: 'new', qrCode: '', secret: '' })).resolves.toBe('signedIn');
    expect(mfa.challengeAndVerify).toHaveBeenLastCalledWith({ factorId: 'new', code: '123456' });
    mfa.listFactors.mockResolvedValueOnce(ends({ all: [factor('own')], totp: [factor('own')] }));
    await account.verifyFactor('123456');
    expect(mfa.challengeAndVerify).toHaveBeenLastCalledWith({ factorId: 'own', code: '123456' });
  });

  it('can be wrong, without an answer, or missing', async () => {
    mfa.listFactors.mockResolvedValue(ends({ all: [factor('own')], totp: [factor('own')] }));
    mfa.challengeAndVerify.mockResolvedValueOnce(ends({}, refused));
    await expect(account.verifyFactor('123456')).resolves.toBe('wrong');
    mfa.challengeAndVerify.mockResolvedValueOnce(ends({}, lost));
    await expect(account.verifyFactor('123456')).rejects.toThrow(lost);
    mfa.listFactors.mockResolvedValue(ends({ all: [], totp: [] }));
    await expect(account.verifyFactor('123456')).rejects.toThrow('no second factor');
  });
});
