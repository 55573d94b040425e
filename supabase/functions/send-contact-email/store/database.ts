import { connect as connectSocket, type Socket } from 'node:net';
import type { ConnectionOptions } from 'node:tls';
import postgres from 'postgres';
import { databaseTimeout } from '../http/limits.ts';
import { createSemaphore } from '../semaphore.ts';
import { isLocal } from '../settings.ts';

/** A connection of the pool. */
export type Sql = postgres.Sql;

/** Whether the database has four fifths of the size that it may have: then it takes no files, so that requests have room. */
export const isNearlyFull = (sql: Sql, megabytes: number) =>
  sql`pg_database_size(current_database()) > ${0.8e6 * megabytes}`;

/** The database is down, too busy or too slow; `code` says which. */
export class StoreUnavailable extends Error {
  constructor(readonly code: string) {
    super(`The database is not available (${code})`);
  }
}

/** A connection pool with a time limit for all work. */
export interface RequestsDatabase {
  /**
   * Runs a piece of work. Rejects with StoreUnavailable when it fails, is not done in time, or too many are waiting.
   * Work that gets no connection in time never starts.
   * @param until the deadline by `performance.now()`; 8 seconds from now by default
   */
  use<Result>(work: (sql: Sql) => Promise<Result>, until?: number): Promise<Result>;
  /** Closes all connections after running work, or after two seconds. */
  end(): Promise<void>;
}

const connections = 10;
/** How many pieces of work may wait for a connection. More would wait longer than the pages do. */
const mostWaiting = 400;

/**
 * TLS for the database: always verified, except for one on this machine without a certificate authority of its own.
 * @param authority an additional trusted certificate authority, as PEM
 */
export function databaseEncryption(url: string, authority: string | null): false | ConnectionOptions {
  if (authority === null && isLocal(new URL(url).hostname)) return false;
  return { rejectUnauthorized: true, ...(authority !== null && { ca: authority }) };
}

/** Some transaction poolers mix up the rows of pipelined statements. The types of the driver lack this option. */
const withoutPipelining = { max_pipeline: 1 };

/**
 * Opens a connection that the driver encrypts. Reading pauses with the server's answer to the request for TLS, because
 * TLS never starts on a socket that hosted Deno reads from.
 */
function openSocket({ host: [host], port: [port] }: { host: [string]; port: [number] }): Socket {
  const socket = connectSocket({ host, port });
  socket.once('data', () => socket.pause());
  // The driver takes the name that it verifies from the socket.
  return Object.assign(socket, { host, port });
}

function connect(url: string, authority: string | null): Sql {
  const ssl = databaseEncryption(url, authority);
  return postgres(url, {
    ssl,
    ...(ssl && { socket: openSocket }),
    max: connections,
    // Seven round trips, with TLS.
    connect_timeout: 4,
    idle_timeout: 60,
    backoff: () => 0.1,
    // Transaction poolers do not support prepared statements.
    prepare: false,
    ...withoutPipelining,
    fetch_types: false,
    onnotice: () => {},
    connection: { application_name: 'send-contact-email' },
  });
}

/** Creates the pool, which connects when it is first used. */
export function openDatabase(url: string, authority: string | null): RequestsDatabase {
  // When the driver writes to a closed connection, it throws outside of any promise (porsager/postgres issue 1208), after it
  // has rejected the work of that connection.
  addEventListener('error', (event) => {
    if (event.error instanceof TypeError && event.error.message.includes("reading 'write'")) event.preventDefault();
  });
  let pool = connect(url, authority);
  // The pool's own queue would keep work that has timed out, and run it first.
  const semaphore = createSemaphore(connections, mostWaiting);

  /** After a connection was lost it may never send again (the same issue), so the whole pool is replaced. */
  function replace(lost: Sql): void {
    if (lost !== pool) return;
    pool = connect(url, authority);
    void lost.end({ timeout: databaseTimeout / 1000 });
  }

  return {
    async use(work, until = performance.now() + databaseTimeout) {
      if (!(await semaphore.acquire(until - performance.now()))) throw new StoreUnavailable('busy');
      const used = pool;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new StoreUnavailable('slow')), until - performance.now());
      });
      try {
        return await Promise.race([work(used), late]);
      } catch (error) {
        // Late work may have a connection that has died without a word: it would never end.
        if (!(error instanceof postgres.PostgresError)) replace(used);
        if (error instanceof StoreUnavailable) throw error;
        const { code } = Object(error) as { code?: unknown };
        throw new StoreUnavailable(typeof code === 'string' ? code : 'database');
      } finally {
        clearTimeout(timer);
        semaphore.release();
      }
    },
    end: () => pool.end({ timeout: 2 }),
  };
}
