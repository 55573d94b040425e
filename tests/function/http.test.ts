import { setImmediate } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { practice } from '#content/practice.data.ts';
import { backendForTests } from './support/backend.ts';
import { post, publishableKey, siteOrigin } from './support/client.ts';
import { inquiry, orderWith, pdf } from './support/payloads.ts';

const backend = backendForTests({});
const { send, countStored } = backend;

it.each([
  [siteOrigin, 204],
  ['http://127.0.0.1:5173', 204],
  ['https://elsewhere.example', 403],
  ['null', 403],
  [`${siteOrigin}.elsewhere.example`, 403],
])('answers a preflight request from %s with %i', async (origin, expected) => {
  const names = 'apikey,authorization,content-type,idempotency-key,x-client-info';
  const { status, headers } = await fetch(backend.running.url, {
    method: 'OPTIONS',
    headers: { Origin: origin, 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': names },
  });
  const isAllowed = expected === 204;
  expect([status, headers.get('access-control-allow-origin')]).toEqual([expected, isAllowed ? origin : null]);
  if (!isAllowed) return;
  expect(headers.get('access-control-allow-methods')).toBe('POST');
  for (const name of names.split(',')) expect(headers.get('access-control-allow-headers')).toContain(name);
});

it.each<[string, unknown, string | null, number, string, string | null]>([
  ['a request from another site', inquiry, 'https://elsewhere.example', 403, 'origin_not_allowed', null],
  ['a request from no site', inquiry, 'null', 403, 'origin_not_allowed', null],
  ['a request without an origin', inquiry, null, 200, '', null],
  ['an invalid request from the site', { type: 'inquiry' }, siteOrigin, 400, 'invalid', siteOrigin],
])('answers %s, and says whom it allows', async (_, body, Origin, expected, expectedCode, allowed) => {
  const before = await countStored();
  const { status, headers, code } = await send(body, { Origin });
  expect([status, code, headers.get('access-control-allow-origin')]).toEqual([expected, expectedCode, allowed]);
  if (allowed) expect(headers.get('vary')).toContain('Origin');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(await countStored()).toBe(before + (expected === 200 ? 1 : 0));
});

it.each(['GET', 'PUT', 'DELETE', 'PATCH'])('rejects the method %s', async (method) => {
  const { status, headers } = await fetch(backend.running.url, { method });
  expect([status, headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
});

it.each([
  ['other', 404],
  ['send-contact-emailXYZ', 404],
  ['send-contact-email/other', 404],
  ['send-contact-email/', 200],
])('responds to a request to /%s with %s', async (path, expected) => {
  const { status } = await post(backend.running.url.replace('send-contact-email', path), inquiry);
  expect(status).toBe(expected);
});

it.each([
  ['no publishable key', { apikey: null }, 401],
  ['a wrong publishable key', { apikey: 'sb_publishable_wrong' }, 401],
  ['the publishable key as a bearer token', { apikey: null, Authorization: `Bearer ${publishableKey}` }, 200],
  ['an idempotency key that is too long', { 'Idempotency-Key': 'x'.repeat(129) }, 400],
  ['an idempotency key in other letters', { 'Idempotency-Key': Buffer.from('clé').toString('latin1') }, 400],
  ['an idempotency key of two words', { 'Idempotency-Key': 'two words' }, 400],
])('responds to a request with %s', async (_, headers, expected) => {
  const { status, code } = await send(inquiry, headers);
  const codes: Record<number, string> = { 400: 'idempotency_key_malformed', 401: 'key_missing' };
  expect([status, code]).toEqual([expected, codes[expected] ?? '']);
});

describe('request body', () => {
  const text = JSON.stringify(inquiry);
  it.each<[string, string | Uint8Array, Record<string, string>, number]>([
    ['sent as plain text', text, { 'Content-Type': 'text/plain' }, 415],
    ['sent as a form', 'type=inquiry', { 'Content-Type': 'application/x-www-form-urlencoded' }, 415],
    ['in another character set', text, { 'Content-Type': 'application/json; charset=utf-16' }, 415],
    ['that is compressed', gzipSync(text), { 'Content-Encoding': 'gzip' }, 415],
    ['that is broken', '{"type":', {}, 400],
    ['with a byte order mark', `\ufeff${text}`, {}, 400],
    ['in UTF-16', Buffer.from(text, 'utf16le'), {}, 400],
    ['that is not UTF-8', Buffer.from('{"type":"\xff\xfe"}', 'latin1'), {}, 400],
    ['with a __proto__ key', `{"__proto__":{"polluted":1},${text.slice(1)}`, {}, 400],
    ['with a constructor key', `{"constructor":{"prototype":{"polluted":1}},${text.slice(1)}`, {}, 400],
    ['that is nested deeper than any form', `{"message":${'['.repeat(20_000)}${']'.repeat(20_000)}}`, {}, 400],
    ['nested a million deep', '['.repeat(1_000_000), {}, 400],
    ['with 700,000 keys', `{${Array.from({ length: 700_000 }, (_, n) => `"${n}":1`).join()}}`, {}, 413],
    ['with 100 KB of message', JSON.stringify({ ...inquiry, message: 'x'.repeat(100_000) }), {}, 413],
    ['of 8 MB', `"${'x'.repeat(8_000_000)}"`, {}, 413],
  ])('%s is rejected, with the phone number of the office', async (_name, body, headers, expected) => {
    const before = await countStored();
    const { status, message } = await send(body, headers);
    expect(status).toBe(expected);
    expect(message).toContain(`call us at ${practice.phone.display}.`);
    expect(await countStored()).toBe(before);
  });

  it('is limited by the bytes received, without a Content-Length', async () => {
    // An endless body: waiting for its end would never finish.
    const endless = new ReadableStream<Uint8Array>({
      pull: async (controller) => {
        // Node.js reads the response only when no promise is left to continue with.
        await setImmediate();
        controller.enqueue(new Uint8Array(65_536).fill(0x20));
      },
    });
    // The function may close the connection during the upload.
    const outcome = await send(endless).then(
      ({ status }) => status,
      () => 'closed',
    );
    expect([413, 'closed']).toContain(outcome);
    expect((await send()).status).toBe(200);
  });

  it('can have its fields in any order around a file', async () => {
    const { prescriptionAttachment, ...fields } = orderWith(pdf(300_000));
    expect((await send({ prescriptionAttachment, ...fields })).status).toBe(200);
    const { content, ...rest } = prescriptionAttachment;
    expect((await send({ ...fields, prescriptionAttachment: { content, ...rest } })).status).toBe(200);
  });

  it('can have escaped slashes in its file', async () => {
    expect((await send(JSON.stringify(orderWith(pdf(300_000))).replaceAll('/', '\\/'))).status).toBe(200);
  });
});
