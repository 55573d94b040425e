import { publishableKey, siteOrigin } from './backend.ts';

/** An answer of the function, read. */
export interface ReadAnswer {
  status: number;
  headers: Headers;
  reference: string;
  code: string;
  message: string;
  issues: { field: string; message: string }[];
}

const standardHeaders = { 'Content-Type': 'application/json', Origin: siteOrigin, apikey: publishableKey };

/** What `fetch` takes as a body, and how it has to be told of a stream. */
type Body = NonNullable<RequestInit['body']>;

/**
 * Sends a body as one of the site's pages does, and reads the answer.
 * @param url the function's address
 * @param body an object is sent as JSON, everything else as it is
 * @param headers in place of the standard ones; null leaves one out
 */
export async function post(
  url: string,
  body: unknown,
  headers: Record<string, string | null> = {},
): Promise<ReadAnswer> {
  const entries = Object.entries({ ...standardHeaders, ...headers }).filter(
    (entry): entry is [string, string] => entry[1] !== null,
  );
  const isRaw = typeof body === 'string' || body instanceof Uint8Array || body instanceof ReadableStream;
  const response = await fetch(url, {
    method: 'POST',
    headers: entries,
    body: isRaw ? (body as Body) : JSON.stringify(body),
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  });
  const answer = (await response.json()) as {
    reference?: string;
    error?: { code: string; message: string; issues?: ReadAnswer['issues'] };
  };
  return {
    status: response.status,
    headers: response.headers,
    reference: answer.reference ?? '',
    code: answer.error?.code ?? '',
    message: answer.error?.message ?? '',
    issues: answer.error?.issues ?? [],
  };
}

/** Sends with a key, as a page does that may have to send again. */
export const postWithKey = (url: string, body: unknown, key: string): Promise<ReadAnswer> =>
  post(url, body, { 'Idempotency-Key': key });
