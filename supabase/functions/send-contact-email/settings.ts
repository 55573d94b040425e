import { Buffer } from 'node:buffer';

/** How the mail server is reached. */
export interface SmtpSettings {
  host: string;
  port: number;
  /** `implicit`: TLS from the first byte; `starttls`: TLS before anything else is said; `none`: loopback only. */
  security: 'implicit' | 'starttls' | 'none';
  user: string | null;
  password: string | null;
  /** A certificate authority to trust besides the system's, as PEM. */
  authority: string | null;
}

/** Everything that differs between one installation and the next. */
export interface Settings {
  databaseUrl: string;
  /** 32 bytes or more, from which every key is derived. */
  secret: Uint8Array<ArrayBuffer>;
  practiceName: string;
  /** The office's phone as patients read it. */
  practicePhone: string;
  officeEmail: string;
  mailFrom: string;
  siteOrigins: readonly string[];
  /** null: not checked. */
  publishableKey: string | null;
  smtp: SmtpSettings;
  /** Requests an hour from one address; 0 lifts the limit. */
  limitPerAddress: number;
  /** Requests an hour altogether; 0 lifts the limit. */
  limitOverall: number;
  /** Whether the limit per address counts this machine's own addresses. */
  limitLoopback: boolean;
  /** How many proxies in front of the function add to X-Forwarded-For. */
  trustedProxyHops: number;
  /** Seconds between two looks at waiting mail; 0 leaves them to the database's schedule. */
  sweepSeconds: number;
  /** The port to listen on; null lets the platform choose. */
  port: number | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

const loopbackHosts = ['127.0.0.1', '::1', 'localhost'];

/** Reads variables one by one and remembers what is wrong with each. */
function reader(environment: Environment) {
  const problems: string[] = [];
  const optional = (name: string): string | null => environment[name]?.trim() || null;

  const text = (name: string, what: string): string => {
    const value = optional(name);
    if (value === null) problems.push(`${name} is missing: ${what}`);
    return value ?? '';
  };

  const line = (name: string, what: string): string => {
    const value = text(name, what);
    if (/[\p{Cc}\u2028\u2029]/u.test(value)) problems.push(`${name} must be one line`);
    return value;
  };

  const count = (name: string, standard: number): number => {
    const value = optional(name) ?? String(standard);
    if (!/^\d{1,9}$/.test(value)) problems.push(`${name} must be a whole number, not "${value}"`);
    return Number(value);
  };

  const choice = <Choice extends string>(name: string, choices: readonly Choice[], standard: Choice): Choice => {
    const value = optional(name) ?? standard;
    const found = choices.find((one) => one === value);
    if (found === undefined) problems.push(`${name} must be one of ${choices.join(', ')}, not "${value}"`);
    return found ?? standard;
  };

  return { problems, optional, text, line, count, choice };
}

type Reader = ReturnType<typeof reader>;

function readSecret({ problems, text }: Reader): Uint8Array<ArrayBuffer> {
  const value = text('REQUESTS_SECRET', 'at least 32 random bytes in base64, from `openssl rand -base64 32`');
  const secret = Uint8Array.from(Buffer.from(value, 'base64'));
  if (value !== '' && secret.length < 32) problems.push('REQUESTS_SECRET must be at least 32 bytes in base64');
  return secret;
}

function readOrigins({ problems, text }: Reader): string[] {
  const origins = text('SITE_ORIGINS', 'the origins of the site, separated by commas')
    .split(',')
    .map((origin) => origin.trim())
    .filter((origin) => origin !== '');
  for (const origin of origins) {
    if (!URL.canParse(origin) || new URL(origin).origin !== origin) {
      problems.push(`SITE_ORIGINS must hold origins such as https://example.com, not "${origin}"`);
    }
  }
  return origins;
}

function readSmtp({ problems, optional, text, count, choice }: Reader): SmtpSettings {
  const host = text('SMTP_HOST', 'the name of the mail server');
  const security = choice('SMTP_TLS', ['implicit', 'starttls', 'none'], 'implicit');
  if (security === 'none' && !loopbackHosts.includes(host)) {
    problems.push('SMTP_TLS may be none only for a mail server on this machine');
  }
  return {
    host,
    port: count('SMTP_PORT', 465),
    security,
    user: optional('SMTP_USER'),
    password: optional('SMTP_PASSWORD'),
    authority: optional('SMTP_CA'),
  };
}

/**
 * Reads the settings once, at the start.
 * @param environment the variables by name
 * @throws Error that lists everything that is missing or wrong, without the values of secrets
 */
export function readSettings(environment: Environment): Settings {
  const read = reader(environment);
  const settings: Settings = {
    databaseUrl: read.text('REQUESTS_DATABASE_URL', 'the address of the database for the role contact_function'),
    secret: readSecret(read),
    practiceName: read.line('PRACTICE_NAME', 'the name that stands in the mail'),
    practicePhone: read.line('PRACTICE_PHONE', 'the phone that patients are told to call when something fails'),
    officeEmail: read.line('OFFICE_EMAIL', 'the address that gets the requests'),
    mailFrom: read.line('MAIL_FROM', "the sender, an address of the practice's own domain"),
    siteOrigins: readOrigins(read),
    publishableKey: read.optional('SITE_PUBLISHABLE_KEY'),
    smtp: readSmtp(read),
    limitPerAddress: read.count('LIMIT_PER_ADDRESS', 30),
    limitOverall: read.count('LIMIT_OVERALL', 600),
    limitLoopback: read.choice('LIMIT_LOOPBACK', ['true', 'false'], 'false') === 'true',
    trustedProxyHops: read.count('TRUSTED_PROXY_HOPS', 0),
    sweepSeconds: read.count('SWEEP_SECONDS', 5),
    port: read.optional('FUNCTION_PORT') === null ? null : read.count('FUNCTION_PORT', 0),
  };
  if (read.problems.length > 0) {
    throw new Error(`The function cannot start:\n${read.problems.map((problem) => `- ${problem}`).join('\n')}`);
  }
  return settings;
}
