import type { Settings } from './settings.ts';

/** A request like those of the site's pages, to test the function end to end, from validation to the mail. */
export function smokeRequest({
  siteOrigins,
  publishableKey,
  smokeEmail,
}: Pick<Settings, 'siteOrigins' | 'publishableKey' | 'smokeEmail'>): Request {
  const [origin = ''] = siteOrigins;
  return new Request(`${origin}/send-contact-email`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': crypto.randomUUID(),
      Origin: origin,
      ...(publishableKey !== null && { apikey: publishableKey }),
    },
    body: JSON.stringify({
      type: 'inquiry',
      firstName: 'Smoke',
      lastName: 'Test',
      email: smokeEmail ?? '',
      phone: '',
      subject: 'Other',
      message: 'The website sends this request to itself. Nobody needs to answer.',
      website: '',
    }),
  });
}
