import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readSettings, settingNames } from './settings.ts';

const complete = {
  REQUESTS_DATABASE_URL: 'postgres://contact_function:x@db.example/postgres',
  REQUESTS_SECRET: Buffer.alloc(32, 1).toString('base64'),
  OFFICE_EMAIL: 'office@optometry.example',
  MAIL_FROM: 'website@optometry.example',
  SITE_ORIGINS: 'https://optometry.example, https://www.optometry.example,',
  SITE_PUBLISHABLE_KEY: 'sb_publishable_x',
  SMTP_HOST: 'smtp.example',
  TRUSTED_PROXY_HOPS: '1',
  WAKE_UP_SECRET: 'wake-up',
};

it('reads the variables, and has safe defaults', () => {
  expect(readSettings(complete)).toMatchObject({
    siteOrigins: ['https://optometry.example', 'https://www.optometry.example'],
    publishableKey: 'sb_publishable_x',
    ...{ smtpHost: 'smtp.example', smtpPort: 465, smtpSecurity: 'implicit', smtpUser: null },
    limitPerAddress: 30,
    trustedProxyHops: 1,
    port: null,
  });
});

it('are all named in the table of the README', () => {
  const readme = readFileSync('README.md', 'utf8');
  const rows = readme.slice(readme.indexOf('| setting |')).split('\n\n', 1).join();
  expect(settingNames.filter((name) => !rows.includes(`\`${name}\``))).toEqual([]);
});

it('names everything that is missing', () => {
  for (const name of Object.keys(complete)) expect(() => readSettings({})).toThrow(`${name} is missing`);
});

it.each([
  ['REQUESTS_SECRET', 'c2hvcnQ=', 'REQUESTS_SECRET must be at least 32 bytes in base64'],
  ['REQUESTS_SECRET_PREVIOUS', 'c2hvcnQ=', 'REQUESTS_SECRET_PREVIOUS must be at least 32 bytes in base64'],
  ['SITE_ORIGINS', 'https://optometry.example/', 'SITE_ORIGINS must hold origins'],
  ['SITE_ORIGINS', '*', 'SITE_ORIGINS must hold origins'],
  ['SMTP_PORT', 'smtp', 'SMTP_PORT must be a whole number, not "smtp"'],
  ['SMTP_PORT', '0', 'SMTP_PORT must be from 1 to 65535, not "0"'],
  ['SMTP_HOST', 'https://smtp.example', 'SMTP_HOST must be the name of a host'],
  ['SMTP_USER', 'office', 'SMTP_PASSWORD is missing'],
  ['SMTP_CA', 'ca.pem', 'SMTP_CA must be a certificate in PEM'],
  ['MAIL_RESPONSE_SECONDS', '0', 'MAIL_RESPONSE_SECONDS must be from 1 to 600, not "0"'],
  ['DATABASE_MEGABYTES', '0', 'DATABASE_MEGABYTES must be from 1'],
  ['REQUESTS_DATABASE_URL', 'db.example', 'REQUESTS_DATABASE_URL must be a URL such as postgres://'],
  ['SITE_ORIGINS', 'http://optometry.example', 'SITE_ORIGINS may be http:// only for a server on this machine'],
  ['SMTP_TLS', 'maybe', 'SMTP_TLS must be one of implicit, starttls, none'],
  ['SMTP_TLS', 'none', 'SMTP_TLS may be none only for a mail server on this machine'],
  ['HANDLED_LINKS', 'yes', 'HANDLED_LINKS must be one of true, false'],
  ['DIGEST_HOUR', '24', 'DIGEST_HOUR must be an hour from 0 to 23, or off, not "24"'],
  ['ALARM_WEBHOOK_URL', 'ntfy', 'ALARM_WEBHOOK_URL must be a URL such as https://example.com/alarm'],
  ['ALARM_WEBHOOK_URL', 'http://example.com/', 'ALARM_WEBHOOK_URL may be http:// only for a server on this machine'],
  ['SITE_ORIGINS', ',', 'SITE_ORIGINS must hold origins'],
  ['MAIL_FROM', 'a@b.example\nBcc: c@d.example', 'MAIL_FROM must be one email address'],
  ['OFFICE_EMAIL', 'a@b.example, c@d.example', 'OFFICE_EMAIL must be one email address'],
])('does not start with %s=%j', (name, value, problem) => {
  expect(() => readSettings({ ...complete, [name]: value })).toThrow(problem);
});

it('never prints a secret', () => {
  expect(() => readSettings({ REQUESTS_SECRET: 'c2hvcnQ=', SMTP_PASSWORD: 'hunter2' })).toThrow(
    expect.objectContaining({ message: expect.not.stringMatching(/c2hvcnQ|hunter2/) }),
  );
});
