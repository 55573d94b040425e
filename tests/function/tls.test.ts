import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import type { SMTPServerOptions } from 'smtp-server';
import { describe, expect, it } from 'vitest';
import { requestsCommand } from '../../scripts/operate/requests.ts';
import { denoBinaries } from '../../scripts/services/function.ts';
import { databaseEncryption } from '../../supabase/functions/send-contact-email/database.ts';
import { backendForTests, logged, serverForTests } from './support/backend.ts';
import { type Certificate, certificateFor } from './support/certificate.ts';

const certificate = certificateFor('localhost');
const elsewhere = certificateFor('elsewhere.example');
const authorities = `${certificate.cert}\n${elsewhere.cert}`;

const { inbox, start, send, statusOf } = backendForTests();

describe('mail', () => {
  const server: SMTPServerOptions = {
    ...certificate,
    disabledCommands: [],
    authOptional: false,
    onAuth: ({ username, password }, _session, callback) =>
      username === 'office' && password === 'secret' ? callback(null, { user: 'office' }) : callback(new Error('No')),
  };
  const login = { SMTP_HOST: 'localhost', SMTP_USER: 'office', SMTP_PASSWORD: 'secret', SMTP_CA: authorities };
  const starttls = { SMTP_TLS: 'starttls' };
  const implicit = { SMTP_TLS: 'implicit' };
  const withoutTls = { disabledCommands: ['STARTTLS'], allowInsecureAuth: true };

  it.each<[string, SMTPServerOptions, Record<string, string>, RegExp | null]>([
    ['is sent over implicit TLS', { secure: true }, implicit, null],
    ['is sent over STARTTLS', {}, starttls, null],
    ['waits when the server has no TLS', withoutTls, starttls, /^E/],
    [
      'waits when the certificate is not trusted',
      { secure: true },
      { ...implicit, SMTP_CA: '' },
      /^E(CONNECT|SOCKET)$/,
    ],
    ['waits when the certificate is of another host', { secure: true, ...elsewhere }, implicit, /^E(CONNECT|SOCKET)$/],
    ['waits when the password is wrong', { secure: true }, { ...implicit, SMTP_PASSWORD: 'wrong' }, /^EAUTH$/],
  ])('%s', async (_, smtp, settings, failure) => {
    await inbox.close();
    await inbox.listen(inbox.port, { ...server, ...smtp });
    const running = await start({ ...login, ...settings }, { denoBinary: denoBinaries.hosted });
    const { status, reference } = await send();
    expect(status).toBe(200);
    if (failure === null) {
      expect((await inbox.waitFor(reference)).secure).toBe(true);
    } else {
      expect((await logged(running, { event: 'mail', reference })).code).toMatch(failure);
      expect([await statusOf(reference), inbox.mails]).toEqual(['waiting', []]);
    }
  });
});

describe('the connection to the database', () => {
  const server = serverForTests();

  async function installCertificate({ cert, key }: Certificate): Promise<void> {
    for (const [file, content] of Object.entries({ 'server.crt': cert, 'server.key': key })) {
      const path = join(server.dataDir, file);
      await server.sql.unsafe(`copy (select unnest(string_to_array('${content}', e'\\n'))) to '${path}'`);
      chmodSync(path, 0o600);
    }
    await server.sql.unsafe('alter system set ssl = on');
    await server.sql`select pg_reload_conf()`;
  }

  it.each<[string, Certificate | null, number, number]>([
    ['is refused without TLS', null, 503, 1],
    ['is refused with a certificate for another name', elsewhere, 503, 1],
    ['is encrypted with a valid certificate', certificate, 200, 0],
  ])('%s, by the function and by the command', async (_, used, status, code) => {
    if (used) await installCertificate(used);
    const url = server.functionUrl.replace('127.0.0.1', 'localhost');
    const env = { REQUESTS_DATABASE_URL: url, REQUESTS_DATABASE_CA: authorities, RETRY_SECONDS: '0' };
    const statusUnder = async (denoBinary: string): Promise<number> => {
      await start(env, { denoBinary });
      return (await send()).status;
    };
    expect({
      current: await statusUnder(denoBinaries.current),
      hosted: await statusUnder(denoBinaries.hosted),
      command: (await requestsCommand(['list'], env)).code,
    }).toEqual({ current: status, hosted: status, command: code });
    const connections = await server.sql`
      select distinct ssl from pg_stat_ssl join pg_stat_activity using (pid)
      where application_name = 'send-contact-email'`;
    expect([...connections]).toEqual(status === 200 ? [{ ssl: true }] : []);
  });

  it.each([
    ['[::1]', false],
    ['db.example.com', { rejectUnauthorized: true }],
  ])('to %s without an authority of its own is %j', (host, expected) => {
    expect(databaseEncryption(`postgres://u:p@${host}:5432/postgres`, null)).toEqual(expected);
  });
});
