import type { DeskList, DeskRequest } from '#contract/desk.ts';
import type { NewFactor } from '#src/io/account.ts';

/** What the page knows beside its charts, which the inspector could show. It is stored nowhere. */
export interface DeskMemory {
  /** The email address of the account that is signed in. */
  account: string;
  /** What was typed into the forms that were last submitted. */
  email: string;
  code: string;
  note: string;
  newFactor: NewFactor | null;
  list: DeskList | null;
  listedAt: Date;
  request: DeskRequest | null;
  requestedAt: Date;
}

/** What is known of requests before any is listed or shown. */
export const noRequests = { list: null, listedAt: new Date(0), request: null, requestedAt: new Date(0), note: '' };

/** An empty memory. */
export const createMemory = (): DeskMemory => ({ ...noRequests, account: '', email: '', code: '', newFactor: null });
