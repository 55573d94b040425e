import type { RequestType } from './options.ts';
import type { FileKind } from './prescription-file.ts';

/** What the desk asks the function for, as the body of a call. */
export type DeskCall =
  /** The open requests, and those handled in the last seven days. */
  | { action: 'list' }
  /** Everything about one request. */
  | { action: 'show'; reference: string }
  /** The prescription file of a request, which the answer's body is. */
  | { action: 'file'; reference: string }
  /** Says who looks after a request. */
  | { action: 'take'; reference: string }
  | { action: 'note'; reference: string; text: string }
  | { action: 'handle'; reference: string }
  /** Takes the mark of the last ten minutes back. */
  | { action: 'undo'; reference: string }
  /** Mails what the honeypot has held. */
  | { action: 'release'; reference: string }
  /** Mails again what bounced or could not be delivered. */
  | { action: 'requeue'; reference: string };

/**
 * What has happened to a request: its mail waits or has arrived, it bounced or could not be delivered (dead), the honeypot
 * holds it, or somebody handled it.
 */
export type RequestStatus = 'waiting' | 'delivered' | 'bounced' | 'dead' | 'held' | 'handled';

/** A request in the list of the desk. */
export interface DeskRow {
  reference: string;
  type: RequestType;
  status: RequestStatus;
  /** Whether the patient asks for an emergency visit. */
  isUrgent: boolean;
  /** As the patient wrote them; '' for what is not there or cannot be decrypted. */
  name: string;
  phone: string;
  /** The appointment type or the subject. */
  wish: string;
  /** ISO 8601, as all times here. */
  receivedAt: string;
  handledAt: string | null;
  /** The account that looks after it; null for none. */
  takenBy: string | null;
}

/** The list of the desk: urgent requests first, then by waiting time; handled ones last, the newest first. */
export interface DeskList {
  requests: DeskRow[];
  /** How many more there are, which the list leaves out. */
  more: number;
}

/** One request, with everything that its mail says. */
export interface DeskRequest extends DeskRow {
  /** As the patient wrote it; '' as above. */
  email: string;
  /** A heading has no value. */
  rows: { label: string; value?: string }[];
  file: { kind: FileKind; isVerified: boolean } | null;
  /** Whether what the patient wrote was deleted. */
  isWiped: boolean;
  /** How long the mark can still be undone. */
  undoSeconds: number;
  notes: { at: string; by: string; text: string }[];
  /** What was done with it, the newest first. */
  history: { at: string; by: string; action: string }[];
}

/** Maximum characters of a note. */
export const longestNote = 2_000;
