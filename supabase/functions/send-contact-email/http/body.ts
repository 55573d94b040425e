import { createSemaphore } from '../semaphore.ts';
import { type Bytes, free } from '../store/cipher.ts';
import { type Arrival, createArrivals } from './arrivals.ts';
import { firstBytes, largeBodyBytes, queueTimeout, slowestUpload, smallBodyBytes, uploadGrace } from './limits.ts';
import { Refused } from './responses.ts';
import { createUploads, type Upload } from './uploads.ts';

/** The time limit in milliseconds for an upload of this size. */
const allowedTime = (bytes: number): number => uploadGrace + (bytes / slowestUpload) * 1000;

interface Reader {
  /** Reads at most so many bytes, where the stream allows that. */
  read(most: number): Promise<ReadableStreamReadResult<Uint8Array>>;
  cancel(): Promise<void>;
}

/** Reads into memory of our size: Deno takes 64 KB for each body that it waits for. */
function openReader(stream: ReadableStream<Uint8Array>): Reader {
  try {
    const reader = stream.getReader({ mode: 'byob' });
    return { read: (most) => reader.read(new Uint8Array(most)), cancel: () => reader.cancel() };
  } catch {
    // The stream of a body that has arrived with its head is no stream of bytes.
    const reader = stream.getReader();
    return { read: () => reader.read(), cancel: () => reader.cancel() };
  }
}

/** @param evicted resolves when the body has to make room for others */
async function readInTime(reader: Reader, most: number, milliseconds: number, evicted: Promise<void>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  try {
    const result = await Promise.race([reader.read(most).catch(() => 'aborted' as const), late, evicted]);
    if (typeof result === 'object') return result;
    throw new Refused(result ?? 'too_slow');
  } finally {
    clearTimeout(timer);
  }
}

/**
 * @param most bytes that the body may have, and that are reserved for it once it is large
 * @param arrival of the body while it is small
 */
async function read(
  reader: Reader,
  most: number,
  arrival: Arrival,
  admit: () => Promise<Upload | null>,
): Promise<{ bytes: Bytes; upload: Upload | null }> {
  let bytes = new Uint8Array(firstBytes);
  let upload: Upload | null = null;
  let length = 0;
  let started = performance.now();
  try {
    for (;;) {
      const { evicted } = upload ?? arrival;
      const { done, value } = await readInTime(
        reader,
        upload ? smallBodyBytes : firstBytes,
        started + allowedTime(length) - performance.now(),
        evicted,
      );
      if (done) return { bytes: bytes.subarray(0, length), upload };
      const needed = length + value.length;
      if (needed > most) throw new Refused('too_large');
      if (needed > smallBodyBytes && upload === null) {
        arrival.end();
        const waitedFrom = performance.now();
        upload = await admit();
        if (upload === null) throw new Refused('busy');
        // Time in the queue does not count as upload time.
        started += performance.now() - waitedFrom;
      }
      if (needed > bytes.length) {
        const shorter = bytes;
        bytes = new Uint8Array(upload ? most : Math.max(needed, 2 * shorter.length));
        bytes.set(shorter);
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
  } finally {
    arrival.end();
  }
}

/**
 * Creates the function that runs work with the body of a request. It accepts no more bytes than announced, limits the bytes
 * of large bodies in memory, and aborts uploads that are too slow: then it throws Refused.
 */
export function createBodyReader() {
  const uploads = createUploads();
  const arrive = createArrivals();
  // A large body takes several times its size in memory while it is processed, so only one is processed at a time.
  const heavyWork = createSemaphore(1);

  /** @param address whose share of large bodies it is; null does not count */
  return async <Result>(request: Request, address: string | null, work: (bytes: Bytes) => Promise<Result>) => {
    const announced = Number(request.headers.get('content-length') ?? largeBodyBytes);
    if (announced > largeBodyBytes) throw new Refused('too_large');
    const most = Math.max(announced, smallBodyBytes) || largeBodyBytes;
    const reader = openReader(request.body ?? new Blob().stream());
    const { bytes, upload } = await read(reader, most, arrive(), () => uploads.admit(most, address));
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
