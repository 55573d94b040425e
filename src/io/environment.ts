import { z } from '#contract/zod.ts';

const text = z.string('is set but empty').trim().min(1, { error: 'is set but empty', abort: true });

const localUrl = 'http://127.0.0.1:54321';

const address = text
  .refine((value) => z.url({ protocol: /^https?$/ }).safeParse(value).success && !/[?#]/.test(value), {
    error: ({ input }) => `must be an http or https address, such as ${localUrl}. It is "${input}".`,
    abort: true,
  })
  .refine((value) => /^https:|^http:\/\/(?:127\.0\.0\.1|localhost)(?:[:/]|$)/i.test(value), {
    error: ({ input }) => `may be http only on this machine. It is "${input}".`,
  })
  .transform((value) => value.replace(/\/+$/, ''));

const publishableKey = text
  .regex(/^[\w.-]+$/, 'must be a publishable key: letters, digits, "_", "-" and "."')
  .refine((key) => !key.startsWith('sb_secret_'), 'holds a secret key. It would be readable by every visitor.');

/** The defaults are those of `npm start`. */
const variables = z.object({
  VITE_SUPABASE_URL: address.default(localUrl),
  VITE_SUPABASE_PUBLISHABLE_KEY: publishableKey.default('local-publishable-key'),
  VITE_SUPABASE_REGION: text.regex(/^[a-z-]+-\d$/, 'must be a region such as us-east-1.').optional(),
});

/** Reads the site's settings, none of which is a secret. Throws an error that names an invalid variable. */
export function readEnvironment(values: Readonly<Record<string, unknown>>) {
  const { data, error } = variables.safeParse(values);
  if (error) throw new Error(error.issues.map(({ path: [name], message }) => `${String(name)} ${message}`).join('\n'));
  return {
    supabaseUrl: data.VITE_SUPABASE_URL,
    supabasePublishableKey: data.VITE_SUPABASE_PUBLISHABLE_KEY,
    // The function has to run where the database is.
    supabaseRegion: data.VITE_SUPABASE_REGION,
  };
}
