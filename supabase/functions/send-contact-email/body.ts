import { largeBodyBytes, slowestUpload, smallBodyBytes, uploadGrace } from './limits.ts';
import { createUploads, type Upload } from './uploads.ts';

/** The result of reading a body. `release` returns its memory to the budget; call it when the work is done. */
export type ReadBody = { ok: true; bytes: Uint8Array<ArrayBuffer>; release(): void } | { ok: false; reason: Refusal };

/** Memory that `transfer(0)` frees at once. Node 20, which runs tests, lacks it. */
interface Freeable extends Pick<ArrayBuffer, 'byteLength'> {
  transfer?(length: number): unknown;
}

/** Frees large bytes, which would pile up before they are garbage collected. */
export function free(bytes: Uint8Array): void {
  const buffer: Freeable = bytes.buffer;
  buffer.transfer?.(0);
}

type Refusal = 'too-large' | 'too-slow' | 'busy' | 'aborted';

const nothingToRelease = (): void => {};

/** The time limit in milliseconds for an upload of this size. */
const allowedTime = (bytes: number): number => uploadGrace + (bytes / slowestUpload) * 1000;

async function readInTime(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  milliseconds: number,
  evicted: Promise<void> | undefined,
): Promise<ReadableStreamReadResult<Uint8Array> | 'too-slow' | 'aborted'> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<'too-slow'>((resolve) => {
    timer = setTimeout(() => resolve('too-slow'), Math.max(0, milliseconds));
  });
  try {
    return await Promise.race([
      reader.read().catch(() => 'aborted' as const),
      late,
      ...(evicted ? [evicted.then(() => 'too-slow' as const)] : []),
    ]);
  } finally {
    clearTimeout(timer);
  }
}

/** @param most bytes that the body may have, and that are reserved for it once it is large */
async function readFrom(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  most: number,
  admit: () => Promise<Upload | null>,
): Promise<ReadBody> {
  let bytes = new Uint8Array(smallBodyBytes);
  let upload: Upload | null = null;
  let length = 0;
  let started = performance.now();
  const refuse = (reason: Refusal): ReadBody => {
    upload?.release();
    return { ok: false, reason };
  };
  for (;;) {
    const result = await readInTime(reader, started + allowedTime(length) - performance.now(), upload?.evicted);
    if (result === 'too-slow' || result === 'aborted') return refuse(result);
    if (result.done) {
      upload?.arrived();
      return { ok: true, bytes: bytes.subarray(0, length), release: upload?.release ?? nothingToRelease };
    }
    const needed = length + result.value.length;
    if (needed > most) return refuse('too-large');
    if (needed > bytes.length) {
      const waitedFrom = performance.now();
      upload = await admit();
      if (upload === null) return refuse('busy');
      // Time in the queue does not count as upload time.
      started += performance.now() - waitedFrom;
      const small = bytes;
      bytes = new Uint8Array(most);
      bytes.set(small);
    }
    bytes.set(result.value, length);
    length = needed;
    upload?.received(result.value.length);
    free(result.value);
  }
}

/**
 * Creates the body reader. It accepts no more bytes than announced, limits the bytes of large bodies in memory, and
 * aborts uploads that are too slow.
 */
export function createBodyReader(
  uploads = createUploads(),
): (request: Request, address: string | null) => Promise<ReadBody> {
  return async (request, address) => {
    const announced = Number(request.headers.get('content-length') ?? largeBodyBytes);
    if (announced > largeBodyBytes) return { ok: false, reason: 'too-large' };
    if (request.body === null) return { ok: true, bytes: new Uint8Array(0), release: nothingToRelease };
    const reader = request.body.getReader();
    const most = Math.max(announced, smallBodyBytes) || largeBodyBytes;
    const body = await readFrom(reader, most, () => uploads.admit(most, address));
    if (!body.ok) reader.cancel().catch(() => {});
    return body;
  };
}
