import type { RequestType } from '../../_shared/contract/index.ts';
import { z } from '../../_shared/contract/zod.ts';
import type { RequestsDatabase, Sql } from './database.ts';

/** What the page of a request shows: nothing personal. */
export interface FollowedRequest {
  reference: string;
  type: RequestType;
  receivedAt: Date;
  /** null while nobody has marked it as handled. */
  handledAt: Date | null;
  /** How long the mark can still be undone. */
  undoSeconds: number;
}

const view = (sql: Sql) => sql`
  reference, type, received_at as "receivedAt", handled_at as "handledAt",
  greatest(0, extract(epoch from handled_at + interval '10 minutes' - requests.clock()))::integer as "undoSeconds"`;

const text = z.string().catch('');
const noticeSchema = z.object({ RecordType: text, Type: text, Subject: text });

/**
 * Reads a notice of Postmark: the reference in it, and whether the mail did not reach the office, or was put away as spam.
 * A bounce after which Postmark tries again is none, nor is an automatic reply, nor one of a reminder: the request itself
 * came in a mail of its own.
 * @param body the parsed body
 */
export function readNotice(body: unknown): { reference: string | null; isBounce: boolean } {
  const { RecordType = '', Type = '', Subject = '' } = noticeSchema.safeParse(body).data ?? {};
  return {
    reference: /\bR-[0-9A-Z]{6}\b/.exec(Subject)?.[0] ?? null,
    isBounce:
      /^(?:Bounce|SpamComplaint)$/.test(RecordType) &&
      !/^(?:Transient|AutoResponder)$/.test(Type) &&
      !/^(?:Second r|R)eminder: /.test(Subject),
  };
}

/** Deletes what was written in requests and about them, and ends their mails. */
export const eraseRequests = (sql: Sql, references: readonly string[]) => sql`
  with files as (delete from requests.prescription where reference = any(${references})),
  notes as (delete from requests.note where reference = any(${references})),
  mails as (
    update requests.outgoing_mail set state = 'canceled', lease = null
    where reference = any(${references}) and state <> 'delivered'
  )
  update requests.request
  set payload = null, wiped_at = requests.clock(), handled_at = coalesce(handled_at, requests.clock())
  where reference = any(${references})`;

/** What happens to requests after they are stored. */
export type FollowUp = ReturnType<typeof createFollowUp>;

/** Creates the follow-up in PostgreSQL, by the database's clock. */
export function createFollowUp(database: RequestsDatabase, expectsHandling: boolean) {
  /** A request; null when there is none with this reference. */
  const find = (reference: string) =>
    database.use(async (sql) => {
      const [request] = await sql<FollowedRequest[]>`
        select ${view(sql)} from requests.request where reference = ${reference}`;
      return request ?? null;
    });

  return {
    find,

    /** Marks a request as handled, and cancels its reminders. The first mark counts. */
    handle: (reference: string) =>
      database.use(async (sql) => {
        const [request] = await sql<FollowedRequest[]>`
          with canceled as (
            update requests.outgoing_mail set state = 'canceled', lease = null
            where reference = ${reference} and kind <> 'request' and state <> 'delivered'
          )
          update requests.request set handled_at = coalesce(handled_at, requests.clock())
          where reference = ${reference}
          returning ${view(sql)}`;
        return request ?? null;
      }),

    /** Takes a mark of the last ten minutes back, and the end of its reminders. */
    async undo(reference: string) {
      await database.use(
        (sql) => sql`
          with undone as (
            update requests.request set handled_at = null
            where reference = ${reference} and handled_at > requests.clock() - interval '10 minutes'
              and wiped_at is null
            returning reference
          )
          update requests.outgoing_mail mail set state = 'waiting'
          from undone where mail.reference = undone.reference and mail.state = 'canceled'`,
      );
      return find(reference);
    },

    /** Mails a request that the honeypot has held. Resolves to whether it was held. */
    release: (reference: string) =>
      database.use(async (sql) => {
        const { count } = await sql`
          insert into requests.outgoing_mail (reference)
          select reference from requests.status where reference = ${reference} and status = 'held' and wiped_at is null`;
        return count > 0;
      }),

    /** Mails a dead or bounced request again, for another 72 hours. Resolves to whether it was one. */
    requeue: (reference: string) =>
      database.use(async (sql) => {
        const { count } = await sql`
          update requests.outgoing_mail
          set state = 'waiting', queued_at = requests.clock(), due_at = requests.clock(), lease = null,
            bounced_at = null, unconfirmed = least(unconfirmed, 1)
          where kind = 'request' and reference = (
            select reference from requests.status
            where reference = ${reference} and status in ('dead', 'bounced') and wiped_at is null
          )`;
        return count > 0;
      }),

    /** Records that the mail of a request has not reached the office. */
    markBounced: (reference: string) =>
      database.use(
        (sql) => sql`
          update requests.outgoing_mail set bounced_at = coalesce(bounced_at, requests.clock())
          where reference = ${reference} and kind = 'request'`,
      ),

    /** Wipes what is no longer needed. A bounced request and a dead letter are kept until somebody has handled them. */
    wipe: () =>
      database.use(async (sql) => {
        const [{ count }] = await sql<[{ count: number }]>`
          with wiped as (
            update requests.request set payload = null, wiped_at = requests.clock()
            from requests.request as same left join requests.outgoing_mail mail
              on mail.reference = same.reference and mail.kind = 'request'
            where same.reference = request.reference and request.wiped_at is null and (
              request.handled_at <= requests.clock() - interval '7 days'
              or (mail.state = 'delivered' and mail.bounced_at is null and (request.is_smoke
                or mail.delivered_at <= requests.clock() - make_interval(days => ${expectsHandling ? 30 : 7})))
              or (mail.id is null and request.caught_at <= requests.clock() - interval '30 days')
            )
            returning request.reference
          ),
          notes as (delete from requests.note where reference in (select reference from wiped)),
          files as (delete from requests.prescription where reference in (select reference from wiped)),
          uploads as (delete from requests.upload_part where stored_at <= requests.clock() - interval '1 hour'),
          senders as (delete from requests.sender where hour < requests.clock() - interval '1 day')
          select count(*)::integer as count from wiped`;
        return count;
      }),
  };
}
