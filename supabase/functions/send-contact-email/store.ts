import { free } from './body.ts';
import type { RequestsDatabase, Sql } from './database.ts';
import type { NewPrescription, NewRequest, SaveResult, StoredRequest } from './ports.ts';
import type { Settings } from './settings.ts';

type Limits = Pick<Settings, 'limitPerAddress' | 'limitPerNetwork' | 'limitOverall'>;

interface Outcome {
  outcome: SaveResult['outcome'];
  /** Of the request that was stored before with the same key. */
  reference: string;
  fingerprint: Uint8Array;
  /** Until the limits allow another request. */
  seconds: number;
}

/** Stores the parts of a file one by one. Returns the id under which the request takes them over. */
async function upload(sql: Sql, { parts, encryptPart }: NewPrescription): Promise<string> {
  const id = crypto.randomUUID();
  for (let part = 0; part < parts; part += 1) {
    const content = await encryptPart(part);
    await sql`insert into requests.upload_part (upload, part, content) values (${id}, ${part}, ${content})`;
    free(content);
  }
  return id;
}

/** The store of requests. */
export type RequestStore = ReturnType<typeof createStore>;

/**
 * The store in PostgreSQL. Each statement is a transaction, so that it works through a transaction pooler. Every method
 * rejects with StoreUnavailable when the database fails or the work is not done by the time `until` of `performance.now()`.
 * @param limits requests per hour; 0 means no limit
 */
export function createStore(database: RequestsDatabase, limits: Limits) {
  const { limitPerAddress, limitOverall } = limits;
  const limitPerNetwork = limits.limitPerNetwork ?? 4 * limitPerAddress;
  return {
    find: (idempotencyKey: string, until: number) =>
      database.use(async (sql) => {
        const [found] = await sql<StoredRequest[]>`
          select reference, fingerprint from requests.request where idempotency_key = ${idempotencyKey}`;
        return found ?? null;
      }, until),

    /** Writes the request, its file and its outgoing mail at once. */
    save: (request: NewRequest, until: number) =>
      database.use(async (sql): Promise<SaveResult> => {
        const { client, prescription } = request;
        const limited = sql`
          address => ${client?.address ?? null}, network => ${client?.network ?? null},
          per_address => ${limitPerAddress}, per_network => ${limitPerNetwork}, overall => ${limitOverall}`;
        // A file that would be refused is not written.
        if (prescription !== null) {
          const [row] = await sql<{ seconds: number | null }[]>`
            select requests.retry_after(${limited}, adding => ${1 + Math.floor(prescription.parts / 4)}) as seconds`;
          if (row?.seconds) return { outcome: 'limited', retryAfter: row.seconds };
        }
        const [row] = await sql<Outcome[]>`
          select outcome, known_reference as reference, known_fingerprint as fingerprint, seconds
          from requests.store_request(
            reference => ${request.reference}, type => ${request.type}, idempotency_key => ${request.idempotencyKey},
            fingerprint => ${request.fingerprint}, payload => ${request.payload}, is_caught => ${request.caught},
            is_smoke => ${request.isSmoke}, upload => ${prescription && (await upload(sql, prescription))},
            kind => ${prescription?.kind ?? null}, parts => ${prescription?.parts ?? null}, ${limited}
          )`;
        if (row === undefined) throw new Error('store_request returned no row');
        const { outcome, reference, fingerprint, seconds } = row;
        if (outcome === 'known') return { outcome, request: { reference, fingerprint } };
        return outcome === 'limited' ? { outcome, retryAfter: seconds } : { outcome };
      }, until),
  };
}
