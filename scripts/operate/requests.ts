import { writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import postgres from 'postgres';
import { type Cipher, contexts, createCipher } from '../../supabase/functions/send-contact-email/store/cipher.ts';
import {
  databaseEncryption,
  type RequestsDatabase,
} from '../../supabase/functions/send-contact-email/store/database.ts';
import { createFollowUp } from '../../supabase/functions/send-contact-email/store/follow-up.ts';

const usage = `Looks after the requests of patients: npm run requests -- <command>

  list [status]                 the latest 100, or all that are waiting, delivered, handled, bounced, dead or held
  show <reference> --why …      what the patient wrote, to call them at once
  file <reference> --why …      writes the prescription into this folder
  requeue <reference>|--all     mails a dead or bounced request again, for another 72 hours;
                                with --all, only those that are not handled
  handle <reference>|--before … marks a request as handled, or all that came before a day (2026-11-20)
  release <reference>           mails a request that the honeypot has held
  erase <email> --why …         erases the answers and files of one patient
  rotate                        encrypts everything with the current secret

Prints JSON. Reads REQUESTS_DATABASE_URL and REQUESTS_DATABASE_CA; show, file, erase and rotate also read REQUESTS_SECRET
and REQUESTS_SECRET_PREVIOUS. Whatever is shown or changed is recorded in requests.audit, with your name and why.
Ends with 0 when it is done, 1 when it failed, 2 when the command is wrong.`;

/** An error that is printed without its stack. */
class Problem extends Error {
  constructor(
    message: string,
    readonly exitCode = 1,
  ) {
    super(message);
  }
}

const parse = (args: string[]) =>
  parseArgs({
    args,
    allowPositionals: true,
    options: { all: { type: 'boolean', default: false }, before: { type: 'string' }, why: { type: 'string' } },
  });

type Task = ReturnType<typeof parse>['values'] & {
  sql: postgres.Sql;
  env: NodeJS.ProcessEnv;
  folder: string;
  /** The first argument after the command: a reference, a status or an email address. */
  subject: string;
};

function openCipher({ env }: Task): Promise<Cipher> {
  const secretOf = (name: string) => {
    const bytes = Uint8Array.from(Buffer.from(env[name] ?? '', 'base64'));
    if (bytes.length < 32) throw new Problem(`${name} must be at least 32 bytes in base64.`);
    return bytes;
  };
  const previous = env.REQUESTS_SECRET_PREVIOUS ? secretOf('REQUESTS_SECRET_PREVIOUS') : null;
  return createCipher(secretOf('REQUESTS_SECRET'), previous);
}

async function record({ sql, why }: Task, action: string, ...references: (string | null)[]): Promise<void> {
  const who = userInfo().username;
  const rows = references.map((reference) => ({ who, action, reference, why: why ?? null }));
  if (rows.length > 0) await sql`insert into requests.audit ${sql(rows)}`;
}

function reason({ why }: Task): void {
  if (!why) throw new Problem('Say why, for the record: --why "…"', 2);
}

function reference({ subject }: Task): string {
  if (!/^R-[0-9A-Z]{6}$/.test(subject)) throw new Problem('Name a reference such as R-7KQ2XM.', 2);
  return subject;
}

/** Something encrypted: a row of the view requests.encrypted. */
interface Stored {
  kind: 'answers' | 'file' | 'note';
  reference: string;
  part: number;
  parts: number;
  content: Uint8Array;
}

function contextOf({ kind, reference, part, parts }: Stored): string {
  if (kind === 'note') return contexts.note(reference, part);
  return kind === 'answers' ? contexts.payload(reference) : contexts.part(reference, part, parts);
}

/** Rejects when no known secret decrypts it. */
const decrypt = (cipher: Cipher, stored: Stored) =>
  cipher.decrypt(contextOf(stored), Uint8Array.from(stored.content)).catch(() => {
    throw new Problem(`No known secret decrypts the ${stored.kind} of ${stored.reference}.`);
  });

const readAnswers = async (cipher: Cipher, stored: Stored): Promise<Record<string, unknown>> =>
  JSON.parse(new TextDecoder().decode(await decrypt(cipher, stored)));

async function list({ sql, subject }: Task) {
  const statuses = ['waiting', 'delivered', 'handled', 'bounced', 'dead', 'held'];
  if (!['', ...statuses].includes(subject)) throw new Problem(`Name a status: ${statuses.join(', ')}.`, 2);
  return sql`
    select reference, type, status, received_at as received, delivered_at as delivered, handled_at as handled, attempts,
      last_failure as failure
    from requests.status where ${subject} in ('', status)
    order by received_at desc limit ${subject === '' ? 100 : null}`;
}

async function show(task: Task) {
  const found = reference(task);
  reason(task);
  const [request] = await task.sql<(Stored & { wiped: boolean })[]>`
    select 'answers' as kind, reference, payload as content, payload is null as wiped
    from requests.request where reference = ${found}`;
  if (!request) throw new Problem(`There is no request ${found}.`);
  if (request.wiped) throw new Problem(`${found} was wiped.`);
  const answers = await readAnswers(await openCipher(task), request);
  await record(task, 'show', found);
  return [answers];
}

async function file(task: Task) {
  const found = reference(task);
  reason(task);
  const stored = await task.sql<(Stored & { ending: string })[]>`
    select encrypted.*, prescription.kind as ending
    from requests.encrypted join requests.prescription using (reference)
    where reference = ${found} and encrypted.kind = 'file' order by part`;
  const cipher = await openCipher(task);
  const pieces = await Promise.all(stored.map((part) => decrypt(cipher, part)));
  if (pieces.length === 0) throw new Problem(`${found} has no file.`);
  const name = `prescription-${found}.${stored[0]?.ending}`;
  await writeFile(join(task.folder, name), Buffer.concat(pieces), { flag: 'wx', mode: 0o600 });
  await record(task, 'file', found);
  return [{ file: name }];
}

async function requeue(task: Task) {
  const { sql, all } = task;
  const wanted = all ? null : reference(task);
  const requeued = await sql<{ reference: string | null; kind: string }[]>`
    update requests.outgoing_mail
    set state = 'waiting', queued_at = requests.clock(), due_at = requests.clock(), lease = null,
      bounced_at = null, unconfirmed = least(unconfirmed, 1)
    where (state = 'dead' or bounced_at is not null) and (reference = ${wanted} or ${all}) and not exists (
      select from requests.request
      where request.reference = outgoing_mail.reference and (wiped_at is not null or ${all} and handled_at is not null)
    )
    returning reference, kind`;
  if (requeued.length === 0 && !all) throw new Problem(`${wanted} is neither dead nor bounced, or was wiped.`);
  await record(task, 'requeue', ...requeued.map((mail) => mail.reference));
  return requeued;
}

async function handle(task: Task) {
  const { sql, before } = task;
  if (before !== undefined && Number.isNaN(Date.parse(before))) throw new Problem('Name a day such as 2026-11-20.', 2);
  // Uses the connection of this command where the function uses its pool.
  const followUp = createFollowUp({ use: (work) => work(sql), end: async () => {} } satisfies RequestsDatabase, true);
  const wanted =
    before === undefined
      ? [{ reference: reference(task) }]
      : await sql<{ reference: string }[]>`
          select reference from requests.status where status not in ('handled', 'held') and received_at < ${before}`;
  const handled: object[] = [];
  for (const { reference: found } of wanted) {
    const request = await followUp.handle(found);
    if (request === null) throw new Problem(`There is no request ${found}.`);
    handled.push(request);
    await record(task, 'handle', found);
  }
  return handled;
}

async function release(task: Task) {
  const found = reference(task);
  const released = await task.sql`
    insert into requests.outgoing_mail (reference)
    select reference from requests.status where reference = ${found} and status = 'held' and wiped_at is null
    returning reference`;
  if (released.length === 0) throw new Problem(`${found} is not held.`);
  await record(task, 'release', found);
  return released;
}

async function erase(task: Task) {
  const { sql, subject } = task;
  reason(task);
  if (!subject.includes('@')) throw new Problem('Name the email address of the patient.', 2);
  const cipher = await openCipher(task);
  const found: string[] = [];
  const unreadable: string[] = [];
  for (const stored of await sql<Stored[]>`select * from requests.encrypted where kind = 'answers'`) {
    const answers = await readAnswers(cipher, stored).catch(() => null);
    if (answers === null) unreadable.push(stored.reference);
    if (String(answers?.email).toLowerCase() === subject.toLowerCase()) found.push(stored.reference);
  }
  await sql`
    with files as (delete from requests.prescription where reference = any(${found})),
    notes as (delete from requests.note where reference = any(${found})),
    mails as (
      update requests.outgoing_mail set state = 'canceled', lease = null
      where reference = any(${found}) and state <> 'delivered'
    )
    update requests.request
    set payload = null, wiped_at = requests.clock(), handled_at = coalesce(handled_at, requests.clock())
    where reference = any(${found})`;
  await record(task, 'erase', ...found);
  if (unreadable.length > 0) {
    throw new Problem(`Erased: ${found.join(', ') || 'none'}. No known secret decrypts ${unreadable.join(', ')}.`);
  }
  // What is left of them, as proof.
  return sql`
    select reference, payload is null as answers_erased,
      not exists (select from requests.prescription_part part where part.reference = request.reference) as file_erased
    from requests.request where reference = any(${found}) order by received_at`;
}

/** Encrypts one row at a time with the current secret, so that it can be interrupted and run again. */
async function rotate(task: Task) {
  const { sql } = task;
  const cipher = await openCipher(task);
  await record(task, 'rotate', null);
  const findOthers = () => sql<Omit<Stored, 'content'>[]>`
    select kind, reference, part, parts from requests.encrypted
    where substring(content from 1 for ${cipher.beginning.length}) <> ${cipher.beginning}
    order by kind, reference, part`;
  let done = 0;
  const unreadable: string[] = [];
  for (const { kind, reference: found, part } of await findOthers()) {
    const [stored] = await sql<Stored[]>`
      select * from requests.encrypted where kind = ${kind} and reference = ${found} and part = ${part}`;
    const opened = stored && (await decrypt(cipher, stored).catch(() => null));
    if (opened === null) unreadable.push(`${kind} ${found}`);
    // Unreadable, or wiped in the meantime.
    if (!stored || !opened) continue;
    const content = await cipher.encrypt(contextOf(stored), opened);
    await (kind === 'answers'
      ? sql`update requests.request set payload = ${content} where reference = ${found} and payload is not null`
      : sql`
          update requests.${sql(kind === 'file' ? 'prescription_part' : 'note')} set content = ${content}
          where reference = ${found} and part = ${part}`);
    done += 1;
  }
  const remaining = (await findOthers()).length;
  if (remaining === 0) return [{ encrypted_again: done, remaining }];
  const why = unreadable.length === 0 ? 'Run it again.' : `No known secret decrypts ${unreadable.join(', ')}.`;
  throw new Problem(`${done} encrypted again, ${remaining} remain. ${why}`);
}

const commands = { list, show, file, requeue, handle, release, erase, rotate };

/** Runs the command with the arguments after `npm run requests --`. Resolves to its exit code and what it prints. */
export async function requestsCommand(args: string[], env = process.env, folder = process.cwd()) {
  try {
    const { values, positionals } = parse(args);
    const [name = '', subject = ''] = positionals;
    const command = new Map(Object.entries(commands)).get(name);
    if (command === undefined) throw new Problem(usage, 2);
    const { REQUESTS_DATABASE_URL: url, REQUESTS_DATABASE_CA: authority } = env;
    if (!url) throw new Problem('REQUESTS_DATABASE_URL is not set.');
    const ssl = databaseEncryption(url, authority || null);
    const sql = postgres(url, { ssl, max: 1, prepare: false, onnotice: () => {} });
    const rows = await command({ ...values, sql, env, folder, subject }).finally(() => sql.end());
    return { code: 0, output: JSON.stringify(rows, null, 2) };
  } catch (error) {
    if (error instanceof Problem) return { code: error.exitCode, output: error.message };
    const isUnknownOption = String(Reflect.get(Object(error), 'code')).startsWith('ERR_PARSE_ARGS');
    return isUnknownOption ? { code: 2, output: `${error}\n\n${usage}` } : { code: 1, output: String(error) };
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { code, output } = await requestsCommand(process.argv.slice(2));
  (code === 0 ? console.log : console.error)(output);
  process.exitCode = code;
}
