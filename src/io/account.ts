import { type AuthError, isAuthApiError } from '@supabase/supabase-js';
import type { Access, CodeOutcome } from '#machines/desk/desk.machine.ts';
import { supabase } from './account-client.ts';

const { auth } = supabase;
const { mfa } = auth;

/** What an authenticator app needs for a new second factor. */
export interface NewFactor {
  id: string;
  /** The address of a picture. */
  qrCode: string;
  /** What the picture says, to be typed. */
  secret: string;
}

/** Whether Supabase Auth has refused what was sent; other errors mean that there was no answer. */
const isRefusal = (error: AuthError): boolean =>
  isAuthApiError(error) && error.status >= 400 && error.status < 500 && error.status !== 429;

/** What the session in this browser allows. Rejects when it has to be refreshed and there is no answer. */
export async function findAccess(): Promise<Access> {
  const { data, error } = await mfa.getAuthenticatorAssuranceLevel();
  if (error) {
    if (isRefusal(error)) return 'signedOut';
    throw error;
  }
  if (data.currentLevel === null) return 'signedOut';
  return data.currentLevel === data.nextLevel ? 'signedIn' : 'secondFactor';
}

async function tokenOf(session: ReturnType<typeof auth.getSession | typeof auth.refreshSession>) {
  const { data, error } = await session;
  if (error && !isRefusal(error)) throw error;
  return data.session?.access_token ?? null;
}

/** The access token of the session; null when there is none. */
export const accessToken = (): Promise<string | null> => tokenOf(auth.getSession());

/** A new access token, in place of one that the function refuses; null when the session has ended. */
export const newAccessToken = (): Promise<string | null> => tokenOf(auth.refreshSession());

/** Mails a code, if the address is that of an account. Nobody learns here whether it is: both end alike. */
export async function sendCode(email: string): Promise<void> {
  const { error } = await auth.signInWithOtp({ email, options: { shouldCreateUser: false } });
  // Only a known address can have had too many codes.
  if (error && !isRefusal(error) && error.status !== 429) throw error;
}

/** Signs in with the code of the mail. */
export async function verifyCode(email: string, token: string): Promise<CodeOutcome> {
  const { error } = await auth.verifyOtp({ email, token, type: 'email' });
  if (error) {
    if (isRefusal(error)) return 'wrong';
    throw error;
  }
  return (await findAccess()) === 'secondFactor' ? 'secondFactor' : 'signedIn';
}

/** The factors of the account: those that are set up, and those that were only begun. */
async function factors() {
  const { data, error } = await mfa.listFactors();
  if (error) throw error;
  return data;
}

/** Begins a new second factor; null when the account has one. */
export async function prepareFactor(): Promise<NewFactor | null> {
  const { all, totp } = await factors();
  if (totp.length > 0) return null;
  for (const { id } of all) await mfa.unenroll({ factorId: id });
  const { data, error } = await mfa.enroll({ factorType: 'totp' });
  if (error) throw error;
  const [type = '', ...picture] = data.totp.qr_code.split(',');
  // Supabase does not encode the picture, which a number sign would end.
  return { id: data.id, qrCode: `${type},${encodeURIComponent(picture.join(','))}`, secret: data.totp.secret };
}

/**
 * Verifies a code of the authenticator app.
 * @param newFactor the factor that it sets up; that of the account by default
 */
export async function verifyFactor(code: string, newFactor?: NewFactor): Promise<CodeOutcome> {
  const factorId = newFactor?.id ?? (await factors()).totp[0]?.id;
  if (factorId === undefined) throw new Error('The account has no second factor');
  const { error } = await mfa.challengeAndVerify({ factorId, code });
  if (!error) return 'signedIn';
  if (isRefusal(error)) return 'wrong';
  throw error;
}

/** Signs the account out on all devices. Rejects when there is no answer: it is still signed in then. */
export async function signOut(): Promise<void> {
  const { error } = await auth.signOut({ scope: 'global' });
  if (error) throw error;
}

/**
 * Calls the listener with the email address of the account when there is a session, and with null when there is none any
 * more: it has ended in another tab, or could not be refreshed.
 */
export function onSession(listener: (email: string | null) => void): () => void {
  const { data } = auth.onAuthStateChange((_event, session) => listener(session?.user.email ?? null));
  return () => data.subscription.unsubscribe();
}
