import { Buffer } from 'node:buffer';
import type { DeskList, DeskRequest, DeskRow } from '../../_shared/contract/desk.ts';
import type { FileKind } from '../../_shared/contract/index.ts';
import { Refused } from '../http/responses.ts';
import { describeRequest } from '../mail/office-mail.ts';
import type { Practice } from '../practice.ts';
import { type Bytes, type Cipher, contexts, encode } from '../store/cipher.ts';
import type { RequestsDatabase, Sql } from '../store/database.ts';
import type { FollowUp } from '../store/follow-up.ts';

/** As many requests as a list can have: each of them has to be decrypted. */
const longestList = 1_000;

interface Stored extends Pick<DeskRow, 'reference' | 'type' | 'status' | 'takenBy'> {
  receivedAt: Date;
  handledAt: Date | null;
  /** Encrypted; null when it was wiped. */
  payload: Bytes | null;
}

interface StoredRequest extends Stored {
  undoSeconds: number;
  file: { kind: FileKind; isVerified: boolean; parts: number } | null;
  notes: { part: number; at: string; by: string; content: string }[];
  history: { at: string; by: string; action: string }[];
}

const columns = (sql: Sql) => sql`
  status.reference, status.type, status.status, status.received_at as "receivedAt", status.handled_at as "handledAt",
  request.payload,
  (select who from requests.audit where reference = status.reference and action = 'take' order by id desc limit 1)
    as "takenBy"`;

/** What the desk shows and does. Everything is recorded with the account before it is done. */
export type Desk = ReturnType<typeof createDesk>;

/** Creates the desk. Its functions throw Refused for what cannot be done. */
export function createDesk(
  database: RequestsDatabase,
  cipher: Cipher,
  followUp: Pick<FollowUp, 'handle' | 'undo' | 'release' | 'requeue'>,
  practice: Pick<Practice, 'timeZone' | 'emergencyTypes'>,
) {
  const record = (account: string, action: string, reference: string) =>
    database.use(
      (sql) => sql`
      insert into requests.audit (who, action, reference) values (${account}, ${action}, ${reference})`,
    );

  const decrypt = async (context: string, content: Bytes): Promise<string> =>
    new TextDecoder().decode(await cipher.decrypt(context, content));

  /** What the mail says; null for what was wiped and what cannot be read, which must not hide other requests. */
  async function describe(stored: Stored, file: StoredRequest['file'] = null) {
    const { reference, receivedAt, payload } = stored;
    if (payload === null) return null;
    try {
      const fields = await decrypt(contexts.answers(reference), payload);
      const prescription = file && { kind: file.kind, verified: file.isVerified };
      return describeRequest({ ...practice, reference, receivedAt, fields, prescription });
    } catch {
      return null;
    }
  }

  function rowOf(stored: Stored, described: Awaited<ReturnType<typeof describe>>): DeskRow {
    const { reference, type, status, takenBy } = stored;
    const { isUrgent = false, name = '', phone = '', wish = '' } = described ?? {};
    return {
      ...{ reference, type, status, isUrgent, name, phone, wish, takenBy },
      receivedAt: stored.receivedAt.toISOString(),
      handledAt: stored.handledAt?.toISOString() ?? null,
    };
  }

  async function find(reference: string): Promise<StoredRequest> {
    const [found] = await database.use(
      (sql) => sql<StoredRequest[]>`
        select ${columns(sql)},
          greatest(0, extract(epoch from status.handled_at + interval '10 minutes' - requests.clock()))::integer
            as "undoSeconds",
          (select json_build_object('kind', kind, 'isVerified', verified, 'parts', parts)
            from requests.prescription where reference = status.reference) as file,
          (select coalesce(json_agg(json_build_object('part', part, 'at', at, 'by', who,
              'content', encode(content, 'base64')) order by part desc), '[]')
            from requests.note where reference = status.reference) as notes,
          (select coalesce(json_agg(json_build_object('at', at, 'by', who, 'action', action) order by id desc), '[]')
            from requests.audit where reference = status.reference) as history
        from requests.status join requests.request using (reference)
        where status.reference = ${reference}`,
    );
    if (!found) throw new Refused('request_unknown');
    return found;
  }

  async function describeFound(reference: string): Promise<DeskRequest> {
    const stored = await find(reference);
    const { file, undoSeconds, history } = stored;
    const described = await describe(stored, file);
    const notes = stored.notes.map(async ({ part, at, by, content }) => {
      const bytes = Uint8Array.from(Buffer.from(content, 'base64'));
      const text = await decrypt(contexts.note(reference, part), bytes).catch(() => 'This note cannot be read.');
      return { at, by, text };
    });
    return {
      ...rowOf(stored, described),
      email: described?.email ?? '',
      rows: described?.rows.map(({ href: _, ...row }) => row) ?? [],
      file: file && { kind: file.kind, isVerified: file.isVerified },
      isWiped: stored.payload === null,
      notes: await Promise.all(notes),
      undoSeconds,
      history,
    };
  }

  const changes = {
    take: async () => true,
    handle: async (reference: string) => (await followUp.handle(reference)) !== null,
    undo: async (reference: string) => (await followUp.undo(reference))?.handledAt === null,
    release: followUp.release,
    requeue: followUp.requeue,
  };

  return {
    async list(account: string): Promise<DeskList> {
      // A page asks every minute.
      await database.use(
        (sql) => sql`
        insert into requests.audit (who, action)
        select ${account}, 'list' where not exists (
          select from requests.audit
          where who = ${account} and action = 'list' and at > requests.clock() - interval '1 hour'
        )`,
      );
      const { found, count } = await database.use(async (sql) => {
        const shown = sql`(status.status <> 'handled' or status.handled_at > requests.clock() - interval '7 days')`;
        const found = await sql<Stored[]>`
          select ${columns(sql)} from requests.status join requests.request using (reference)
          where ${shown}
          order by status.status in ('handled', 'held'), status.received_at desc
          limit ${longestList}`;
        const [{ count }] = await sql<[{ count: number }]>`
          select count(*)::integer as count from requests.status where ${shown}`;
        return { found, count };
      });
      const requests = await Promise.all(found.map(async (stored) => rowOf(stored, await describe(stored))));
      return { requests: requests.sort(byUrgency), more: count - requests.length };
    },

    async show(account: string, reference: string): Promise<DeskRequest> {
      await find(reference);
      await record(account, 'show', reference);
      return describeFound(reference);
    },

    /** The prescription of a request, decrypted part by part. */
    async file(account: string, reference: string): Promise<{ kind: FileKind; content: ReadableStream<Uint8Array> }> {
      const { file } = await find(reference);
      if (file === null) throw new Refused('request_unknown');
      await record(account, 'file', reference);
      let part = 0;
      const content = new ReadableStream<Uint8Array>({
        async pull(controller) {
          const [stored] = await database.use(
            (sql) => sql<{ content: Bytes }[]>`
              select content from requests.prescription_part where reference = ${reference} and part = ${part}`,
          );
          if (!stored) throw new Error('A part of the file is missing');
          controller.enqueue(await cipher.decrypt(contexts.file(reference, part, file.parts), stored.content));
          part += 1;
          if (part === file.parts) controller.close();
        },
      });
      return { kind: file.kind, content };
    },

    async note(account: string, reference: string, text: string): Promise<DeskRequest> {
      const { notes, payload } = await find(reference);
      if (payload === null) throw new Refused('not_possible');
      const part = (notes[0]?.part ?? 0) + 1;
      const content = await cipher.encrypt(contexts.note(reference, part), encode(text));
      await record(account, 'note', reference);
      await database.use(
        (sql) => sql`
        insert into requests.note (reference, part, who, content)
        values (${reference}, ${part}, ${account}, ${content})`,
      );
      return describeFound(reference);
    },

    /** Does what changes the state of a request. */
    async change(account: string, action: keyof typeof changes, reference: string): Promise<DeskRequest> {
      await find(reference);
      await record(account, action, reference);
      if (!(await changes[action](reference))) throw new Refused('not_possible');
      return describeFound(reference);
    },
  };
}

/** Open requests before handled ones; urgent ones first, then by waiting time. Of handled ones, the newest first. */
function byUrgency(one: DeskRow, other: DeskRow): number {
  if (one.handledAt !== null && other.handledAt !== null) return other.handledAt.localeCompare(one.handledAt);
  return (
    Number(one.handledAt !== null) - Number(other.handledAt !== null) ||
    Number(other.isUrgent) - Number(one.isUrgent) ||
    one.receivedAt.localeCompare(other.receivedAt)
  );
}
