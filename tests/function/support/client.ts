/** The site's own origin in these tests. */
export const siteOrigin = 'http://localhost:5173';
/** The site's publishable key in these tests. */
export const publishableKey = 'sb_publishable_for_tests';

/** A parsed response of the function. */
export interface FunctionResponse {
  status: number;
  headers: Headers;
  reference: string;
  code: string;
  message: string;
  issues: { field: string; key: string; message: string }[];
  json: object;
}

const standardHeaders = { 'Content-Type': 'application/json', Origin: siteOrigin, apikey: publishableKey };

/** The type of a `fetch` body. */
type Body = NonNullable<RequestInit['body']>;

/**
 * Sends a body as the site's pages do, and parses the response.
 * @param url the function's address
 * @param body an object is sent as JSON, everything else as it is
 * @param headers in place of the standard ones; null leaves one out
 */
export async function post(
  url: string,
  body: unknown,
  headers: Record<string, string | null> = {},
): Promise<FunctionResponse> {
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
  const json = (await response.json()) as { error?: object };
  const { status, headers: received } = response;
  const nothing = { reference: '', code: '', message: '', issues: [] };
  return { ...nothing, ...json, ...json.error, status, headers: received, json };
}

/** Sends a body with an idempotency key. */
export const postWithKey = (url: string, body: unknown, key: string): Promise<FunctionResponse> =>
  post(url, body, { 'Idempotency-Key': key });
