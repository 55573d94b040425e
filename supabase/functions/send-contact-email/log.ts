import type { RequestType } from '../_shared/contract/index.ts';

/** A line of the log, which leaves out what is null. It never contains anything that a patient wrote. */
export interface LogLine {
  event: 'request' | 'mail' | 'notice' | 'worker' | 'alarm' | 'start' | 'stop';
  outcome?: string;
  /** Which mail: of a request, a reminder, a digest. */
  kind?: string;
  reference?: string | null;
  type?: RequestType | undefined;
  code?: string | null;
  milliseconds?: number;
  count?: number;
  /** Where an unexpected error was thrown: its stack without its message, which may contain what a patient wrote. */
  at?: string;
}

/** Writes a line of the log. */
export type Log = (line: LogLine) => void;

/** The stack frames of an error, without its message. */
export const stackFrames = (error: unknown): string =>
  String(Object(error).stack)
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8)
    .map((line) => line.trim())
    .join(' ');
