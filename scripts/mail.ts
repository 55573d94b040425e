import postgres from 'postgres';
import { contexts, createCipher } from '../supabase/functions/send-contact-email/cipher.ts';

const usage = `Looks after mail that did not reach the office.

  npm run mail -- list                  every mail that waits or is dead
  npm run mail -- show <reference>      what the patient wrote, to call them at once
  npm run mail -- requeue <reference>   tries a dead letter again, for another 72 hours
  npm run mail -- requeue --all         tries every dead letter again

Reads REQUESTS_DATABASE_URL, and for show REQUESTS_SECRET.`;

/** Prints an error and ends the command. */
class Problem extends Error {}

function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Problem(`${name} is not set.`);
  return value;
}

interface Letter {
  reference: string;
  type: string;
  state: string;
  attempts: number;
  failure: string | null;
  queued: Date;
}

async function list(sql: postgres.Sql): Promise<string> {
  const letters = await sql<Letter[]>`
    select mail.reference, type, state, attempts, last_failure as failure, queued_at as queued
    from requests.outgoing_mail mail join requests.request using (reference)
    where state <> 'delivered'
    order by state, queued_at`;
  if (letters.length === 0) return 'Every mail was delivered.';
  return letters
    .map(
      ({ reference, type, state, attempts, failure, queued }) =>
        `${reference}  ${state.padEnd(7)}  ${type.padEnd(12)}  ${queued.toISOString()}  ${attempts} tries  ${failure ?? ''}`,
    )
    .join('\n');
}

async function show(sql: postgres.Sql, reference: string): Promise<string> {
  const [request] = await sql<{ payload: Uint8Array<ArrayBuffer> | null }[]>`
    select payload from requests.request where reference = ${reference}`;
  if (!request) throw new Problem(`There is no request ${reference}.`);
  if (request.payload === null) return `${reference} was delivered and wiped.`;
  const cipher = await createCipher(Uint8Array.from(Buffer.from(setting('REQUESTS_SECRET'), 'base64')));
  const opened = await cipher.decrypt(contexts.payload(reference), Uint8Array.from(request.payload));
  return JSON.stringify(JSON.parse(new TextDecoder().decode(opened)), null, 2);
}

async function requeue(sql: postgres.Sql, reference: string): Promise<string> {
  const { count } = await sql`
    update requests.outgoing_mail
    set state = 'waiting', queued_at = requests.clock(), due_at = requests.clock(), leased_until = null,
      alarmed_at = null
    where state = 'dead' and (${reference === '--all'} or reference = ${reference})`;
  if (count === 0 && reference !== '--all') throw new Problem(`There is no dead letter ${reference}.`);
  return `${count} requeued. The next run of the retry worker sends ${count === 1 ? 'it' : 'them'}.`;
}

async function run([command, reference]: readonly string[]): Promise<string> {
  const work = {
    list: (sql: postgres.Sql) => list(sql),
    show: (sql: postgres.Sql) => show(sql, reference ?? ''),
    requeue: (sql: postgres.Sql) => requeue(sql, reference ?? ''),
  }[command ?? ''];
  if (work === undefined || (command !== 'list' && reference === undefined)) throw new Problem(usage);
  const sql = postgres(setting('REQUESTS_DATABASE_URL'), { max: 1, prepare: false, onnotice: () => {} });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Problem ? error.message : error);
  process.exitCode = 1;
}
