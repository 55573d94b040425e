import { userInfo } from 'node:os';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import postgres from 'postgres';
import { type Cipher, contexts, createCipher } from '../../supabase/functions/send-contact-email/store/cipher.ts';
import { databaseEncryption } from '../../supabase/functions/send-contact-email/store/database.ts';
import { eraseRequests } from '../../supabase/functions/send-contact-email/store/follow-up.ts';
import { runningSettings } from '../services/local-settings.ts';

const usage = `Looks after what the desk does not: npm run requests -- <command>

  staff                         the accounts that may use the desk
  staff <email> --add|--remove  lets an account use the desk, or no longer
  audit [reference|account]     who did what: the latest 100, or all of one request or account
  erase <email> --why …         erases the answers, notes and files of one patient
  rotate                        encrypts everything with the current secret

Prints JSON. Reads REQUESTS_DATABASE_URL (for staff: with the role that owns the database) and REQUESTS_DATABASE_CA; erase
and rotate also read REQUESTS_SECRET and REQUESTS_SECRET_PREVIOUS. Without them, it uses a running "npm start".`;

const flag = { type: 'boolean', default: false } as const;
const parse = (args: string[]) =>
  parseArgs({ args, allowPositionals: true, options: { add: flag, remove: flag, why: { type: 'string' } } });

type Environment = Readonly<Record<string, string | undefined>>;
/** What a command gets. Its subject is the argument after it. */
type Task = ReturnType<typeof parse>['values'] & { sql: postgres.Sql; env: Environment; subject: string };

function openCipher({ env }: Task): Promise<Cipher> {
  const secretOf = (name: string) => {
    const bytes = Uint8Array.from(Buffer.from(env[name] ?? '', 'base64'));
    if (bytes.length < 32) throw new Error(`${name} must be at least 32 bytes in base64.`);
    return bytes;
  };
  const previous = env.REQUESTS_SECRET_PREVIOUS ? secretOf('REQUESTS_SECRET_PREVIOUS') : null;
  return createCipher(secretOf('REQUESTS_SECRET'), previous);
}

async function record({ sql, why = '' }: Task, action: string, references: (string | null)[]): Promise<void> {
  const rows = references.map((reference) => ({ who: userInfo().username, action, reference, why }));
  if (rows.length > 0) await sql`insert into requests.audit ${sql(rows)}`;
}

async function staff(task: Task) {
  const { sql, add, remove } = task;
  const email = task.subject.toLowerCase();
  if (add || remove) {
    if (!email.includes('@')) throw new Error('Name the email address of the account.');
    await record({ ...task, why: `${add ? 'added' : 'removed'} ${email}` }, 'staff', [null]);
    await (add
      ? sql`insert into requests.staff (email) values (${email}) on conflict do nothing`
      : sql`delete from requests.staff where email = ${email}`);
  }
  return sql`select email, added_at, second_factor_at from requests.staff order by email`;
}

const audit = ({ sql, subject }: Task) => sql`
  select at, who, action, reference, why from requests.audit where ${subject} in ('', reference, who)
  order by id desc limit ${subject === '' ? 100 : null}`;

/** Something encrypted: a row of the view requests.encrypted. */
interface Stored {
  kind: keyof typeof contexts;
  reference: string;
  part: number;
  parts: number;
  content: Uint8Array;
}

/** Null when no known secret decrypts it. */
const decrypt = (cipher: Cipher, { kind, reference, part, parts, content }: Stored) =>
  cipher.decrypt(contexts[kind](reference, part, parts), Uint8Array.from(content)).catch(() => null);

async function erase(task: Task) {
  const { sql, subject } = task;
  if (!task.why) throw new Error('Say why, for the record: --why "…"');
  if (!subject.includes('@')) throw new Error('Name the email address of the patient.');
  const cipher = await openCipher(task);
  const found: string[] = [];
  const unreadable: string[] = [];
  for (const stored of await sql<Stored[]>`select * from requests.encrypted where kind = 'answers'`) {
    const answers = await decrypt(cipher, stored);
    const email = answers && String(JSON.parse(new TextDecoder().decode(answers)).email).toLowerCase();
    if (email === null) unreadable.push(stored.reference);
    if (email === subject.toLowerCase()) found.push(stored.reference);
  }
  await eraseRequests(sql, found);
  await record(task, 'erase', found);
  const erased = `Erased: ${found.join(', ') || 'none'}.`;
  if (unreadable.length > 0) throw new Error(`${erased} No known secret decrypts ${unreadable.join(', ')}.`);
  // What is left of them, as proof.
  return sql`
    select reference, not exists (select from requests.encrypted where encrypted.reference = request.reference) as erased
    from requests.request where reference = any(${found}) order by received_at`;
}

/** Encrypts one row at a time with the current secret, so that it can be interrupted and run again. */
async function rotate(task: Task) {
  const { sql } = task;
  const cipher = await openCipher(task);
  await record(task, 'rotate', [null]);
  const findOthers = () => sql<Omit<Stored, 'content'>[]>`
    select kind, reference, part, parts from requests.encrypted
    where substring(content from 1 for ${cipher.beginning.length}) <> ${cipher.beginning}
    order by kind, reference, part`;
  const unreadable: string[] = [];
  for (const { kind, reference, part, parts } of await findOthers()) {
    const [stored] = await sql<Stored[]>`
      select * from requests.encrypted where kind = ${kind} and reference = ${reference} and part = ${part}`;
    const opened = stored && (await decrypt(cipher, stored));
    if (opened === null) unreadable.push(`${kind} ${reference}`);
    // Unreadable, or wiped in the meantime.
    if (!stored || !opened) continue;
    const content = await cipher.encrypt(contexts[kind](reference, part, parts), opened);
    await (kind === 'answers'
      ? sql`update requests.request set payload = ${content} where reference = ${reference} and payload is not null`
      : sql`
          update requests.${sql(kind === 'file' ? 'prescription_part' : 'note')} set content = ${content}
          where reference = ${reference} and part = ${part}`);
  }
  if (unreadable.length > 0) throw new Error(`No known secret decrypts ${unreadable.join(', ')}.`);
  return [{ remaining: (await findOthers()).length }];
}

const commands = { staff, audit, erase, rotate };

/** Runs the command with the arguments after `npm run requests --`. Resolves to its exit code and what it prints. */
export async function requestsCommand(args: string[], env: Environment = { ...runningSettings(), ...process.env }) {
  try {
    const { values, positionals } = parse(args);
    const [name = '', subject = ''] = positionals;
    const command = new Map(Object.entries(commands)).get(name);
    if (command === undefined) throw new Error(usage);
    const { REQUESTS_DATABASE_URL: url = '', REQUESTS_DATABASE_CA: authority } = env;
    if (url === '') throw new Error('REQUESTS_DATABASE_URL is not set, and no "npm start" is running.');
    console.error(`Database: ${new URL(url).host}`);
    const ssl = databaseEncryption(url, authority || null);
    const sql = postgres(url, { ssl, max: 1, prepare: false, onnotice: () => {} });
    const rows = await command({ ...values, sql, env, subject }).finally(() => sql.end());
    return { code: 0, output: JSON.stringify(rows, null, 2) };
  } catch (error) {
    return { code: 1, output: error instanceof Error ? error.message : String(error) };
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { code, output } = await requestsCommand(process.argv.slice(2));
  (code === 0 ? console.log : console.error)(output);
  process.exitCode = code;
}
