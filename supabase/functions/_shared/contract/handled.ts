import { requestTypes } from './options.ts';
import { z } from './zod.ts';

/** A stored request, as the page of its link shows it: nothing personal. Times are ISO 8601. */
export const handledRequest = z.object({
  reference: z.string(),
  type: z.enum(requestTypes),
  receivedAt: z.string(),
  /** null while nobody has marked it as handled. */
  handledAt: z.string().nullable(),
  /** How long the mark can still be undone. */
  undoSeconds: z.number(),
});

/** A stored request, as the page of its link shows it. */
export type HandledRequest = z.infer<typeof handledRequest>;

/** What the function answers to the link of a request. `expired`: the link is too old; `invalid`: it is not complete. */
export type LinkAnswer = { status: 'found'; request: HandledRequest } | { status: 'expired' | 'invalid' };
