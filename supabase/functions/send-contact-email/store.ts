import type postgres from 'postgres';
import type { RequestsDatabase } from './database.ts';
import type { NewPrescription, NewRequest, RequestStore, SaveResult, StoredRequest } from './ports.ts';
import type { Settings } from './settings.ts';

type Limits = Pick<Settings, 'limitPerAddress' | 'limitOverall'>;

/** Rolls the transaction back; `result` says why. */
class Rollback extends Error {
  readonly result: SaveResult;

  constructor(result: SaveResult) {
    super(result.outcome);
    this.result = result;
  }
}

async function findByKey(sql: postgres.ISql, idempotencyKey: string): Promise<StoredRequest | null> {
  const [found] = await sql<StoredRequest[]>`
    select reference, fingerprint from requests.request where idempotency_key = ${idempotencyKey}`;
  return found ?? null;
}

async function limited(sql: postgres.ISql): Promise<Rollback> {
  const [row] = await sql<{ seconds: number }[]>`
    select ceil(extract(epoch from date_trunc('hour', now) + interval '1 hour' - now))::integer as seconds
    from requests.clock() as now`;
  return new Rollback({ outcome: 'limited', retryAfter: Math.max(1, row?.seconds ?? 1) });
}

/** A client with at most this many requests in the hour is not refused because of others... */
const few = 2;
/** ...until there are this many times the limit. */
const mostTimesOverall = 5;

/** Counts the request for its client and in total, within the clock's hour. */
async function assertWithinLimits(sql: postgres.ISql, request: NewRequest, limits: Limits): Promise<void> {
  const { limitPerAddress, limitOverall } = limits;
  let own: number | undefined;
  if (request.client !== null) {
    const [counted] = await sql<{ requests: number }[]>`
      insert into requests.sender (sender, hour, requests)
      values (${request.client}, date_trunc('hour', requests.clock()), 1)
      on conflict (sender, hour) do update set requests = requests.sender.requests + 1
      returning requests`;
    own = counted?.requests ?? 0;
    if (own > limitPerAddress) throw await limited(sql);
  }
  if (limitOverall > 0) {
    const most = own !== undefined && own <= few ? limitOverall * mostTimesOverall : limitOverall;
    const [counted] = await sql<{ requests: number }[]>`
      select count(*)::integer as requests from (
        select from requests.request
        where received_at >= date_trunc('hour', requests.clock())
        limit ${most + 1}
      ) as recent`;
    if ((counted?.requests ?? 0) > most) throw await limited(sql);
  }
}

async function writePrescription(
  sql: postgres.ISql,
  reference: string,
  { kind, parts, encryptPart }: NewPrescription,
): Promise<void> {
  await sql`
    insert into requests.prescription (reference, kind, verified, parts)
    values (${reference}, ${kind}, true, ${parts})`;
  for (let part = 0; part < parts; part += 1) {
    await sql`
      insert into requests.prescription_part (reference, part, content)
      values (${reference}, ${part}, ${await encryptPart(part)})`;
  }
}

async function write(sql: postgres.ISql, request: NewRequest, limits: Limits): Promise<SaveResult> {
  const { reference, type, idempotencyKey, fingerprint, payload, prescription, caught, isSmoke } = request;
  const written = await sql`
    insert into requests.request (reference, type, idempotency_key, fingerprint, payload, is_smoke, caught_at)
    values (${reference}, ${type}, ${idempotencyKey}, ${fingerprint}, ${payload}, ${isSmoke},
      case when ${caught} then requests.clock() end)
    on conflict do nothing`;
  if (written.count === 0) {
    const known = idempotencyKey === null ? null : await findByKey(sql, idempotencyKey);
    return known === null ? { outcome: 'reference-taken' } : { outcome: 'known', request: known };
  }
  await assertWithinLimits(sql, request, limits);
  if (prescription !== null) await writePrescription(sql, reference, prescription);
  if (!caught) await sql`insert into requests.outgoing_mail (reference) values (${reference})`;
  return { outcome: 'stored' };
}

/**
 * The store in PostgreSQL.
 * @param limits requests per hour; 0 means no limit
 */
export function createStore(database: RequestsDatabase, limits: Limits): RequestStore {
  return {
    find: (idempotencyKey, until) => database.use((sql) => findByKey(sql, idempotencyKey), until),
    save: (request, until) =>
      database.use(async (sql) => {
        try {
          return await sql.begin((transaction) => write(transaction, request, limits));
        } catch (error) {
          if (error instanceof Rollback) return error.result;
          throw error;
        }
      }, until),
  };
}
