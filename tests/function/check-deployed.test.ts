import { beforeEach, expect, it } from 'vitest';
import { type Deployed, deployedFindings } from '../../scripts/operate/check-deployed.ts';
import { listenOnLoopback } from '../../scripts/services/site.ts';
import { backendForTests } from './support/backend.ts';
import { publishableKey, siteOrigin } from './support/client.ts';
import { freePort } from './support/ports.ts';

const backend = backendForTests({ RETRY_SECONDS: '0' });
const { database, start } = backend;

/** The problems of a deployed function, by what was asked. */
async function problems(deployed: Partial<Deployed> = {}): Promise<string[]> {
  const url = deployed.url ?? backend.running.url;
  const findings = await deployedFindings({ url, origin: siteOrigin, key: publishableKey, ...deployed });
  return findings.flatMap(({ name, problem }) => (problem === null ? [] : [`${name}: ${problem}`]));
}

beforeEach(async () => {
  await database.sql`
    insert into requests.last_run values ('maintenance', requests.clock()), ('smoke', requests.clock())
    on conflict (name) do update set at = excluded.at`;
});

it('finds nothing wrong with a function that is set up, and mails nothing', async () => {
  expect(await problems()).toEqual([]);
  const stored = await database.sql`select status from requests.status`;
  expect([...stored]).toEqual([{ status: 'held' }, { status: 'held' }]);
});

it('asks what it cannot see', async () => {
  const findings = await deployedFindings({ url: backend.running.url, origin: siteOrigin, key: publishableKey });
  const asked = findings.flatMap(({ name, confirm = '' }) => (confirm === '' ? [] : [`${name}: ${confirm}`]));
  expect(asked).toEqual([
    expect.stringContaining('address of the client: The limits count 127.0.0.1.'),
    expect.stringContaining('region: '),
    expect.stringContaining('plan: '),
  ]);
});

it.each<[fault: string, settings: Record<string, string> | null, deployed: Partial<Deployed>, found: string[]]>([
  [
    'another origin',
    null,
    { origin: 'https://other.example' },
    ['pages of the site: ', 'invalid request: ', 'marked request: ', 'file of 5 MB: '],
  ],
  [
    'another key',
    null,
    { key: 'sb_publishable_other' },
    ['invalid request: the key is not', 'marked request: ', 'file of 5 MB: '],
  ],
  ['a header of the client that counts', { TRUSTED_PROXY_HOPS: '1' }, {}, ['address of the client: what a client']],
  ['no key', { SITE_PUBLISHABLE_KEY: '' }, {}, ['calls without a key: ']],
])('finds %s', async (_fault, settings, deployed, found) => {
  if (settings) await start(settings);
  expect(await problems(deployed)).toEqual(found.map((beginning) => expect.stringContaining(beginning)));
});

it('finds a database that cannot be reached', async () => {
  await start({ REQUESTS_DATABASE_URL: database.functionUrl.replace(/:\d+\//, `:${await freePort()}/`) });
  expect(await problems()).toEqual([
    'health: database unreachable. See docs/operating.md.',
    'marked request: a request is answered 503. Check the database and its address.',
    'file of 5 MB: it is answered 503: patients cannot send their prescriptions.',
  ]);
});

it('finds that nothing tests the whole way', async () => {
  await start();
  await database.sql`delete from requests.last_run where name = 'smoke'`;
  expect(await problems()).toEqual([expect.stringContaining('Set SMOKE_EMAIL')]);
});

it('finds what the health reports, and a database without the latest migration', async () => {
  await start({ RETRY_SECONDS: '0' });
  await database.moveClock('6 minutes');
  expect(await problems()).toEqual(['health: maintenance missing. See docs/operating.md.']);
  await start({ RETRY_SECONDS: '0' });
  await database.moveClock('0');
  await database.sql.unsafe(
    `create or replace function requests.schema_version() returns text language sql immutable as $$ select '20260101000000' $$`,
  );
  expect(await problems()).toEqual(['health: the database has the schema 20260101000000. Run supabase db push.']);
});

it('finds a gateway that answers every call with a page in HTML', async ({ onTestFinished }) => {
  const gateway = await listenOnLoopback(await freePort(), (_, response) => {
    response.writeHead(502, { 'Content-Type': 'text/html' }).end('<h1>Bad gateway</h1>');
  });
  onTestFinished(gateway.stop);
  const found = await problems({ url: `http://127.0.0.1:${gateway.port}/send-contact-email` });
  expect(found).toContain('marked request: a request is answered 502. Check the database and its address.');
});

it('finds a gateway that answers preflights itself, without a header that pages send', async ({ onTestFinished }) => {
  const gateway = await listenOnLoopback(await freePort(), (request, response) => {
    const usual = 'authorization, x-client-info, apikey, content-type';
    const isAsked = request.method === 'OPTIONS' && request.headers.origin === siteOrigin;
    const headers = { 'Access-Control-Allow-Origin': siteOrigin, 'Access-Control-Allow-Headers': usual };
    response.writeHead(204, isAsked ? headers : {}).end();
  });
  onTestFinished(gateway.stop);
  const found = await problems({ url: `http://127.0.0.1:${gateway.port}/send-contact-email` });
  expect(found.find((problem) => problem.startsWith('pages of the site: '))).toContain(
    'browsers may not send idempotency-key, x-region, traceparent.',
  );
});

it('asks about the accounts of the desk', async ({ onTestFinished }) => {
  const accounts = { disable_signup: true, mailer_autoconfirm: false };
  const server = await listenOnLoopback(await freePort(), (request, response) => {
    const isFunction = request.url?.endsWith('/desk');
    response
      .writeHead(isFunction ? 401 : 200)
      .end(JSON.stringify(isFunction ? { error: { code: 'signed_out' } } : accounts));
  });
  onTestFinished(server.stop);
  const url = `http://127.0.0.1:${server.port}/send-contact-email`;
  const found = async () => {
    const findings = await deployedFindings({ url, origin: siteOrigin, key: publishableKey });
    return findings.find(({ name }) => name === 'accounts of the desk');
  };
  expect(await found()).toMatchObject({ problem: null, confirm: expect.stringContaining('6 digits') });
  accounts.mailer_autoconfirm = true;
  expect(await found()).toMatchObject({ problem: expect.stringContaining('not confirmed') });
  accounts.disable_signup = false;
  expect(await found()).toMatchObject({ problem: expect.stringContaining('sign up') });
});

it('takes an IPv6 address of this machine as safe', async () => {
  const found = await problems({ url: `http://[::1]:${await freePort()}/send-contact-email` });
  expect(found.filter((problem) => problem.startsWith('https:'))).toEqual([]);
});

it('finds an address without encryption, and one that nobody answers', async () => {
  const found = await problems({ url: 'http://contact.invalid/send-contact-email' });
  expect(found[0]).toContain('https: the address is not https');
  expect(found[1]).toContain('health: there is no answer');
});
