import { Buffer } from 'node:buffer';

type Bytes = Uint8Array<ArrayBuffer>;

/** Operations that need a key. */
export interface Cipher {
  /** Encrypts for one context: only the same context decrypts it. */
  encrypt(context: string, content: Bytes): Promise<Bytes>;
  /** Rejects when the ciphertext was changed, belongs to another context or was encrypted with another secret. */
  decrypt(context: string, ciphertext: Bytes): Promise<Bytes>;
  /** An HMAC of a request's body. */
  fingerprint(body: Bytes): Promise<Bytes>;
  /** An HMAC of a client's address, with a key of the day: those of two days cannot be compared. */
  clientFingerprint(address: string, day: string): Promise<Bytes>;
  /** An HMAC of a link's token. */
  linkSignature(token: string): Promise<Bytes>;
}

/** The contexts of what is encrypted. */
export const contexts = {
  payload: (reference: string): string => `${reference} payload`,
  part: (reference: string, part: number, parts: number): string => `${reference} part ${part} of ${parts}`,
  notice: 'notice',
};

const version = 1;
const nonceLength = 12;
const referenceAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Text as UTF-8. */
export const encode = (text: string): Bytes => Uint8Array.from(new TextEncoder().encode(text));

function derivedKey(secret: CryptoKey, purpose: string, algorithm: AesKeyGenParams | HmacKeyGenParams) {
  const usages: KeyUsage[] = algorithm.name === 'HMAC' ? ['sign'] : ['encrypt', 'decrypt'];
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(0), info: encode(purpose) };
  return crypto.subtle.deriveKey(derivation, secret, algorithm, false, usages);
}

/**
 * Creates the cipher. Every key is derived from the secret, each for its own purpose (HKDF).
 * @param secret 32 or more random bytes
 */
export async function createCipher(secret: Bytes): Promise<Cipher> {
  const root = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey']);
  const hmac = { name: 'HMAC', hash: 'SHA-256', length: 256 };
  const contentKey = await derivedKey(root, 'content', { name: 'AES-GCM', length: 256 });
  const fingerprintKey = await derivedKey(root, 'fingerprint', hmac);
  const linkKey = await derivedKey(root, 'link', hmac);
  const sign = async (key: CryptoKey, content: Bytes): Promise<Bytes> =>
    new Uint8Array(await crypto.subtle.sign('HMAC', key, content));

  return {
    async encrypt(context, content) {
      const nonce = crypto.getRandomValues(new Uint8Array(nonceLength));
      const algorithm = { name: 'AES-GCM', iv: nonce, additionalData: encode(context) };
      const encrypted = await crypto.subtle.encrypt(algorithm, contentKey, content);
      const ciphertext = new Uint8Array(1 + nonceLength + encrypted.byteLength);
      ciphertext[0] = version;
      ciphertext.set(nonce, 1);
      ciphertext.set(new Uint8Array(encrypted), 1 + nonceLength);
      return ciphertext;
    },
    async decrypt(context, ciphertext) {
      if (ciphertext[0] !== version) throw new Error('Encrypted by another version');
      const nonce = ciphertext.slice(1, 1 + nonceLength);
      const algorithm = { name: 'AES-GCM', iv: nonce, additionalData: encode(context) };
      return new Uint8Array(await crypto.subtle.decrypt(algorithm, contentKey, ciphertext.subarray(1 + nonceLength)));
    },
    fingerprint: (body) => sign(fingerprintKey, body),
    linkSignature: (token) => sign(linkKey, encode(token)),
    // `sender` is an input of the key derivation: another word would derive other keys.
    clientFingerprint: async (address, day) => sign(await derivedKey(root, `sender ${day}`, hmac), encode(address)),
  };
}

/** Whether two fingerprints are the same. */
export const sameFingerprint = (one: Uint8Array, other: Uint8Array): boolean => Buffer.compare(one, other) === 0;

/** A new reference such as R-7KQ2XM, of letters and digits that are not easily confused. */
export function newReference(): string {
  const random = crypto.getRandomValues(new Uint8Array(6));
  return `R-${Array.from(random, (byte) => referenceAlphabet[byte % referenceAlphabet.length]).join('')}`;
}
