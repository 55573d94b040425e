import { Buffer } from 'node:buffer';
import { z } from '../_shared/requests/zod.ts';

const text = (meaning: string) => z.string(`is missing: ${meaning}`);

const line = (meaning: string) => text(meaning).regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'must be one line');

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

const oneAddress = z.email({ error: ({ input }) => `must be one email address, not "${input}"` });

const timeZone = text('the time zone of the practice, such as America/Chicago').refine(isTimeZone, {
  error: ({ input }) => `must be a time zone such as America/Chicago, not "${input}"`,
});

const optional = z.string().nullable().default(null);

const wholeNumber = (least = 0, most = 999_999_999) =>
  z
    .string()
    .regex(/^\d{1,9}$/, { error: ({ input }) => `must be a whole number, not "${input}"`, abort: true })
    .refine((text) => Number(text) >= least && Number(text) <= most, {
      error: ({ input }) => `must be from ${least} to ${most}, not "${input}"`,
    })
    .transform(Number);

const host = text('the name of the mail server').regex(/^[\w.:-]+$/, 'must be the name of a host');

const certificate = z.string().includes('-----BEGIN CERTIFICATE-----', 'must be a certificate in PEM');

const choice = <const Choice extends string>(...choices: Choice[]) =>
  z.enum(choices, { error: ({ input }) => `must be one of ${choices.join(', ')}, not "${input}"` });

const secret = text('at least 32 random bytes in base64, from `openssl rand -base64 32`')
  .transform((value) => Uint8Array.from(Buffer.from(value, 'base64')))
  .refine((bytes) => bytes.length >= 32, 'must be at least 32 bytes in base64');

const plainOnlyHere = z.refine<string>((value) => !value.startsWith('http:') || isLocal(new URL(value).hostname), {
  error: 'may be http:// only for a server on this machine',
});

const origin = z
  .string()
  .refine((value) => /^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value, {
    error: ({ input }) => `must hold origins such as https://example.com, not "${input}"`,
    abort: true,
  })
  .check(plainOnlyHere);

const origins = text('the origins of the site, separated by commas')
  .transform((list) =>
    list
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== ''),
  )
  .pipe(z.array(origin).min(1, 'must hold origins such as https://example.com'));

const webAddress = z
  .url({ protocol: /^https?$/, error: 'must be a URL such as https://example.com/alarm', abort: true })
  .check(plainOnlyHere);

const day = z.iso.date({ error: ({ input }) => `must be a day such as 2027-12-25, not "${input}"` });

const hour = z
  .string()
  .regex(/^([01]?\d|2[0-3]|off)$/, { error: ({ input }) => `must be an hour from 0 to 23, or off, not "${input}"` })
  .transform((value) => (value === 'off' ? null : Number(value)));

/** Whether a host name is this machine's. */
export const isLocal = (host: string): boolean => ['127.0.0.1', '::1', '[::1]', 'localhost'].includes(host);

const plainOnlyOnLoopback = z.refine<{ SMTP_TLS: string; SMTP_HOST: string }>(
  ({ SMTP_TLS, SMTP_HOST }) => SMTP_TLS !== 'none' || isLocal(SMTP_HOST),
  { path: ['SMTP_TLS'], message: 'may be none only for a mail server on this machine', when: () => true },
);

const passwordOfUser = z.refine<{ SMTP_USER: string | null; SMTP_PASSWORD: string | null }>(
  ({ SMTP_USER, SMTP_PASSWORD }) => SMTP_USER === null || SMTP_PASSWORD !== null,
  { path: ['SMTP_PASSWORD'], message: 'is missing: the password of SMTP_USER', when: () => true },
);

const whenHosted = (name: 'TRUSTED_PROXY_HOPS' | 'SITE_PUBLISHABLE_KEY' | 'WAKE_UP_SECRET', meaning: string) =>
  z.refine<{ FUNCTION_PORT: number | null } & Record<typeof name, unknown>>(
    (values) => values.FUNCTION_PORT !== null || values[name] !== null,
    { path: [name], message: `is missing: ${meaning}`, when: () => true },
  );

const variables = z
  .object({
    REQUESTS_DATABASE_URL: text('the address of the database for the role contact_function').pipe(
      z.url({ protocol: /^postgres(?:ql)?$/, error: 'must be a URL such as postgres://role:password@host/postgres' }),
    ),
    REQUESTS_DATABASE_CA: certificate.nullable().default(null),
    REQUESTS_SECRET: secret,
    REQUESTS_SECRET_PREVIOUS: secret.nullable().default(null),
    PRACTICE_NAME: line('the name that stands in the mail'),
    PRACTICE_PHONE: line('the phone that patients are told to call when something fails'),
    PRACTICE_TIME_ZONE: timeZone,
    OFFICE_EMAIL: text('the address that gets the requests').pipe(oneAddress),
    MAIL_FROM: text("the sender, an address of the practice's own domain").pipe(oneAddress),
    SITE_ORIGINS: origins,
    SITE_PUBLISHABLE_KEY: optional,
    SMTP_HOST: host,
    SMTP_PORT: wholeNumber(1, 65_535).default(465),
    SMTP_TLS: choice('implicit', 'starttls', 'none').default('implicit'),
    SMTP_USER: optional,
    SMTP_PASSWORD: optional,
    SMTP_CA: certificate.nullable().default(null),
    MAIL_RESPONSE_SECONDS: wholeNumber(1, 600).default(120),
    LIMIT_PER_ADDRESS: wholeNumber().default(30),
    LIMIT_PER_NETWORK: wholeNumber().nullable().default(null),
    LIMIT_OVERALL: wholeNumber().default(600),
    TRUSTED_PROXY_HOPS: wholeNumber().nullable().default(null),
    HANDLED_LINKS: choice('true', 'false').default('true'),
    DIGEST_HOUR: hour.default(7),
    CONTENT_ENDS: day.nullable().default(null),
    ALARM_WEBHOOK_URL: webAddress.nullable().default(null),
    SMOKE_EMAIL: oneAddress.nullable().default(null),
    NOTICES_SECRET: optional,
    WAKE_UP_SECRET: optional,
    DATABASE_MEGABYTES: wholeNumber(1).default(500),
    RETRY_SECONDS: wholeNumber().default(5),
    FUNCTION_PORT: wholeNumber(1, 65_535).nullable().default(null),
  })
  .check(
    plainOnlyOnLoopback,
    passwordOfUser,
    // Without it, all patients would share one limit: a hosted function sees only the address of its gateway.
    whenHosted('TRUSTED_PROXY_HOPS', 'how many proxies are in front, 1 on hosted Supabase'),
    whenHosted('SITE_PUBLISHABLE_KEY', "the project's publishable key, which the site sends"),
    whenHosted('WAKE_UP_SECRET', "the secret with which the database's schedule calls"),
  );

/** The names of all variables. */
export const settingNames: readonly string[] = Object.keys(variables.shape);

/** The settings of an installation. */
export type Settings = ReturnType<typeof readSettings>;

/** The connection settings of the mail server. */
export type SmtpSettings = Settings['smtp'];

/**
 * Parses the settings. An empty variable counts as missing.
 * @param environment the variables by name
 * @throws Error that lists everything that is missing or invalid, without the values of secrets
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>) {
  const given = Object.entries(environment).map(([name, value]) => [name, value?.trim() || undefined]);
  const { data: values, error } = variables.safeParse(Object.fromEntries(given));
  if (error) {
    const lines = error.issues.map(({ path: [name], message }) => `- ${String(name)} ${message}`);
    throw new Error(`The function cannot start:\n${lines.join('\n')}`);
  }
  return {
    databaseUrl: values.REQUESTS_DATABASE_URL,
    /** An additional certificate authority for the database, as PEM. */
    databaseAuthority: values.REQUESTS_DATABASE_CA,
    /** 32 or more bytes, from which every key is derived. */
    secret: values.REQUESTS_SECRET,
    /** The previous secret; null when there is none that still counts. */
    previousSecret: values.REQUESTS_SECRET_PREVIOUS,
    practiceName: values.PRACTICE_NAME,
    /** The office's phone number as patients read it. */
    practicePhone: values.PRACTICE_PHONE,
    /** By its IANA name. */
    timeZone: values.PRACTICE_TIME_ZONE,
    officeEmail: values.OFFICE_EMAIL,
    mailFrom: values.MAIL_FROM,
    siteOrigins: values.SITE_ORIGINS,
    /** null, which a hosted function refuses, disables the check. */
    publishableKey: values.SITE_PUBLISHABLE_KEY,
    smtp: {
      host: values.SMTP_HOST,
      port: values.SMTP_PORT,
      /** `implicit`: TLS from the first byte; `starttls`: TLS before anything else; `none`: loopback only. */
      security: values.SMTP_TLS,
      user: values.SMTP_USER,
      password: values.SMTP_PASSWORD,
      /** An additional trusted certificate authority, as PEM. */
      authority: values.SMTP_CA,
    },
    /** How long the mail server may take to accept a mail that it has received, in seconds. */
    mailResponseSeconds: values.MAIL_RESPONSE_SECONDS,
    /** Requests per hour from one address; 0 means no limit. */
    limitPerAddress: values.LIMIT_PER_ADDRESS,
    /** Requests per hour from one network (/24 of IPv4, /48 of IPv6); 0 means no limit. */
    limitPerNetwork: values.LIMIT_PER_NETWORK ?? 4 * values.LIMIT_PER_ADDRESS,
    /** Requests per hour in total; 0 means no limit. */
    limitOverall: values.LIMIT_OVERALL,
    /** How many proxies in front of the function add to X-Forwarded-For. */
    trustedProxyHops: values.TRUSTED_PROXY_HOPS ?? 0,
    /** Whether the office marks requests as handled, with the link in each mail. */
    expectsHandling: values.HANDLED_LINKS === 'true',
    /** The hour of the daily digest at the practice; null for none. */
    digestHour: values.DIGEST_HOUR,
    /** The day from which the site's content is no longer true, which the digest says 60 days before; null for none. */
    contentEnds: values.CONTENT_ENDS,
    /** Where alarms are posted; null for nowhere. */
    alarmWebhookUrl: values.ALARM_WEBHOOK_URL,
    /** The mailbox of the requests that the function sends to itself; null for none. */
    smokeEmail: values.SMOKE_EMAIL,
    /** The secret of the mail provider's notices; null refuses them. */
    noticesSecret: values.NOTICES_SECRET,
    /** The secret of the database's schedule; null, which a hosted function refuses, refuses its calls. */
    wakeUpSecret: values.WAKE_UP_SECRET,
    /** The size that the database may have. */
    databaseMegabytes: values.DATABASE_MEGABYTES,
    /** Seconds between two runs of the retry worker; 0 when only the database's schedule starts it. */
    retrySeconds: values.RETRY_SECONDS,
    /** The port to listen on; null lets the platform choose. */
    port: values.FUNCTION_PORT,
  };
}
