import { Buffer } from 'node:buffer';
import { z } from '../_shared/contract/zod.ts';

const text = (meaning: string) => z.string(`is missing: ${meaning}`);

/** For values that are no secrets. */
const must = (rule: string) => ({ error: ({ input }: { input?: unknown }) => `must ${rule}, not "${input}"` });

const oneAddress = z.email(must('be one email address'));

const optional = z.string().nullable().default(null);

const wholeNumber = (least = 0, most = 999_999_999) =>
  z
    .string()
    .regex(/^\d{1,9}$/, { ...must('be a whole number'), abort: true })
    .refine((text) => Number(text) >= least && Number(text) <= most, must(`be from ${least} to ${most}`))
    .transform(Number);

const host = text('the name of the mail server').regex(/^[\w.:-]+$/, 'must be the name of a host');

const securities = z.enum(['implicit', 'starttls', 'none'], must('be one of implicit, starttls, none'));

const certificate = z.string().includes('-----BEGIN CERTIFICATE-----', 'must be a certificate in PEM');

const secret = text('at least 32 random bytes in base64, from `openssl rand -base64 32`')
  .transform((value) => Uint8Array.from(Buffer.from(value, 'base64')))
  .refine((bytes) => bytes.length >= 32, 'must be at least 32 bytes in base64');

const plainOnlyHere = z.refine<string>(
  (value) => !value.startsWith('http:') || isLocal(new URL(value).hostname),
  'may be http:// only for a server on this machine',
);

const origin = z
  .string()
  .refine((value) => /^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value, {
    ...must('hold origins such as https://example.com'),
    abort: true,
  })
  .check(plainOnlyHere);

const origins = text('the origins of the site, separated by commas')
  .transform((list) => list.split(/[\s,]+/).filter((one) => one !== ''))
  .pipe(z.array(origin).min(1, must('hold origins such as https://example.com')));

const webAddress = z
  .url({ protocol: /^https?$/, error: 'must be a URL such as https://example.com/alarm', abort: true })
  .check(plainOnlyHere);

const hour = z
  .string()
  .regex(/^([01]?\d|2[0-3]|off)$/, must('be an hour from 0 to 23, or off'))
  .transform((value) => (value === 'off' ? null : Number(value)));

/** Whether a host name is this machine's. */
export const isLocal = (host: string): boolean => ['127.0.0.1', '::1', '[::1]', 'localhost'].includes(host);

type Values = Readonly<Record<string, unknown>>;

const rule = (name: string, message: string, holds: (values: Values) => boolean) =>
  z.refine<Values>(holds, { path: [name], message, when: () => true });

const whenHosted = (name: string, meaning: string) =>
  rule(name, `is missing: ${meaning}`, (values) => values.FUNCTION_PORT !== null || values[name] !== null);

/** Each setting with the name of its variable. */
const variables = {
  databaseUrl: [
    'REQUESTS_DATABASE_URL',
    text('the address of the database for the role contact_function').pipe(
      z.url({ protocol: /^postgres(?:ql)?$/, error: 'must be a URL such as postgres://role:password@host/postgres' }),
    ),
  ],
  /** An additional certificate authority for the database, as PEM. */
  databaseAuthority: ['REQUESTS_DATABASE_CA', certificate.nullable().default(null)],
  /** 32 or more bytes, from which every key is derived. */
  secret: ['REQUESTS_SECRET', secret],
  previousSecret: ['REQUESTS_SECRET_PREVIOUS', secret.nullable().default(null)],
  officeEmail: ['OFFICE_EMAIL', text('the address that gets the requests').pipe(oneAddress)],
  mailFrom: ['MAIL_FROM', text("the sender, an address of the practice's own domain").pipe(oneAddress)],
  siteOrigins: ['SITE_ORIGINS', origins],
  /** null, which a hosted function refuses, disables the check. */
  publishableKey: ['SITE_PUBLISHABLE_KEY', optional],
  smtpHost: ['SMTP_HOST', host],
  smtpPort: ['SMTP_PORT', wholeNumber(1, 65_535).default(465)],
  /** `implicit`: TLS from the first byte; `starttls`: TLS before anything else; `none`: loopback only. */
  smtpSecurity: ['SMTP_TLS', securities.default('implicit')],
  smtpUser: ['SMTP_USER', optional],
  smtpPassword: ['SMTP_PASSWORD', optional],
  /** An additional certificate authority for the mail server, as PEM. */
  smtpAuthority: ['SMTP_CA', certificate.nullable().default(null)],
  /** How long the mail server may take to accept a mail that it has received. */
  mailResponseSeconds: ['MAIL_RESPONSE_SECONDS', wholeNumber(1, 600).default(120)],
  /** Requests per hour from one address; 0 means no limit, here and below. */
  limitPerAddress: ['LIMIT_PER_ADDRESS', wholeNumber().default(30)],
  /** From one network (/24 of IPv4, /48 of IPv6); four times the limit of an address by default. */
  limitPerNetwork: ['LIMIT_PER_NETWORK', wholeNumber().nullable().default(null)],
  limitOverall: ['LIMIT_OVERALL', wholeNumber().default(600)],
  /** How many proxies in front of the function add to X-Forwarded-For; null, which a hosted function refuses, is none. */
  trustedProxyHops: ['TRUSTED_PROXY_HOPS', wholeNumber().nullable().default(null)],
  /** Whether the office marks requests as handled, with the link in each mail. */
  expectsHandling: [
    'HANDLED_LINKS',
    z.stringbool({ truthy: ['true'], falsy: ['false'], error: 'must be one of true, false' }).default(true),
  ],
  /** The hour of the daily digest at the practice; null for none. */
  digestHour: ['DIGEST_HOUR', hour.default(7)],
  alarmWebhookUrl: ['ALARM_WEBHOOK_URL', webAddress.nullable().default(null)],
  /** The mailbox of the requests that the function sends to itself; null for none. */
  smokeEmail: ['SMOKE_EMAIL', oneAddress.nullable().default(null)],
  /** The secret of the mail provider's notices; null refuses them. */
  noticesSecret: ['NOTICES_SECRET', optional],
  /** The secret of the database's schedule; null, which a hosted function refuses, refuses its calls. */
  wakeUpSecret: ['WAKE_UP_SECRET', optional],
  /** The address of Supabase Auth, where the people of the desk sign in; null for no desk. */
  authUrl: [
    'AUTH_URL',
    webAddress
      .transform((url) => url.replace(/\/$/, ''))
      .nullable()
      .default(null),
  ],
  /** The size that the database may have. */
  databaseMegabytes: ['DATABASE_MEGABYTES', wholeNumber(1).default(500)],
  /** Seconds between two runs of the retry worker; 0 when only the database's schedule starts it. */
  retrySeconds: ['RETRY_SECONDS', wholeNumber().default(5)],
  /** The port to listen on; null lets the platform choose. */
  port: ['FUNCTION_PORT', wholeNumber(1, 65_535).nullable().default(null)],
} satisfies Record<string, [string, z.ZodType]>;

/** The names of all variables. */
export const settingNames: readonly string[] = Object.values(variables).map(([name]) => name);

/** The settings of an installation. */
export type Settings = { [Name in keyof typeof variables]: z.output<(typeof variables)[Name][1]> };

const schema = z.object(Object.fromEntries<z.ZodType>(Object.values(variables))).check(
  rule(
    'SMTP_TLS',
    'may be none only for a mail server on this machine',
    ({ SMTP_TLS, SMTP_HOST }) => SMTP_TLS !== 'none' || isLocal(String(SMTP_HOST)),
  ),
  rule(
    'SMTP_PASSWORD',
    'is missing: the password of SMTP_USER',
    ({ SMTP_USER, SMTP_PASSWORD }) => SMTP_USER === null || SMTP_PASSWORD !== null,
  ),
  // Without it, all patients would share one limit: a hosted function sees only the address of its gateway.
  whenHosted('TRUSTED_PROXY_HOPS', 'how many proxies are in front, 1 on hosted Supabase'),
  whenHosted('SITE_PUBLISHABLE_KEY', "the project's publishable key, which the site sends"),
  whenHosted('WAKE_UP_SECRET', "the secret with which the database's schedule calls"),
);

/**
 * Parses the settings. An empty variable counts as missing.
 * @param environment the variables by name
 * @throws Error that lists everything that is missing or invalid, without the values of secrets
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.entries(environment).map(([name, value]) => [name, value?.trim() || undefined]);
  const { data: values, error } = schema.safeParse(Object.fromEntries(given));
  if (error) {
    const lines = error.issues.map(({ path: [name], message }) => `- ${String(name)} ${message}`);
    throw new Error(`The function cannot start:\n${lines.join('\n')}`);
  }
  return Object.fromEntries(Object.entries(variables).map(([setting, [name]]) => [setting, values[name]])) as Settings;
}
