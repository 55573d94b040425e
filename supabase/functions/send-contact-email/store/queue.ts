import { Buffer } from 'node:buffer';
import type { FileKind, RequestType } from '../../_shared/contract/index.ts';
import type { Bytes } from './cipher.ts';
import type { RequestsDatabase, Sql } from './database.ts';

/** A lease: only this process may send the mail until it ends. */
interface Lease {
  id: string;
  /** The fencing token of this lease. */
  lease: string;
}

/** A leased mail about a request. */
export interface MailOfRequest extends Lease {
  /** The request itself, or a reminder that nobody has marked it as handled. */
  kind: 'request' | 'reminder' | 'second-reminder';
  reference: string;
  type: RequestType;
  receivedAt: Date;
  isSmoke: boolean;
  /** An earlier attempt ended without a response, so the office may already have this mail. */
  possibleCopy: boolean;
  /** The encrypted fields; null when they were wiped. */
  payload: Bytes | null;
  /** `verified` is false only for files that an earlier version stored. */
  file: { kind: FileKind; verified: boolean; parts: number } | null;
}

/** A leased mail, or a leased digest with its day at the practice, as YYYY-MM-DD, that covers what came before `queuedAt`. */
export type LeasedMail = MailOfRequest | (Lease & { kind: 'digest'; day: string; queuedAt: Date });

/** Why a mail was not sent. */
export interface MailFailure {
  /** An SMTP status such as 550, or an error code such as ECONNREFUSED. */
  code: string;
  /** Retrying cannot help. */
  permanent: boolean;
  /** Whether the server has the whole mail and has not answered, so that it may have accepted it. */
  ambiguous: boolean;
  /** Whether the server has answered after it had the whole mail: it has no copy of this attempt. */
  refused: boolean;
  /** Whether the mail server itself failed, so that other mails would fail as well. */
  unreachable: boolean;
}

/** The office may get this many copies of a mail, when the server does not say whether it accepted them. */
const mostCopies = 2;

/** How long an attempt without an answer is alone, in seconds: what drops the answer of one drops that of the next. */
export const secondsBeforeCopy = 900;

/** How long a mail waits: a sixth of its age, so that the wait grows with the outage, up to an hour, with jitter. */
const waitOf = (sql: Sql, leastSeconds: number) => sql`
  make_interval(secs => greatest(${leastSeconds}, (0.75 + random() * 0.25)
    * least(3600, extract(epoch from requests.clock() - queued_at) / 6)))`;

export type MailQueue = ReturnType<typeof createQueue>;

/** The queue in PostgreSQL, by the database's clock. */
export function createQueue(database: RequestsDatabase) {
  return {
    /**
     * Leases the mail that has been due longest; null when none is due. Until it is due again, nobody else leases it.
     * `files`: include mails with a file.
     */
    lease: (files: boolean) =>
      database.use(async (sql) => {
        // Nobody recorded how the last attempt ended: it was the last copy that the office may get, or began after 72 hours.
        await sql`
          update requests.outgoing_mail
          set state = 'dead', last_failure = case when unconfirmed >= ${mostCopies} then 'EUNCONFIRMED' else 'EUNFINISHED' end
          where state = 'waiting' and due_at <= requests.clock()
            and (unconfirmed >= ${mostCopies} or (lease is not null and due_at > queued_at + interval '72 hours'))`;
        const [leased] = await sql<LeasedMail[]>`
          with mail as (
            update requests.outgoing_mail
            set due_at = requests.clock() + ${waitOf(sql, 30)}, lease = gen_random_uuid(), attempts = attempts + 1
            where id = (
              select id from requests.outgoing_mail
              -- A lease can end between the statement above and this one.
              where state = 'waiting' and unconfirmed < ${mostCopies}
                -- Nothing waits for more than an hour: then the clock was wrong.
                and due_at not between requests.clock() and requests.clock() + interval '1 hour'
                -- Of an earlier release that still runs.
                and (leased_until is null or leased_until <= requests.clock())
                and (${files} or not exists (
                  select from requests.prescription where prescription.reference = outgoing_mail.reference
                ))
              order by due_at
              limit 1
              for update skip locked
            )
            returning *
          )
          select mail.id, mail.lease, mail.kind, mail.unconfirmed > 0 as "possibleCopy",
            mail.day::text, mail.queued_at as "queuedAt",
            request.reference, request.type, request.received_at as "receivedAt", request.is_smoke as "isSmoke",
            request.payload,
            case when prescription.parts is not null then to_json(prescription) end as file
          from mail left join requests.request using (reference) left join requests.prescription using (reference)`;
        return leased ?? null;
      }),

    /** One encrypted part of the request's file; null when there is none. */
    part: (reference: string, part: number) =>
      database.use(async (sql) => {
        // As bytes, the driver would get them in hexadecimal, which takes half as much memory again.
        const [row] = await sql<{ content: string }[]>`
          select encode(content, 'base64') as content from requests.prescription_part
          where reference = ${reference} and part = ${part}`;
        return row ? Buffer.from(row.content, 'base64') : null;
      }),

    /**
     * Records that the server is about to have the whole mail: until its answer is recorded, the office may have a copy.
     * Extends the lease. Rejects when the lease is another's, because this process took too long.
     */
    async ending({ id, lease }: Lease) {
      const { count } = await database.use(
        (sql) => sql`
          update requests.outgoing_mail
          set unconfirmed = unconfirmed + 1, due_at = requests.clock() + make_interval(secs => ${secondsBeforeCopy})
          where id = ${id} and lease = ${lease}`,
      );
      if (count === 0) throw new Error('Another process has leased this mail');
    },

    /** Records that the mail was accepted; of no effect when the lease is another's. */
    delivered: ({ id, lease }: Lease) =>
      database.use(async (sql) => {
        await sql`
          update requests.outgoing_mail
          set state = 'delivered', delivered_at = requests.clock(), last_failure = null
          where id = ${id} and lease = ${lease}`;
        // The mail server is reachable again: mails that failed to connect are due now. Possible copies keep waiting.
        await sql`
          update requests.outgoing_mail set due_at = requests.clock()
          where state = 'waiting' and due_at > requests.clock() and lease is null and last_failure like 'E%'
            and unconfirmed = 0`;
      }),

    /**
     * Schedules another attempt. Makes it a dead letter after 72 hours, a permanent rejection, or the second attempt that
     * ended without a response. Resolves to the state; `lost` when the lease is another's.
     */
    failed: ({ id, lease }: Lease, { code, permanent, ambiguous, refused }: MailFailure) =>
      database.use(async (sql) => {
        const [row] = await sql<{ state: 'waiting' | 'dead' }[]>`
          update requests.outgoing_mail
          set lease = null,
            last_failure = ${code},
            unconfirmed = unconfirmed - ${refused ? 1 : 0},
            state = case
              when ${permanent} or (${ambiguous} and unconfirmed >= ${mostCopies})
                or requests.clock() >= queued_at + interval '72 hours' then 'dead'
              else 'waiting'
            end,
            due_at = greatest(requests.clock() + ${waitOf(sql, 1)}, case when ${ambiguous} then due_at end)
          where id = ${id} and lease = ${lease}
          returning state`;
        return row?.state ?? 'lost';
      }),
  };
}
