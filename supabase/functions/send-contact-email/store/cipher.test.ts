import { expect, it } from 'vitest';
import { contexts, createCipher, newReference, sameFingerprint } from './cipher.ts';

const secret = (fill: number) => new Uint8Array(32).fill(fill);
const content = Uint8Array.from(Buffer.from('what a patient wrote'));

it('decrypts what it encrypted, never the same way twice', async () => {
  const cipher = await createCipher(secret(1));
  const encrypted = await cipher.encrypt('here', content);
  expect(Buffer.from(encrypted).toString('latin1')).not.toContain('patient');
  expect(await cipher.decrypt('here', encrypted)).toEqual(content);
  expect(await cipher.encrypt('here', content)).not.toEqual(encrypted);
});

it('does not decrypt what was changed, moved, or encrypted with another secret', async () => {
  const cipher = await createCipher(secret(1));
  const encrypted = await cipher.encrypt('here', content);
  const changed = encrypted.map((byte, index) => (index === 20 ? byte ^ 1 : byte));
  await expect(cipher.decrypt('here', changed)).rejects.toThrow();
  await expect(cipher.decrypt('there', encrypted)).rejects.toThrow();
  const part = await cipher.encrypt(contexts.file('R-000001', 0, 2), content);
  await expect(cipher.decrypt(contexts.file('R-000001', 0, 1), part)).rejects.toThrow();
  await expect((await createCipher(secret(2))).decrypt('here', encrypted)).rejects.toThrow();
});

it('decrypts what the previous secret encrypted, and encrypts with the current one', async () => {
  const [before, after] = [await createCipher(secret(1)), await createCipher(secret(2), secret(1))];
  expect(await after.decrypt('here', await before.encrypt('here', content))).toEqual(content);
  const encrypted = await after.encrypt('here', content);
  expect(await (await createCipher(secret(2))).decrypt('here', encrypted)).toEqual(content);
  await expect(before.decrypt('here', encrypted)).rejects.toThrow('a secret that is not known');
  expect(encrypted.slice(0, after.beginning.length)).toEqual(after.beginning);
  expect(after.beginning).not.toEqual(before.beginning);
});

it('reads what was stored before ciphertexts had the id of their key', async () => {
  const inHex = '015f4393fa3b88b5757fe277350eb102ab24a7cdea6b3799adf82b20b56cdc520e20a3026b86ebd554ffb9d208546cae38';
  const stored = Uint8Array.from(Buffer.from(inHex, 'hex'));
  const fingerprint = '7b57e2ec381369619a994a127be33d1a56d08735750aa5dfd8b85352208fd357';
  for (const cipher of [await createCipher(secret(1)), await createCipher(secret(2), secret(1))]) {
    expect(await cipher.decrypt('here', stored)).toEqual(content);
    const fingerprints = cipher.fingerprints(content);
    expect(fingerprints.map((one) => Buffer.from(one).toString('hex'))).toContain(fingerprint);
  }
  await expect((await createCipher(secret(2))).decrypt('here', stored)).rejects.toThrow();
});

it('gives the same body the same fingerprint, and the same client only on the same day', async () => {
  const cipher = await createCipher(secret(1));
  const [fingerprint] = cipher.fingerprints(content);
  expect(sameFingerprint(fingerprint, cipher.fingerprints(content)[0])).toBe(true);
  expect(sameFingerprint(fingerprint, cipher.fingerprints(content.slice(1))[0])).toBe(false);
  const client = cipher.clientFingerprint('203.0.113.7', '2026-11-20');
  expect(cipher.clientFingerprint('203.0.113.7', '2026-11-20')).toEqual(client);
  expect(cipher.clientFingerprint('203.0.113.7', '2026-11-21')).not.toEqual(client);
});

it('makes references that can be read aloud', () => {
  const references = Array.from({ length: 1000 }, newReference);
  for (const reference of references) expect(reference).toMatch(/^R-[0-9A-HJKMNP-TV-Z]{6}$/);
  expect(new Set(references).size).toBeGreaterThan(995);
});
