import { setImmediate } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningFunction } from '../../scripts/services/function.ts';
import { databaseForTests, environment, openFunction, siteOrigin } from './support/backend.ts';
import { post } from './support/client.ts';
import { inquiry, orderWith, pdf } from './support/payloads.ts';
import { freePort } from './support/ports.ts';

const database = databaseForTests();
let running: RunningFunction;
let url: string;

beforeAll(async () => {
  running = await openFunction(environment(database.functionUrl, await freePort()));
  url = running.url;
});

afterAll(async () => {
  await running?.stop();
});

const countStored = async (): Promise<number> => {
  const [row] = await database.sql<{ count: number }[]>`select count(*)::integer as count from requests.request`;
  return row?.count ?? -1;
};

describe('preflight request', () => {
  const sendPreflight = (origin: string): Promise<Response> =>
    fetch(url, {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'apikey,authorization,content-type,idempotency-key,x-client-info',
      },
    });

  it.each([siteOrigin, 'http://127.0.0.1:5173'])('is allowed from the site at %s', async (origin) => {
    const { status, headers } = await sendPreflight(origin);
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe(origin);
    expect(headers.get('access-control-allow-methods')).toBe('POST');
    for (const name of ['apikey', 'authorization', 'content-type', 'idempotency-key', 'x-client-info']) {
      expect(headers.get('access-control-allow-headers')).toContain(name);
    }
  });

  it.each(['https://elsewhere.example', 'null', `${siteOrigin}.elsewhere.example`])(
    'is rejected from %s',
    async (origin) => {
      const { status, headers } = await sendPreflight(origin);
      expect(status).toBe(403);
      expect(headers.get('access-control-allow-origin')).toBeNull();
    },
  );
});

describe('origin of a request', () => {
  it.each(['https://elsewhere.example', 'null'])('is rejected when it is %s', async (Origin) => {
    const before = await countStored();
    const { status, headers, code } = await post(url, inquiry, { Origin });
    expect([status, code]).toEqual([403, 'origin_not_allowed']);
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(await countStored()).toBe(before);
  });

  it('can be missing, and then the response allows no origin', async () => {
    const { status, headers } = await post(url, inquiry, { Origin: null });
    expect(status).toBe(200);
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  it('is allowed in the response to an invalid request too', async () => {
    const { status, headers } = await post(url, { type: 'inquiry' });
    expect(status).toBe(400);
    expect(headers.get('access-control-allow-origin')).toBe(siteOrigin);
    expect(headers.get('vary')).toContain('Origin');
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

it.each(['GET', 'PUT', 'DELETE', 'PATCH'])('rejects the method %s', async (method) => {
  const response = await fetch(url, { method });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('POST, OPTIONS');
  await response.body?.cancel();
});

it.each(['other', 'send-contact-emailXYZ', 'send-contact-email/other'])('responds 404 at %s', async (path) => {
  const { status, code } = await post(url.replace('send-contact-email', path), inquiry);
  expect([status, code]).toEqual([404, 'not_found']);
});

it('responds at its address with a slash at the end too', async () => {
  expect((await post(`${url}/`, inquiry)).status).toBe(200);
});

it.each([null, 'sb_publishable_wrong'])('rejects the publishable key %s', async (apikey) => {
  const { status, code } = await post(url, inquiry, { apikey });
  expect([status, code]).toEqual([401, 'key_missing']);
});

it('accepts the publishable key as a bearer token', async () => {
  const headers = { apikey: null, Authorization: 'Bearer sb_publishable_for_tests' };
  expect((await post(url, inquiry, headers)).status).toBe(200);
});

describe('request body', () => {
  const text = JSON.stringify(inquiry);
  it.each<[string, string | Uint8Array, Record<string, string>, number]>([
    ['sent as plain text', text, { 'Content-Type': 'text/plain' }, 415],
    ['sent as a form', 'type=inquiry', { 'Content-Type': 'application/x-www-form-urlencoded' }, 415],
    ['in another character set', text, { 'Content-Type': 'application/json; charset=utf-16' }, 415],
    ['that is compressed', gzipSync(text), { 'Content-Encoding': 'gzip' }, 415],
    ['that is broken', '{"type":', {}, 400],
    ['that is empty', '', {}, 400],
    ['that is a list', '[]', {}, 400],
    ['that is null', 'null', {}, 400],
    ['with a byte order mark', `\ufeff${text}`, {}, 400],
    ['in UTF-16', Buffer.from(text, 'utf16le'), {}, 400],
    [
      'that is not UTF-8',
      Buffer.concat([Buffer.from('{"type":"'), Buffer.from([0xff, 0xfe]), Buffer.from('"}')]),
      {},
      400,
    ],
    ['with a __proto__ key', `{"__proto__":{"polluted":1},${text.slice(1)}`, {}, 400],
    ['with a constructor key', `{"constructor":{"prototype":{"polluted":1}},${text.slice(1)}`, {}, 400],
    ['that is nested deeper than any form', `{"message":${'['.repeat(20_000)}${']'.repeat(20_000)}}`, {}, 400],
    ['nested a million deep', '['.repeat(1_000_000), {}, 413],
    ['with 700,000 keys', `{${Array.from({ length: 700_000 }, (_, n) => `"${n}":1`).join()}}`, {}, 413],
    ['with 100 KB of message', JSON.stringify({ ...inquiry, message: 'x'.repeat(100_000) }), {}, 413],
    ['of 8 MB', `"${'x'.repeat(8_000_000)}"`, {}, 413],
  ])('%s is rejected', async (_name, body, headers, expected) => {
    const before = await countStored();
    const { status, message } = await post(url, body, headers);
    expect(status).toBe(expected);
    expect(message).not.toBe('');
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
    const outcome = await post(url, endless).then(
      ({ status }) => status,
      () => 'closed',
    );
    expect([413, 'closed']).toContain(outcome);
    expect((await post(url, inquiry)).status).toBe(200);
  });

  it('can have its fields in any order around a file', async () => {
    const { prescriptionAttachment, ...fields } = orderWith(pdf(300_000));
    expect((await post(url, { prescriptionAttachment, ...fields })).status).toBe(200);
    const { content, ...rest } = prescriptionAttachment;
    expect((await post(url, { ...fields, prescriptionAttachment: { content, ...rest } })).status).toBe(200);
  });

  it.each(['x'.repeat(129), 'clé', 'two words'])('is rejected with the malformed idempotency key %s', async (key) => {
    const encoded = Buffer.from(key, 'utf8').toString('latin1');
    const { status, code } = await post(url, inquiry, { 'Idempotency-Key': encoded });
    expect([status, code]).toEqual([400, 'idempotency_key_malformed']);
  });
});

it('shows the phone number of the office in an error message', async () => {
  const { message } = await post(url, '{', {});
  expect(message).toBe('Your request could not be read. Please try again or call us at (718) 555-0123.');
});
