import { Buffer } from 'node:buffer';
import { createHmac, hkdfSync } from 'node:crypto';

/** Bytes whose memory can be freed. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** The contexts of what is encrypted, by the kinds of requests.encrypted. */
export const contexts = {
  answers: (reference: string): string => `${reference} payload`,
  file: (reference: string, part: number, parts: number): string => `${reference} part ${part} of ${parts}`,
  note: (reference: string, part: number): string => `${reference} note ${part}`,
};

/** A ciphertext begins with its version. From version 2 on, the id of its key follows. */
const versions = { withoutKeyId: 1, current: 2 };
const keyIdLength = 4;
const nonceLength = 12;
const referenceAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Memory that `transfer(0)` frees at once. Node 20 lacks it. */
interface Freeable extends Pick<ArrayBuffer, 'byteLength'> {
  transfer?(length: number): unknown;
}

/** Frees large bytes, which would pile up before they are garbage collected. */
export function free(bytes: Uint8Array): void {
  const buffer: Freeable = bytes.buffer;
  buffer.transfer?.(0);
}

/** Text as UTF-8. */
export const encode = (text: string): Bytes => Uint8Array.from(new TextEncoder().encode(text));

// WebCrypto would copy what it signs, which is a whole file.
const sign = (key: Bytes, content: Bytes | string): Bytes =>
  Uint8Array.from(createHmac('sha256', key).update(content).digest());

/** Derives the keys of a secret, each for its own purpose (HKDF). */
async function keysOf(secret: Bytes) {
  const derive = (purpose: string): Bytes => new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32));
  return {
    beginning: Uint8Array.from([versions.current, ...sign(derive('key id'), '').subarray(0, keyIdLength)]),
    content: await crypto.subtle.importKey('raw', derive('content'), 'AES-GCM', false, ['encrypt', 'decrypt']),
    fingerprint: derive('fingerprint'),
    link: derive('link'),
    // `sender` is an input of the key derivation: another word would derive other keys.
    client: (day: string) => derive(`sender ${day}`),
  };
}

type Keys = Awaited<ReturnType<typeof keysOf>>;

const beginsWith = (bytes: Bytes, beginning: Bytes): boolean => beginning.every((byte, at) => bytes[at] === byte);

/** Operations that need a key. What an earlier secret encrypted or signed is still accepted. */
export type Cipher = Awaited<ReturnType<typeof createCipher>>;

/** Creates the cipher from a secret of 32 or more random bytes, and the previous one if there is one. */
export async function createCipher(secret: Bytes, previous: Bytes | null = null) {
  const current = await keysOf(secret);
  const earlier = previous === null ? [] : [await keysOf(previous)];
  const all = [current, ...earlier];

  const signAll = (key: 'fingerprint' | 'link', content: Bytes | string): [Bytes, ...Bytes[]] => [
    sign(current[key], content),
    ...earlier.map((keys) => sign(keys[key], content)),
  ];

  async function decryptAfter(start: number, keys: Keys, context: string, ciphertext: Bytes): Promise<Bytes> {
    const content = start + nonceLength;
    const algorithm = { name: 'AES-GCM', iv: ciphertext.slice(start, content), additionalData: encode(context) };
    return new Uint8Array(await crypto.subtle.decrypt(algorithm, keys.content, ciphertext.subarray(content)));
  }

  return {
    /** What everything that is encrypted with the current secret begins with. */
    beginning: current.beginning,
    /** Encrypts for one context: only the same context decrypts it. */
    async encrypt(context: string, content: Bytes): Promise<Bytes> {
      const nonce = crypto.getRandomValues(new Uint8Array(nonceLength));
      const algorithm = { name: 'AES-GCM', iv: nonce, additionalData: encode(context) };
      const encrypted = await crypto.subtle.encrypt(algorithm, current.content, content);
      const { beginning } = current;
      const ciphertext = new Uint8Array(beginning.length + nonceLength + encrypted.byteLength);
      ciphertext.set(beginning);
      ciphertext.set(nonce, beginning.length);
      ciphertext.set(new Uint8Array(encrypted), beginning.length + nonceLength);
      free(new Uint8Array(encrypted));
      return ciphertext;
    },
    /** Rejects when the ciphertext was changed, belongs to another context or was encrypted with an unknown secret. */
    async decrypt(context: string, ciphertext: Bytes): Promise<Bytes> {
      if (ciphertext[0] === versions.withoutKeyId) {
        return Promise.any(all.map((keys) => decryptAfter(1, keys, context, ciphertext)));
      }
      const keys = all.find(({ beginning }) => beginsWith(ciphertext, beginning));
      if (keys === undefined) throw new Error('Encrypted with a secret that is not known');
      return decryptAfter(keys.beginning.length, keys, context, ciphertext);
    },
    /** The HMACs of a request's body: that of the current secret first. */
    fingerprints: (body: Bytes) => signAll('fingerprint', body),
    /** The HMACs of a link's token: that of the current secret first. */
    linkSignatures: (token: string) => signAll('link', token),
    /** An HMAC of a client's address, with a key of the day: those of two days cannot be compared. */
    clientFingerprint: (address: string, day: string) => sign(current.client(day), address),
  };
}

/** Whether two fingerprints are the same. */
export const sameFingerprint = (one: Uint8Array, other: Uint8Array): boolean => Buffer.compare(one, other) === 0;

/** A new reference such as R-7KQ2XM, of letters and digits that are not easily confused. */
export function newReference(): string {
  const random = crypto.getRandomValues(new Uint8Array(6));
  return `R-${Array.from(random, (byte) => referenceAlphabet[byte % referenceAlphabet.length]).join('')}`;
}
