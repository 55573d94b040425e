import { expect, it } from 'vitest';
import { placeholder, readJson } from './json.ts';

const bytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(text));
const large = 'A'.repeat(100_000);

it('reads a small body', () => {
  expect(readJson(bytes('{"type":"inquiry"}'))).toEqual({ ok: true, value: { type: 'inquiry' }, large: null });
});

it('leaves the one large string of a body in the buffer', () => {
  const read = readJson(bytes(JSON.stringify({ a: 'x "quoted" \\', file: { content: large }, b: 'é' })));
  expect(read).toMatchObject({ ok: true, value: { a: 'x "quoted" \\', file: { content: placeholder }, b: 'é' } });
  expect(read.ok && read.large?.length).toBe(large.length);
});

it.each([
  '{"email":"a@example.com","email":"b@example.com"}',
  '{"email":1,"\\u0065mail":2}',
  '{"rightEye":{"power":1,"power" : 2}}',
  '{"rightEye":{"power":1},"rightEye":{}}',
  '[{"a":1,"a":1}]',
])('does not take the same key twice in one object: %s', (text) => {
  expect(readJson(bytes(text))).toEqual({ ok: false, reason: 'malformed' });
});

it('takes the same key in different objects, and texts that look like keys', () => {
  const value = { power: 'a "power": b', rightEye: { power: '"' }, leftEye: { power: '\\":"' }, list: ['x', ':'] };
  expect(readJson(bytes(JSON.stringify(value, null, 2)))).toEqual({ ok: true, value, large: null });
});
