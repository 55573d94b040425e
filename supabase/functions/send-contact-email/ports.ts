import type { CalendarDay, FileKind, RequestType } from '../_shared/requests/index.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** An earlier request with the same key. */
export interface StoredRequest {
  reference: string;
  fingerprint: Uint8Array;
}

/** A stored file, in parts that are encrypted one by one. */
export interface NewPrescription {
  kind: FileKind;
  parts: number;
  encryptPart(part: number): Promise<Bytes>;
}

/** A stored request. Everything personal is encrypted. */
export interface NewRequest {
  reference: string;
  type: RequestType;
  idempotencyKey: string | null;
  fingerprint: Bytes;
  payload: Bytes;
  prescription: NewPrescription | null;
  /** The fingerprints of the client's address and of its network; null when their limits do not apply. */
  client: { address: Bytes; network: Bytes } | null;
  /** Whether the honeypot is filled: the request is kept for an operator, and the office gets no mail. */
  caught: boolean;
  /** Whether the function sent it to itself. */
  isSmoke: boolean;
}

/** The result of storing a request. `known`: its key was stored before. `retryAfter` in seconds. */
export type SaveResult =
  | { outcome: 'stored' }
  | { outcome: 'known'; request: StoredRequest }
  | { outcome: 'reference-taken' }
  | { outcome: 'limited'; retryAfter: number };

/** The database is down, too busy or too slow; `code` says which. */
export class StoreUnavailable extends Error {
  constructor(readonly code: string) {
    super(`The database is not available (${code})`);
    this.code = code;
  }
}

/** A stored request that cannot be decrypted or written as a mail. */
export class Unreadable extends Error {}

/** A line of the log. It never contains anything that a patient wrote. */
export interface LogLine {
  event: 'request' | 'mail' | 'notice' | 'worker' | 'alarm' | 'start' | 'stop';
  outcome?: string;
  /** Which mail: of a request, a reminder, a digest. */
  kind?: string;
  reference?: string;
  type?: RequestType;
  code?: string;
  milliseconds?: number;
  count?: number;
  /** Where an unexpected error was thrown: its stack without its message, which may contain what a patient wrote. */
  at?: string;
}

/** The stack frames of an error, without its message. */
export const stackFrames = (error: unknown): string =>
  (error instanceof Error ? (error.stack ?? '') : '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8)
    .map((line) => line.trim())
    .join(' ');

/** Writes a line of the log. */
export type Log = (line: LogLine) => void;

/** Returns the current day at the practice. */
export type Today = () => CalendarDay;
