import { expect, it } from 'vitest';
import { createVault, newReference, sameFingerprint } from './vault.ts';

const secret = (fill: number) => new Uint8Array(32).fill(fill);
const content = Uint8Array.from(Buffer.from('what a patient wrote'));

it('opens what it sealed', async () => {
  const vault = await createVault(secret(1));
  const sealed = await vault.seal('here', content);
  expect(Buffer.from(sealed).toString('latin1')).not.toContain('patient');
  expect(await vault.open('here', sealed)).toEqual(content);
});

it('never seals the same way twice', async () => {
  const vault = await createVault(secret(1));
  expect(await vault.seal('here', content)).not.toEqual(await vault.seal('here', content));
});

it('does not open what was changed, moved, or sealed with another secret', async () => {
  const vault = await createVault(secret(1));
  const sealed = await vault.seal('here', content);
  const changed = sealed.map((byte, index) => (index === 20 ? byte ^ 1 : byte));
  await expect(vault.open('here', changed)).rejects.toThrow();
  await expect(vault.open('there', sealed)).rejects.toThrow();
  await expect((await createVault(secret(2))).open('here', sealed)).rejects.toThrow();
});

it('knows the same body again, and the same sender on the same day alone', async () => {
  const vault = await createVault(secret(1));
  expect(sameFingerprint(await vault.fingerprint(content), await vault.fingerprint(content))).toBe(true);
  expect(sameFingerprint(await vault.fingerprint(content), await vault.fingerprint(content.slice(1)))).toBe(false);
  const sender = await vault.sender('203.0.113.7', '2026-11-20');
  expect(await vault.sender('203.0.113.7', '2026-11-20')).toEqual(sender);
  expect(await vault.sender('203.0.113.7', '2026-11-21')).not.toEqual(sender);
});

it('makes references that can be read aloud', () => {
  const references = Array.from({ length: 1000 }, newReference);
  for (const reference of references) expect(reference).toMatch(/^R-[0-9A-HJKMNP-TV-Z]{6}$/);
  expect(new Set(references).size).toBeGreaterThan(995);
});
