import { expect, it } from 'vitest';
import { createCipher, newReference, sameFingerprint } from './cipher.ts';

const secret = (fill: number) => new Uint8Array(32).fill(fill);
const content = Uint8Array.from(Buffer.from('what a patient wrote'));

it('decrypts what it encrypted', async () => {
  const cipher = await createCipher(secret(1));
  const encrypted = await cipher.encrypt('here', content);
  expect(Buffer.from(encrypted).toString('latin1')).not.toContain('patient');
  expect(await cipher.decrypt('here', encrypted)).toEqual(content);
});

it('never encrypts the same way twice', async () => {
  const cipher = await createCipher(secret(1));
  expect(await cipher.encrypt('here', content)).not.toEqual(await cipher.encrypt('here', content));
});

it('does not decrypt what was changed, moved, or encrypted with another secret', async () => {
  const cipher = await createCipher(secret(1));
  const encrypted = await cipher.encrypt('here', content);
  const changed = encrypted.map((byte, index) => (index === 20 ? byte ^ 1 : byte));
  await expect(cipher.decrypt('here', changed)).rejects.toThrow();
  await expect(cipher.decrypt('there', encrypted)).rejects.toThrow();
  await expect((await createCipher(secret(2))).decrypt('here', encrypted)).rejects.toThrow();
});

it('gives the same body the same fingerprint, and the same client only on the same day', async () => {
  const cipher = await createCipher(secret(1));
  expect(sameFingerprint(await cipher.fingerprint(content), await cipher.fingerprint(content))).toBe(true);
  expect(sameFingerprint(await cipher.fingerprint(content), await cipher.fingerprint(content.slice(1)))).toBe(false);
  const client = await cipher.clientFingerprint('203.0.113.7', '2026-11-20');
  expect(await cipher.clientFingerprint('203.0.113.7', '2026-11-20')).toEqual(client);
  expect(await cipher.clientFingerprint('203.0.113.7', '2026-11-21')).not.toEqual(client);
});

it('makes references that can be read aloud', () => {
  const references = Array.from({ length: 1000 }, newReference);
  for (const reference of references) expect(reference).toMatch(/^R-[0-9A-HJKMNP-TV-Z]{6}$/);
  expect(new Set(references).size).toBeGreaterThan(995);
});
