// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { accessToken, newAccessToken } from './account.ts';
import { callDesk } from './desk-client.ts';

vi.mock('./account.ts', () => ({ accessToken: vi.fn(), newAccessToken: vi.fn() }));

const list = { account: 'ana@practice.example', requests: [], more: 0 };
const refusal = (status: number, code: string) => Response.json({ error: { code, message: 'In words.' } }, { status });

const fetched = vi.fn<typeof fetch>();
const tokens = () =>
  fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get('Authorization')?.replace('Bearer ', ''));

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset();
  vi.mocked(accessToken).mockResolvedValue('first');
  vi.mocked(newAccessToken).mockReset().mockResolvedValue('second');
});

it('posts a call with the token of the session and the publishable key', async () => {
  fetched.mockResolvedValue(Response.json(list));
  await expect(callDesk({ action: 'list' })).resolves.toEqual({ status: 'found', found: list });
  const [address, init] = fetched.mock.calls[0] ?? [];
  expect(String(address)).toBe('http://127.0.0.1:54321/functions/v1/send-contact-email/desk');
  expect(init).toMatchObject({ method: 'POST', body: '{"action":"list"}', cache: 'no-store' });
  expect(init?.headers).toEqual({
    apikey: 'local-publishable-key',
    Authorization: 'Bearer first',
    'Content-Type': 'application/json',
  });
});

it('gives the bytes of a file', async () => {
  fetched.mockResolvedValue(new Response('\x89PNG', { headers: { 'Content-Type': 'image/png' } }));
  const answer = await callDesk({ action: 'file', reference: 'R-7KQ2XM' });
  expect(answer.status === 'found' && (await answer.found.text())).toBe('\x89PNG');
});

it('refreshes a session that the function refuses, once', async () => {
  fetched.mockResolvedValueOnce(refusal(401, 'signed_out')).mockResolvedValueOnce(Response.json(list));
  await expect(callDesk({ action: 'list' })).resolves.toMatchObject({ status: 'found' });
  expect(tokens()).toEqual(['first', 'second']);
  fetched.mockImplementation(async () => refusal(401, 'signed_out'));
  await expect(callDesk({ action: 'list' })).resolves.toEqual({ status: 'refused', reason: 'signedOut' });
  expect(newAccessToken).toHaveBeenCalledTimes(2);
});

it('asks nothing without a session, and nothing more when it cannot be refreshed', async () => {
  vi.mocked(accessToken).mockResolvedValueOnce(null);
  await expect(callDesk({ action: 'list' })).resolves.toEqual({ status: 'refused', reason: 'signedOut' });
  expect(fetched).not.toHaveBeenCalled();
  vi.mocked(newAccessToken).mockResolvedValue(null);
  fetched.mockResolvedValue(refusal(401, 'signed_out'));
  await expect(callDesk({ action: 'list' })).resolves.toEqual({ status: 'refused', reason: 'signedOut' });
  expect(tokens()).toEqual(['first']);
});

it.each([
  [403, 'not_staff', { status: 'refused', reason: 'notStaff' }],
  [403, 'second_factor_needed', { status: 'refused', reason: 'secondFactor' }],
  [404, 'request_unknown', { status: 'unknown' }],
  [409, 'not_possible', { status: 'notPossible' }],
] as const)('understands %i %s', async (status, code, outcome) => {
  fetched.mockResolvedValue(refusal(status, code));
  await expect(callDesk({ action: 'show', reference: 'R-7KQ2XM' })).resolves.toEqual(outcome);
});

it.each([
  ['too many tries', async () => refusal(429, 'too_many_tries')],
  ['an error', async () => refusal(500, 'failed')],
  ["a gateway's page", async () => new Response('<html>', { status: 502 })],
  ['a page in place of the answer', async () => new Response('<html>')],
  ['no connection', async () => Promise.reject(new TypeError('Failed to fetch'))],
])('rejects with %s', async (_, answer) => {
  fetched.mockImplementation(answer);
  await expect(callDesk({ action: 'list' })).rejects.toThrow();
});
