import { copyFile, cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { expect, it, onTestFinished, vi } from 'vitest';
import { applyMigrations } from '../../scripts/services/database/migrations.ts';
import { neededSchema } from '../../supabase/functions/send-contact-email/watch/monitoring.ts';
import { backendForTests, openServer } from './support/backend.ts';
import { polling } from './support/inbox.ts';
import { expectStoredAndMailedOnce, startSenders } from './support/senders.ts';

const { inbox, start } = backendForTests();

const current = 'supabase/migrations';

/** A folder with the migrations up to a version: this version's, and in their place those that were other files then. */
async function migrationsUntil(version: string, others?: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'optometry-migrations-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const file of await readdir(current)) {
    if (file.split('_', 1).join() <= version) await copyFile(join(current, file), join(folder, file));
  }
  if (others) await cp(others, folder, { recursive: true });
  return folder;
}

/** What docs/operating.md says to run before the migrations. */
async function statementsBefore(): Promise<string> {
  const [, statements = ''] = /```sql\s+(begin;.*?commit;)/s.exec(await readFile('docs/operating.md', 'utf8')) ?? [];
  return statements;
}

it.each<[version: string, others?: string]>([
  ['20261126000000', 'tests/function/support/migrations-20261126'],
  ['20261127000000'],
])('upgrades a database of %s while requests arrive, and loses nothing', async (version, others) => {
  const server = await openServer(await migrationsUntil(version, others));
  onTestFinished(server.stop);
  const owner = postgres(server.ownerUrl, { max: 1, onnotice: () => {} });
  await owner`insert into requests.audit (who, action, why) values ('operator', 'wipe', 'before the upgrade')`;
  const running = await start({ REQUESTS_DATABASE_URL: server.functionUrl, LIMIT_OVERALL: '0' });
  const { acknowledged, stop } = startSenders(running.url, 4);
  const untilMore = () => {
    const count = acknowledged.size + 20;
    return vi.waitFor(() => expect(acknowledged.size).toBeGreaterThan(count), polling);
  };
  await untilMore();
  if (others) await owner.unsafe(await statementsBefore());
  await applyMigrations(server.ownerUrl);
  await untilMore();
  await stop();
  await expectStoredAndMailedOnce(server, () => inbox.mails, acknowledged);
  expect(await owner`select why from requests.audit`).toHaveLength(1);
  await owner.end();
  const healthy = { status: 'ok', schema: neededSchema };
  const health = async () => (await fetch(`${running.url}/health`)).json();
  await vi.waitFor(async () => expect(await health()).toMatchObject(healthy), { ...polling, interval: 500 });
});
