import { createSemaphore } from '../semaphore.ts';
import { type Bytes, free } from '../store/cipher.ts';
import { largeBodyBytes, queueTimeout, slowestUpload, smallBodyBytes, uploadGrace } from './limits.ts';
import { Refused } from './responses.ts';
import { createUploads, type Upload } from './uploads.ts';

/** The time limit in milliseconds for an upload of this size. */
const allowedTime = (bytes: number): number => uploadGrace + (bytes / slowestUpload) * 1000;

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** @param evicted resolves when the upload has to make room for others */
async function readInTime(reader: Reader, milliseconds: number, evicted?: Promise<void>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  try {
    const result = await Promise.race([reader.read().catch(() => 'aborted' as const), late, evicted ?? late]);
    if (typeof result === 'object') return result;
    throw new Refused(result ?? 'too_slow');
  } finally {
    clearTimeout(timer);
  }
}

/** @param most bytes that the body may have, and that are reserved for it once it is large */
async function read(
  reader: Reader,
  most: number,
  admit: () => Promise<Upload | null>,
): Promise<{ bytes: Bytes; upload: Upload | null }> {
  let bytes = new Uint8Array(smallBodyBytes);
  let upload: Upload | null = null;
  let length = 0;
  let started = performance.now();
  try {
    for (;;) {
      const { value } = await readInTime(reader, started + allowedTime(length) - performance.now(), upload?.evicted);
      if (value === undefined) return { bytes: bytes.subarray(0, length), upload };
      const needed = length + value.length;
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
      bytes.set(value, length);
      length = needed;
      if (upload) upload.received += value.length;
      free(value);
    }
  } catch (error) {
    upload?.release();
    reader.cancel().catch(() => {});
    throw error;
  }
}

/**
 * Creates the function that runs work with the body of a request. It accepts no more bytes than announced, limits the bytes
 * of large bodies in memory, and aborts uploads that are too slow: then it throws Refused.
 */
export function createBodyReader() {
  const uploads = createUploads();
  // A large body takes several times its size in memory while it is processed, so only one is processed at a time.
  const heavyWork = createSemaphore(1);

  /** @param address whose share of large bodies it is; null does not count */
  return async <Result>(request: Request, address: string | null, work: (bytes: Bytes) => Promise<Result>) => {
    const announced = Number(request.headers.get('content-length') ?? largeBodyBytes);
    if (announced > largeBodyBytes) throw new Refused('too_large');
    const most = Math.max(announced, smallBodyBytes) || largeBodyBytes;
    const reader = (request.body ?? new Blob().stream()).getReader();
    const { bytes, upload } = await read(reader, most, () => uploads.admit(most, address));
    if (upload === null) return work(bytes);
    upload.hasArrived = true;
    try {
      if (!(await heavyWork.acquire(queueTimeout))) throw new Refused('busy');
      try {
        const result = await work(bytes);
        // After a failure, a late write may still read it.
        free(bytes);
        return result;
      } finally {
        heavyWork.release();
      }
    } finally {
      upload.release();
    }
  };
}
