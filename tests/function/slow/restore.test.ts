import { execFileSync, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { startDatabase } from '../../../scripts/services/database.ts';
import { environment, openFunction, openServer, untilMailed } from '../support/backend.ts';
import { type FunctionResponse, postWithKey } from '../support/client.ts';
import { openInbox } from '../support/inbox.ts';
import { inquiry, orderWith, pdf } from '../support/payloads.ts';
import { freePort } from '../support/ports.ts';

/** The statement that docs/operating.md wants after a restore. */
async function statementAfterRestore(): Promise<string> {
  const [, statement = ''] = /```sql\s+(update requests\.outgoing_mail.*?)```/s.exec(
    await readFile('docs/operating.md', 'utf8'),
  ) ?? [''];
  return statement;
}

it('loses nothing of the backup, and mails nothing twice without saying so', { timeout: 180_000 }, async (context) => {
  const server = await openServer();
  const smtpPort = await freePort();
  let inbox = await openInbox(smtpPort);
  const mails = [inbox];
  const settings = environment(server.functionUrl, smtpPort);
  let running = await openFunction(settings);
  const backup = `${server.dataDir}-backup`;
  const start = () => startDatabase({ port: Number(new URL(server.url).port), dataDir: server.dataDir });
  context.onTestFinished(async () => {
    await running.kill();
    await inbox.close();
    await server.stop();
    await rm(backup, { recursive: true, force: true });
  });
  const keys: readonly string[] = Array.from({ length: 40 }, () => randomUUID());
  const order = orderWith(pdf(300_000));
  const payloadOf = (key: string) => (keys.indexOf(key) % 10 === 0 ? order : inquiry);
  const send = (some: readonly string[]): Promise<FunctionResponse[]> =>
    Promise.all(some.map((key) => postWithKey(running.url, payloadOf(key), key)));

  // Ten requests are mailed before the backup, ten wait for the mail server.
  const delivered = await send(keys.slice(0, 10));
  await untilMailed(server);
  await inbox.close();
  const waiting = await send(keys.slice(10, 20));

  // The backup is a snapshot of the disk, as after a power failure.
  await server.kill();
  execFileSync('cp', ['-a', server.dataDir, backup]);
  expect(spawnSync('grep', ['-raqiE', 'jose@example|ramp|brien', backup]).status, 'patient data in the backup').toBe(1);

  // After the backup, the waiting mail is sent, and ten more requests arrive. Then the database is lost.
  const lost = await start();
  inbox = await openInbox(smtpPort);
  mails.push(inbox);
  const later = await send(keys.slice(20, 30));
  await untilMailed(server);
  await running.kill();
  await lost.kill();
  await rm(server.dataDir, { recursive: true });

  execFileSync('mv', [backup, server.dataDir]);
  const restored = await start();
  context.onTestFinished(() => restored.stop());
  await server.sql.unsafe(await statementAfterRestore());
  running = await openFunction(settings);
  await untilMailed(server);

  // All of the backup is there, and retries get the same references.
  const again = await send(keys.slice(0, 20));
  const referencesOf = (some: readonly FunctionResponse[]) => some.map(({ reference }) => reference);
  expect(referencesOf(again)).toEqual(referencesOf([...delivered, ...waiting]));
  const next = await send(keys.slice(30));
  await untilMailed(server);

  const received = mails.flatMap((one) => one.mails);
  const copiesOf = (reference: string) => received.filter(({ email }) => email.subject?.includes(reference));
  const all = [...delivered, ...waiting, ...later, ...next];
  expect(all.filter(({ reference }) => copiesOf(reference).length === 0)).toEqual([]);
  const marks = referencesOf(all).map((reference) =>
    copiesOf(reference).map(({ email }) => email.text?.includes('You may already have this email.')),
  );
  expect(marks).toEqual([
    ...delivered.map(() => [false]),
    ...waiting.map(() => [false, true]),
    ...[...later, ...next].map(() => [false]),
  ]);
});
