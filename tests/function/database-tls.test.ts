import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { requestsCommand } from '../../scripts/operate/requests.ts';
import type { Database } from '../../scripts/services/database.ts';
import type { RunningFunction } from '../../scripts/services/function.ts';
import { databaseEncryption } from '../../supabase/functions/send-contact-email/database.ts';
import { environment, type OpenDatabase, openFunction, openServer } from './support/backend.ts';
import { type Certificate, certificateFor } from './support/certificate.ts';
import { post } from './support/client.ts';
import { inquiry } from './support/payloads.ts';
import { freePort } from './support/ports.ts';

const valid = certificateFor('localhost');
const elsewhere = certificateFor('elsewhere.example');
const authorities = `${valid.cert}\n${elsewhere.cert}`;

let server: OpenDatabase & Database;
let running: RunningFunction;

beforeAll(async () => {
  server = await openServer();
});

afterEach(async () => {
  await running?.stop();
});

afterAll(async () => {
  await server?.stop();
});

async function useCertificate({ cert, key }: Certificate): Promise<void> {
  const files = { 'server.crt': cert, 'server.key': key };
  for (const [file, content] of Object.entries(files)) {
    const path = join(server.dataDir, file);
    await server.sql.unsafe(`copy (select unnest(string_to_array('${content}', e'\\n'))) to '${path}'`);
    chmodSync(path, 0o600);
  }
  await server.sql.unsafe('alter system set ssl = on');
  await server.sql`select pg_reload_conf()`;
}

/** Sends an inquiry to a function that trusts the certificates. */
async function send(): Promise<number> {
  const url = server.functionUrl.replace('127.0.0.1', 'localhost');
  running = await openFunction({
    ...environment(url, await freePort()),
    REQUESTS_DATABASE_CA: authorities,
    RETRY_SECONDS: '0',
  });
  return (await post(running.url, inquiry)).status;
}

/** The exit code of a command that trusts the certificates. */
async function list(): Promise<number> {
  const env = {
    REQUESTS_DATABASE_URL: server.functionUrl.replace('127.0.0.1', 'localhost'),
    REQUESTS_DATABASE_CA: authorities,
  };
  return (await requestsCommand(['list'], { env, folder: '' })).code;
}

it('does not fall back to a connection without TLS', async () => {
  expect([await send(), await list()]).toEqual([503, 1]);
});

it('refuses a certificate for another name', async () => {
  await useCertificate(elsewhere);
  expect([await send(), await list()]).toEqual([503, 1]);
});

it('encrypts the connection to a server with a valid certificate', async () => {
  await useCertificate(valid);
  expect([await send(), await list()]).toEqual([200, 0]);
  const connections = await server.sql`
    select distinct ssl from pg_stat_ssl join pg_stat_activity using (pid)
    where application_name = 'send-contact-email'`;
  expect([...connections]).toEqual([{ ssl: true }]);
});

it.each([
  ['postgres://u:p@127.0.0.1:5432/postgres', null, false],
  ['postgres://u:p@[::1]:5432/postgres', null, false],
  ['postgres://u:p@db.example.com:5432/postgres', null, { rejectUnauthorized: true }],
  ['postgres://u:p@db.example.com:5432/postgres', 'PEM', { rejectUnauthorized: true, ca: 'PEM' }],
])('the encryption of %s with the authority %s', (url, authority, expected) => {
  expect(databaseEncryption(url, authority)).toEqual(expected);
});
