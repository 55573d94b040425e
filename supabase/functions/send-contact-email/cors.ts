const allowedHeaders = 'authorization, x-client-info, apikey, content-type, idempotency-key, x-region, traceparent';

/**
 * Adds the headers that let one of the site's own pages read an answer. For every other origin nothing is added but
 * the note to caches that answers differ.
 */
export function withCors(response: Response, origin: string | null, siteOrigins: readonly string[]): Response {
  response.headers.append('Vary', 'Origin');
  if (origin !== null && siteOrigins.includes(origin)) {
    response.headers.set('Access-Control-Allow-Origin', origin);
    response.headers.set('Access-Control-Expose-Headers', 'Retry-After');
  }
  return response;
}

/** The answer to a browser that asks whether it may send a request. */
export const preflight = (): Response =>
  new Response(null, {
    status: 204,
    headers: {
      'Access-Control-Allow-Methods': 'POST',
      'Access-Control-Allow-Headers': allowedHeaders,
      'Access-Control-Max-Age': '7200',
    },
  });
