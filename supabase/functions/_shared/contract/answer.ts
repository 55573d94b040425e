import type { Issue } from './types.ts';
import { z } from './zod.ts';

/** A response of the function. Every message is written for patients. */
export type Answer = { reference: string } | { error: { code: string; message: string; issues?: Issue[] | undefined } };

/** The headers that browsers may send to the function. */
export const requestHeaders = [
  'authorization',
  'x-client-info',
  'apikey',
  'content-type',
  'idempotency-key',
  'x-region',
  'traceparent',
] as const;

/** What a page sends in the headers of a call. */
export type RequestHeaders = Partial<Record<(typeof requestHeaders)[number], string>>;

const issueSchema = z.object({ field: z.string(), key: z.string().optional(), message: z.string() });

const errorSchema = z.union([
  z.string().transform((message) => ({ code: 'unknown', message })),
  z.object({ code: z.string(), message: z.string(), issues: z.array(issueSchema).optional() }),
]);

const answerSchema: z.ZodType<Answer> = z.union([
  z.object({ reference: z.string() }),
  z.object({ error: errorSchema }),
]);

/**
 * Parses the body of a response; null when it is not the function's, such as a gateway's error page. An error that is
 * only a string is its message.
 * @param body the parsed body
 */
export function readAnswer(body: unknown): Answer | null {
  const result = answerSchema.safeParse(body);
  return result.success ? result.data : null;
}
