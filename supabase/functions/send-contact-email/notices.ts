import { z } from '../_shared/requests/zod.ts';

/** What a notice of Postmark says. */
export interface Notice {
  /** The reference of the request that it is about; null when there is none in it. */
  reference: string | null;
  /** Whether the mail did not reach the office, or was put away as spam. */
  isBounce: boolean;
}

const text = z.string().catch('');
const schema = z.object({ RecordType: text, Type: text, Subject: text });

/**
 * Reads a notice. A bounce after which Postmark tries again is none, nor is an automatic reply, nor one of a reminder: the
 * request itself came in a mail of its own.
 * @param body the parsed body
 */
export function readNotice(body: unknown): Notice {
  const { RecordType = '', Type = '', Subject = '' } = schema.safeParse(body).data ?? {};
  return {
    reference: /\bR-[0-9A-Z]{6}\b/.exec(Subject)?.[0] ?? null,
    isBounce:
      /^(?:Bounce|SpamComplaint)$/.test(RecordType) &&
      !/^(?:Transient|AutoResponder)$/.test(Type) &&
      !/^(?:Second r|R)eminder: /.test(Subject),
  };
}
