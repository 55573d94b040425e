import { largeBodyBytes, slowestUpload, smallBodyBytes, uploadGrace } from './limits.ts';
import { Refused } from './refusals.ts';
import { createUploads, type Upload } from './uploads.ts';

/** A body in memory. `release` returns its memory to the budget; call it when the work is done. */
interface ReadBody {
  bytes: Uint8Array<ArrayBuffer>;
  release(): void;
}

/** Memory that `transfer(0)` frees at once. Node 20, which runs tests, lacks it. */
interface Freeable extends Pick<ArrayBuffer, 'byteLength'> {
  transfer?(length: number): unknown;
}

/** Frees large bytes, which would pile up before they are garbage collected. */
export function free(bytes: Uint8Array): void {
  const buffer: Freeable = bytes.buffer;
  buffer.transfer?.(0);
}

const nothingToRelease = (): void => {};

/** The time limit in milliseconds for an upload of this size. */
const allowedTime = (bytes: number): number => uploadGrace + (bytes / slowestUpload) * 1000;

async function readInTime(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  milliseconds: number,
  evicted: Promise<void> = new Promise(() => {}),
): Promise<ReadableStreamReadResult<Uint8Array>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, Math.max(0, milliseconds));
  });
  try {
    const result = await Promise.race([reader.read().catch(() => 'aborted' as const), late, evicted]);
    if (typeof result === 'object') return result;
    throw new Refused(result ?? 'too_slow');
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
  try {
    for (;;) {
      const result = await readInTime(reader, started + allowedTime(length) - performance.now(), upload?.evicted);
      if (result.done) {
        upload?.arrived();
        return { bytes: bytes.subarray(0, length), release: upload?.release ?? nothingToRelease };
      }
      const needed = length + result.value.length;
      if (needed > most) throw new Refused('too_large');
      if (needed > bytes.length) {
        const waitedFrom = performance.now();
        upload = await admit();
        if (upload === null) throw new Refused('busy');
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
  } catch (error) {
    upload?.release();
    reader.cancel().catch(() => {});
    throw error;
  }
}

/**
 * Creates the body reader. It accepts no more bytes than announced, limits the bytes of large bodies in memory, and
 * aborts uploads that are too slow: then it throws Refused.
 */
export function createBodyReader(
  uploads = createUploads(),
): (request: Request, address: string | null) => Promise<ReadBody> {
  return async (request, address) => {
    const announced = Number(request.headers.get('content-length') ?? largeBodyBytes);
    if (announced > largeBodyBytes) throw new Refused('too_large');
    if (request.body === null) return { bytes: new Uint8Array(0), release: nothingToRelease };
    const most = Math.max(announced, smallBodyBytes) || largeBodyBytes;
    return readFrom(request.body.getReader(), most, () => uploads.admit(most, address));
  };
}
