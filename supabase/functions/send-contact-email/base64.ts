type Bytes = Uint8Array<ArrayBuffer>;

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const padding = 0x3d;
const invalid = 255;

const values = new Uint8Array(256).fill(invalid);
for (const [value, character] of [...alphabet].entries()) values[character.charCodeAt(0)] = value;

const valueAt = (text: Bytes, at: number): number => values[text[at] ?? 0] ?? invalid;

function paddingOf(text: Bytes): number {
  if (text.at(-1) !== padding) return 0;
  return text.at(-2) === padding ? 2 : 1;
}

/** The decoded size of a base64 text, from its length alone. */
export const decodedLength = (text: Bytes): number => Math.max(0, Math.floor((text.length * 3) / 4) - paddingOf(text));

/**
 * Decodes standard base64 in place: the result overwrites the text and shares its memory, so that a large file is in
 * memory only once. Null for anything else: white space, other alphabets, a data URL, wrong padding, non-zero trailing
 * bits.
 * @param text the base64 text as ASCII bytes
 */
export function decodeBase64(text: Bytes): Bytes | null {
  if (text.length % 4 !== 0) return null;
  const missing = paddingOf(text);
  const length = decodedLength(text);
  for (let read = 0, write = 0; read < text.length; read += 4, write += 3) {
    const pads = read + 4 === text.length ? missing : 0;
    const first = valueAt(text, read);
    const second = valueAt(text, read + 1);
    const third = pads === 2 ? 0 : valueAt(text, read + 2);
    const fourth = pads > 0 ? 0 : valueAt(text, read + 3);
    if ((first | second | third | fourth) > 63) return null;
    const left = pads === 2 ? second & 15 : pads === 1 ? third & 3 : 0;
    if (left !== 0) return null;
    text[write] = (first << 2) | (second >> 4);
    if (write + 1 < length) text[write + 1] = ((second & 15) << 4) | (third >> 2);
    if (write + 2 < length) text[write + 2] = ((third & 3) << 6) | fourth;
  }
  return text.subarray(0, length);
}
