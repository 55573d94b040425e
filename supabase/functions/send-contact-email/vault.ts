import { Buffer } from 'node:buffer';

type Bytes = Uint8Array<ArrayBuffer>;

/** Everything that needs a key. */
export interface Vault {
  /** Encrypts for one place: what is sealed for `place` opens only there. */
  seal(place: string, content: Bytes): Promise<Bytes>;
  /** Decrypts. Rejects when the content was changed, moved or sealed with another secret. */
  open(place: string, sealed: Bytes): Promise<Bytes>;
  /** A fingerprint of a body that tells nothing of it. */
  fingerprint(body: Bytes): Promise<Bytes>;
  /** A fingerprint of an address that cannot be compared with another day's. */
  sender(address: string, day: string): Promise<Bytes>;
}

/** The places that contents are sealed for. */
export const places = {
  payload: (reference: string): string => `${reference} payload`,
  part: (reference: string, part: number, parts: number): string => `${reference} part ${part} of ${parts}`,
};

const version = 1;
const nonceLength = 12;
const referenceAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const encode = (text: string): Bytes => Uint8Array.from(new TextEncoder().encode(text));

function derivedKey(secret: CryptoKey, purpose: string, algorithm: AesKeyGenParams | HmacKeyGenParams) {
  const usages: KeyUsage[] = algorithm.name === 'HMAC' ? ['sign'] : ['encrypt', 'decrypt'];
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(0), info: encode(purpose) };
  return crypto.subtle.deriveKey(derivation, secret, algorithm, false, usages);
}

/**
 * Makes the vault. Every key is derived from the one secret, each for its own purpose.
 * @param secret 32 random bytes or more
 */
export async function createVault(secret: Bytes): Promise<Vault> {
  const root = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey']);
  const hmac = { name: 'HMAC', hash: 'SHA-256', length: 256 };
  const contentKey = await derivedKey(root, 'content', { name: 'AES-GCM', length: 256 });
  const fingerprintKey = await derivedKey(root, 'fingerprint', hmac);
  const sign = async (key: CryptoKey, content: Bytes): Promise<Bytes> =>
    new Uint8Array(await crypto.subtle.sign('HMAC', key, content));

  return {
    async seal(place, content) {
      const nonce = crypto.getRandomValues(new Uint8Array(nonceLength));
      const cipher = { name: 'AES-GCM', iv: nonce, additionalData: encode(place) };
      const encrypted = await crypto.subtle.encrypt(cipher, contentKey, content);
      const sealed = new Uint8Array(1 + nonceLength + encrypted.byteLength);
      sealed[0] = version;
      sealed.set(nonce, 1);
      sealed.set(new Uint8Array(encrypted), 1 + nonceLength);
      return sealed;
    },
    async open(place, sealed) {
      if (sealed[0] !== version) throw new Error('Sealed by another version');
      const nonce = sealed.slice(1, 1 + nonceLength);
      const cipher = { name: 'AES-GCM', iv: nonce, additionalData: encode(place) };
      return new Uint8Array(await crypto.subtle.decrypt(cipher, contentKey, sealed.subarray(1 + nonceLength)));
    },
    fingerprint: (body) => sign(fingerprintKey, body),
    sender: async (address, day) => sign(await derivedKey(root, `sender ${day}`, hmac), encode(address)),
  };
}

/** Whether two fingerprints are the same. */
export const sameFingerprint = (one: Uint8Array, other: Uint8Array): boolean => Buffer.compare(one, other) === 0;

/** A new reference such as R-7KQ2XM, of letters and digits that cannot be taken for one another. */
export function newReference(): string {
  const random = crypto.getRandomValues(new Uint8Array(6));
  return `R-${Array.from(random, (byte) => referenceAlphabet[byte % referenceAlphabet.length]).join('')}`;
}
