const allowedHeaders = 'authorization, x-client-info, apikey, content-type, idempotency-key, x-region, traceparent';

/** Adds the CORS headers that allow the site's own pages to read a response. Other origins get only `Vary`. */
export function withCors(response: Response, origin: string | null, siteOrigins: readonly string[]): Response {
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
