type Bytes = Uint8Array<ArrayBuffer>;

const textOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
const bytesOf = (text: string): Bytes => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const joined = (...parts: readonly Uint8Array[]): Bytes => Uint8Array.from(parts.flatMap((part) => [...part]));
const isSame = (one: Uint8Array, other: Uint8Array): boolean => textOf(one) === textOf(other);

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** The string of a PDF that a text begins with, `(…)` or `<…>`. */
function stringAt(text: string): Bytes {
  const hex = /^\s*<([\da-f\s]*)>/i.exec(text)?.[1];
  if (hex !== undefined)
    return Uint8Array.from(hex.replace(/\s/g, '').match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  let depth = 0;
  let value = '';
  for (const [part, escaped = ''] of text.trimStart().matchAll(/\\(\r\n?|[0-7]{1,3}|.)|./gs)) {
    if (part === '(') depth += 1;
    if (part === ')') depth -= 1;
    if (depth === 0) break;
    if (escaped === '') value += part;
    else if (/[0-7]/.test(escaped)) value += String.fromCharCode(Number.parseInt(escaped, 8) % 256);
    else if (!/[\r\n]/.test(escaped)) value += escapes[escaped] ?? escaped;
  }
  return bytesOf(value.slice(1));
}

/** RFC 1321. */
function md5(message: Uint8Array): Bytes {
  const turns = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21];
  const padded = new Uint8Array(((message.length + 72) >> 6) << 6);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, message.length * 8, true);
  let state = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476] as [number, number, number, number];
  for (let block = 0; block < padded.length; block += 64) {
    let [a, b, c, d] = state;
    for (let i = 0; i < 64; i += 1) {
      const round = i >> 4;
      const mixed = [(b & c) | (~b & d), (d & b) | (~d & c), b ^ c ^ d, c ^ (b | ~d)][round] ?? 0;
      const word = [i, 5 * i + 1, 3 * i + 5, 7 * i][round] ?? 0;
      const sum =
        (a + mixed + Math.floor(2 ** 32 * Math.abs(Math.sin(i + 1))) + view.getUint32(block + (word % 16) * 4, true)) |
        0;
      const turn = turns[round * 4 + (i % 4)] ?? 0;
      [a, b, c, d] = [d, (b + ((sum << turn) | (sum >>> (32 - turn)))) | 0, b, c];
    }
    state = [state[0] + a, state[1] + b, state[2] + c, state[3] + d];
  }
  return new Uint8Array(Uint32Array.from(state).buffer);
}

function rc4(key: Uint8Array, message: Uint8Array): Bytes {
  const box = Array.from({ length: 256 }, (_, index) => index);
  const at = (index: number): number => box[index & 255] ?? 0;
  const swap = (one: number, other: number) => {
    [box[one & 255], box[other & 255]] = [at(other), at(one)];
  };
  let j = 0;
  for (let i = 0; i < 256; i += 1) {
    j += at(i) + (key[i % key.length] ?? 0);
    swap(i, j);
  }
  j = 0;
  return Uint8Array.from(message, (byte, index) => {
    j += at(index + 1);
    swap(index + 1, j);
    return byte ^ at(at(index + 1) + at(j));
  });
}

const digest = async (algorithm: string, bytes: Bytes): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.digest(algorithm, bytes));

/** ISO 32000-2, algorithm 2.B, for an empty password. */
async function hardenedHash(salt: Bytes): Promise<Bytes> {
  let key = await digest('SHA-256', salt);
  for (let round = 1, last = 0; round <= 64 || last > round - 33; round += 1) {
    const repeated = joined(...Array.from({ length: 64 }, () => key));
    const cipher = await crypto.subtle.importKey('raw', key.slice(0, 16), 'AES-CBC', false, ['encrypt']);
    const padded = await crypto.subtle.encrypt({ name: 'AES-CBC', iv: key.slice(16, 32) }, cipher, repeated);
    const encrypted = new Uint8Array(padded, 0, repeated.length);
    const sum = encrypted.subarray(0, 16).reduce((total, byte) => total + byte, 0);
    key = await digest(['SHA-256', 'SHA-384', 'SHA-512'][sum % 3] ?? '', joined(encrypted));
    last = encrypted.at(-1) ?? 0;
  }
  return key.slice(0, 32);
}

const padding = bytesOf(
  '\x28\xbf\x4e\x5e\x4e\x75\x8a\x41\x64\x00\x4e\x56\xff\xfa\x01\x08\x2e\x2e\x00\xb6\xd0\x68\x3e\x80\x2f\x0c\xa9\xfe\x64\x53\x69\x7a',
);

/** Whether an empty user password opens it, by ISO 32000-2, algorithms 6 and 11. */
async function opens(dictionary: string, id: Bytes): Promise<boolean> {
  const text = (name: string) =>
    stringAt(dictionary.slice(dictionary.search(new RegExp(`/${name}\\s*[<(]`)) + name.length + 1));
  const number = (name: string) => Number(new RegExp(`/${name}\\s+(-?\\d+)`).exec(dictionary)?.[1] ?? 0);
  const [revision, user] = [number('R'), text('U')];
  if (revision >= 5) {
    const hash = revision === 5 ? digest('SHA-256', user.slice(32, 40)) : hardenedHash(user.slice(32, 40));
    return isSame(await hash, user.subarray(0, 32));
  }
  const length = number('V') === 4 ? 16 : (number('Length') || 40) / 8;
  const permissions = new Uint8Array(Int32Array.of(number('P')).buffer);
  const metadata =
    revision === 4 && /\/EncryptMetadata\s+false/.test(dictionary) ? bytesOf('\xff\xff\xff\xff') : bytesOf('');
  let key = md5(joined(padding, text('O').subarray(0, 32), permissions, id, metadata));
  if (revision === 2) return isSame(rc4(key.subarray(0, 5), padding), user.subarray(0, 32));
  for (let round = 0; round < 50; round += 1) key = md5(key.subarray(0, length));
  let check = md5(joined(padding, id));
  for (let round = 0; round < 20; round += 1)
    check = rc4(
      key.subarray(0, length).map((byte) => byte ^ round),
      check,
    );
  return isSame(check, user.subarray(0, 16));
}

/** Whether a PDF cannot be opened without a password. False where it is not certain. */
export async function needsPassword(file: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  // One byte is one character, whatever it says.
  const text = new TextDecoder('latin1').decode(bytes);
  const from = (at: number) => textOf(bytes.subarray(at, at + 4096));
  const [, number, inline] = /\/Encrypt\s*(?:(\d+\s+\d+)\s+R|(<<))/.exec(text) ?? [];
  if (number === undefined && inline === undefined) return false;
  const start = text.search(inline === undefined ? new RegExp(`\\b${number}\\s+obj\\b`) : /\/Encrypt\s*<</);
  const dictionary = from(start).replace(/endobj.*/s, '');
  if (!/\/Filter\s*\/Standard\b/.test(dictionary)) return false;
  const id = /\/ID\s*\[/.exec(text);
  return !(await opens(dictionary, id ? stringAt(from(id.index + id[0].length)) : bytesOf('')));
}
