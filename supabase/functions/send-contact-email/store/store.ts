import { Buffer } from 'node:buffer';
import type { Submitted } from '../http/submitted.ts';
import type { Settings } from '../settings.ts';
import { type Bytes, type Cipher, contexts, free, newReference } from './cipher.ts';
import { isNearlyFull, type RequestsDatabase, type Sql } from './database.ts';

/** A request to be stored. */
export interface NewRequest extends Submitted {
  idempotencyKey: string | null;
  fingerprint: Bytes;
  /** The fingerprints of the client's address and of its network; null when their limits do not apply. */
  client: { address: Bytes; network: Bytes } | null;
  /** Whether the function sent it to itself. */
  isSmoke: boolean;
}

/** An earlier request with the same key. */
export interface StoredRequest {
  reference: string;
  fingerprint: Uint8Array;
}

/**
 * The result of storing a request. `known`: its key was stored before. `full`: there is no room for its file. `seconds`:
 * until the limits allow another one.
 */
export type SaveResult =
  | { outcome: 'stored'; reference: string }
  | ({ outcome: 'known' } & StoredRequest)
  | { outcome: 'full' }
  | { outcome: 'limited'; seconds: number };

type Limits = Pick<Settings, 'limitPerAddress' | 'limitPerNetwork' | 'limitOverall' | 'databaseMegabytes'>;

/** A file is stored and mailed in parts of this size, so that it is never in memory as a whole when it is mailed. */
const partBytes = 256 * 1024;

export type RequestStore = ReturnType<typeof createStore>;

/** The store in PostgreSQL. Each statement is a transaction, so that it works through a transaction pooler. */
export function createStore(database: RequestsDatabase, cipher: Cipher, limits: Limits) {
  const { limitPerAddress, limitOverall } = limits;
  const limitPerNetwork = limits.limitPerNetwork ?? 4 * limitPerAddress;

  /** Stores the parts of a file one by one. Returns the id under which the request takes them over. */
  async function upload(sql: Sql, reference: string, bytes: Bytes, parts: number): Promise<string> {
    const id = crypto.randomUUID();
    for (let part = 0; part < parts; part += 1) {
      const piece = bytes.subarray(part * partBytes, (part + 1) * partBytes);
      const content = await cipher.encrypt(contexts.file(reference, part, parts), piece);
      // The driver would write them in hexadecimal, which takes half as much memory again.
      const encoded = Buffer.from(content.buffer).toString('base64');
      free(content);
      await sql`
        insert into requests.upload_part (upload, part, content) values (${id}, ${part}, decode(${encoded}, 'base64'))`;
    }
    return id;
  }

  /** Writes the request, its file and its outgoing mail at once. */
  async function save(sql: Sql, request: NewRequest): Promise<SaveResult> {
    const { client, file } = request;
    const reference = newReference();
    const payload = await cipher.encrypt(contexts.answers(reference), request.fields);
    const parts = file && Math.ceil(file.bytes.length / partBytes);
    const limited = sql`
      address => ${client?.address ?? null}, network => ${client?.network ?? null},
      per_address => ${limitPerAddress}, per_network => ${limitPerNetwork}, overall => ${limitOverall}`;
    // A file that would be refused is not written.
    if (parts !== null) {
      const [{ isFull, seconds }] = await sql<[{ isFull: boolean; seconds: number | null }]>`
        select ${isNearlyFull(sql, limits.databaseMegabytes)} as "isFull",
          requests.retry_after(${limited}, adding => ${1 + Math.floor(parts / 4)}) as seconds`;
      if (isFull) return { outcome: 'full' };
      if (seconds !== null) return { outcome: 'limited', seconds };
    }
    const [result] = await sql<[SaveResult | { outcome: 'reference-taken' }]>`
      select outcome, coalesce(known_reference, ${reference}) as reference, known_fingerprint as fingerprint, seconds
      from requests.store_request(
        reference => ${reference}, type => ${request.type}, idempotency_key => ${request.idempotencyKey},
        fingerprint => ${request.fingerprint}, payload => ${payload}, is_caught => ${request.caught},
        is_smoke => ${request.isSmoke},
        upload => ${file && parts && (await upload(sql, reference, file.bytes, parts))},
        kind => ${file?.kind ?? null}, parts => ${parts}, ${limited}
      )`;
    return result.outcome === 'reference-taken' ? save(sql, request) : result;
  }

  return {
    find: (idempotencyKey: string, until: number) =>
      database.use(async (sql) => {
        const [found] = await sql<StoredRequest[]>`
          select reference, fingerprint from requests.request where idempotency_key = ${idempotencyKey}`;
        return found ?? null;
      }, until),
    save: (request: NewRequest, until: number) => database.use((sql) => save(sql, request), until),
  };
}
