const allowedHeaders = 'authorization, x-client-info, apikey, content-type, idempotency-key, x-region, traceparent';

/** What browsers may do with a response, which is data for the site's scripts: not show, guess or frame it. */
const restrictions = {
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
};

/**
 * Adds the headers of every response, and those that allow the site's own pages to read it. Other origins get no CORS
 * header.
 */
export function withHeaders(response: Response, origin: string | null, siteOrigins: readonly string[]): Response {
  for (const [name, value] of Object.entries(restrictions)) response.headers.set(name, value);
  response.headers.append('Vary', 'Origin');
  if (origin !== null && siteOrigins.includes(origin)) {
    response.headers.set('Access-Control-Allow-Origin', origin);
    response.headers.set('Access-Control-Expose-Headers', 'Retry-After');
  }
  return response;
}

/** The response to a preflight request. */
export const preflight = (): Response =>
  new Response(null, {
    status: 204,
    headers: {
      'Access-Control-Allow-Methods': 'POST',
      'Access-Control-Allow-Headers': allowedHeaders,
      'Access-Control-Max-Age': '7200',
    },
  });
