import type { Page, Route } from 'playwright/test';
import type { DeskCall, DeskRequest } from '#contract/desk.ts';
import { deskPath } from '../../scripts/build/headers.ts';
import { exampleRequest } from './desk-examples.ts';

/** What stands in for Supabase Auth and the function, in a test of what the page itself does. */
interface DeskBackend {
  requests?: readonly DeskRequest[];
  /** Whether the account has a second factor. */
  hasFactor?: boolean;
  /** In place of the function's answer to all calls. */
  refusal?: { status: number; code: string };
}

/** The code that signs in, of the email and of the app. */
export const rightCode = '123456';

const account = 'ana@practice.example';

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

function sessionOf(level: 'aal1' | 'aal2', hasFactor: boolean) {
  const expiresAt = Math.floor(Date.now() / 1000) + 3600;
  const factors = hasFactor ? [{ id: 'factor', status: 'verified', factor_type: 'totp' }] : [];
  return {
    access_token: `${encoded({ alg: 'ES256', typ: 'JWT' })}.${encoded({ aal: level, exp: expiresAt })}.c2lnbmF0dXJl`,
    refresh_token: 'refresh',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: expiresAt,
    user: { id: 'ana', email: account, aud: 'authenticated', factors },
  };
}

const fail = (route: Route, status: number, code: string) =>
  route.fulfill({ status, json: { code, error_code: code, msg: code, error: { code, message: code } } });

/** Answers what the desk asks for. Returns the calls of the function so far. */
export async function answerDesk(
  page: Page,
  { requests = [exampleRequest], hasFactor = false, refusal }: DeskBackend = {},
): Promise<readonly DeskCall[]> {
  const calls: DeskCall[] = [];
  const known = new Map(requests.map((request) => [request.reference, request]));
  await page.route('**/auth/v1/otp**', (route) => route.fulfill({ json: {} }));
  await page.route('**/auth/v1/verify**', (route) =>
    route.request().postDataJSON().token === rightCode
      ? route.fulfill({ json: sessionOf('aal1', hasFactor) })
      : fail(route, 403, 'otp_expired'),
  );
  await page.route('**/auth/v1/user', (route) => route.fulfill({ json: sessionOf('aal1', hasFactor).user }));
  await page.route('**/auth/v1/factors', (route) =>
    route.fulfill({
      json: { id: 'factor', type: 'totp', totp: { qr_code: picture, secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://' } },
    }),
  );
  await page.route('**/auth/v1/factors/*/challenge', (route) => route.fulfill({ json: { id: 'challenge' } }));
  await page.route('**/auth/v1/factors/*/verify', (route) =>
    route.request().postDataJSON().code === rightCode
      ? route.fulfill({ json: sessionOf('aal2', true) })
      : fail(route, 422, 'mfa_verification_failed'),
  );
  await page.route('**/auth/v1/logout**', (route) => route.fulfill({ status: 204 }));
  await page.route('**/functions/v1/send-contact-email/desk', (route) => {
    const call: DeskCall = route.request().postDataJSON();
    calls.push(call);
    if (refusal) return fail(route, refusal.status, refusal.code);
    if (call.action === 'list') return route.fulfill({ json: { account, requests: [...known.values()], more: 0 } });
    const request = known.get(call.reference);
    if (!request) return fail(route, 404, 'request_unknown');
    if (call.action === 'handle') {
      known.set(call.reference, {
        ...request,
        status: 'handled',
        handledAt: new Date().toISOString(),
        undoSeconds: 600,
      });
    }
    return route.fulfill({ json: known.get(call.reference) });
  });
  return calls;
}

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#000" d="M0 0h4v4h4v4h-4v-4h-4z"/></svg>';

/** Signs in with the keyboard, at a fragment of the desk's address. */
export async function signIn(page: Page, fragment = ''): Promise<void> {
  await page.goto(`${deskPath}/${fragment}`);
  await page.getByRole('textbox', { name: 'Your email address at the office' }).fill(account);
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Code from the email' }).fill(rightCode);
  await page.keyboard.press('Enter');
}

const asked = { at: '2026-11-20T16:00:00.000Z', by: 'bo@practice.example' };

/** Requests of every kind and status. */
export const manyRequests: readonly DeskRequest[] = [
  { ...exampleRequest, reference: 'R-2BNCED', status: 'bounced', name: 'Bartholomew Featherstone-Cholmondeley' },
  { ...exampleRequest, reference: 'R-2DEAD2', status: 'dead', type: 'inquiry', wish: 'Hours & Location', phone: '' },
  { ...exampleRequest, reference: 'R-2HELD2', status: 'held', type: 'inquiry', wish: 'Other', name: 'Cheap Glasses' },
  {
    ...exampleRequest,
    reference: 'R-2URGNT',
    isUrgent: true,
    wish: 'Emergency visit',
    takenBy: asked.by,
    receivedAt: '2026-11-20T15:00:00.000Z',
    notes: [{ ...asked, text: 'Called at noon. She comes at 2 PM.' }],
    history: [
      { ...asked, action: 'note' },
      { ...asked, action: 'take' },
      { ...asked, action: 'show' },
    ],
  },
  { ...exampleRequest, status: 'delivered' },
  {
    ...exampleRequest,
    ...{ reference: 'R-2LENSE', type: 'contact-lens', name: '山田 太郎', wish: '', status: 'waiting' },
    file: { kind: 'pdf', isVerified: true },
  },
  {
    ...exampleRequest,
    ...{ reference: 'R-2HANDL', name: 'Handan Lee', status: 'handled', handledAt: '2026-11-20T17:30:00.000Z' },
  },
];

/** What the desk can show, each with how it is opened. */
export const deskStates: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the sign-in': async (page) => {
    await answerDesk(page);
    await page.goto(`${deskPath}/`);
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  },
  'a wrong code': async (page) => {
    await answerDesk(page);
    await page.goto(`${deskPath}/`);
    await page.getByRole('textbox').fill(account);
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Code from the email' }).fill('000000');
    await page.keyboard.press('Enter');
    await page.getByText('This code is wrong or too old.').waitFor();
  },
  'the list of requests': async (page) => {
    await answerDesk(page, { requests: manyRequests });
    await signIn(page);
    await page.getByRole('heading', { name: 'Look at these first' }).waitFor();
  },
  'a request': async (page) => {
    await answerDesk(page, { requests: manyRequests });
    await signIn(page, '#R-2URGNT');
    await page.getByRole('heading', { name: 'What was done' }).waitFor();
  },
  'a new second factor': async (page) => {
    await answerDesk(page);
    await signIn(page);
    await page.getByRole('button', { name: 'Second factor' }).click();
    await page.getByRole('img').waitFor();
  },
};
