import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import type { SMTPServerOptions } from 'smtp-server';
import { describe, expect, it, vi } from 'vitest';
import { requestsCommand } from '../../scripts/operate/requests.ts';
import { denoBinaries } from '../../scripts/services/function.ts';
import { databaseEncryption } from '../../supabase/functions/send-contact-email/store/database.ts';
import { backendForTests, logged } from './support/backend.ts';
import { type Certificate, certificateFor } from './support/certificate.ts';
import { post } from './support/client.ts';
import { polling } from './support/inbox.ts';
import { inquiry } from './support/payloads.ts';

const certificate = certificateFor('localhost');
const elsewhere = certificateFor('elsewhere.example');
const authorities = `${certificate.cert}\n${elsewhere.cert}`;

const { database, inbox, start, use, send, statusOf } = backendForTests(undefined, denoBinaries.hosted);

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
    ['waits when the certificate is of another host', { secure: true, ...elsewhere }, implicit, /^E(CONNECT|SOCKET)$/],
    ['is sent over implicit TLS', { secure: true }, implicit, null],
    ['waits when the server has no TLS', withoutTls, starttls, /^E/],
    ['is sent over STARTTLS', {}, starttls, null],
    [
      'waits when the certificate is not trusted',
      { secure: true },
      { ...implicit, SMTP_CA: '' },
      /^E(CONNECT|SOCKET)$/,
    ],
    ['waits when the password is wrong', { secure: true }, { ...implicit, SMTP_PASSWORD: 'wrong' }, /^EAUTH$/],
  ])('%s', async (_, smtp, settings, failure) => {
    await inbox.close();
    await inbox.listen(inbox.port, { ...server, ...smtp });
    const running = await use({ ...login, ...settings });
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
  async function installCertificate({ cert, key }: Certificate): Promise<void> {
    const [{ data_directory: folder } = expect.unreachable()] = await database.sql`show data_directory`;
    for (const [file, content] of Object.entries({ 'server.crt': cert, 'server.key': key })) {
      const path = join(folder, file);
      await database.sql.unsafe(`copy (select unnest(string_to_array('${content}', e'\\n'))) to '${path}'`);
      chmodSync(path, 0o600);
    }
    await database.sql.unsafe('alter system set ssl = on');
    const [{ at } = expect.unreachable()] = await database.sql`select clock_timestamp() as at, pg_reload_conf()`;
    const reloaded = () => database.sql`select where pg_conf_load_time() > ${at}`;
    await vi.waitFor(async () => expect(await reloaded()).toHaveLength(1), polling);
  }

  it('is refused without TLS or with a certificate for another name, by the function and by the command', async () => {
    const url = database.functionUrl.replace('127.0.0.1', 'localhost');
    const env = { REQUESTS_DATABASE_URL: url, REQUESTS_DATABASE_CA: authorities, RETRY_SECONDS: '0' };
    const current = await start(env, { denoBinary: denoBinaries.current });
    const hosted = await start(env);
    for (const [used, status, code] of [
      [null, 503, 1],
      [elsewhere, 503, 1],
      [certificate, 200, 0],
    ] as const) {
      if (used) await installCertificate(used);
      expect({
        current: (await post(current.url, inquiry)).status,
        hosted: (await post(hosted.url, inquiry)).status,
        command: (await requestsCommand(['audit'], env)).code,
      }).toEqual({ current: status, hosted: status, command: code });
      const connections = await database.sql`
        select distinct ssl from pg_stat_ssl join pg_stat_activity using (pid)
        where application_name = 'send-contact-email' and datname = current_database()`;
      expect([...connections]).toEqual(status === 200 ? [{ ssl: true }] : []);
    }
  });

  it.each([
    ['[::1]', false],
    ['db.example.com', { rejectUnauthorized: true }],
  ])('to %s without an authority of its own is %j', (host, expected) => {
    expect(databaseEncryption(`postgres://u:p@${host}:5432/postgres`, null)).toEqual(expected);
  });
});
