import postgres from 'postgres';
import { databasePatience } from './limits.ts';
import { StoreUnavailable } from './ports.ts';
import { createTurns } from './turns.ts';

/** A pool of connections whose every use ends in time. */
export interface RequestsDatabase {
  /**
   * Runs one piece of work. Rejects with StoreUnavailable when it fails, is not done in time or too many are waiting;
   * work that got no connection in time never begins.
   * @param until the moment by `performance.now()` at which it is too late; 8 seconds from now when left out
   */
  use<Result>(work: (sql: postgres.Sql) => Promise<Result>, until?: number): Promise<Result>;
  /** Ends every connection after what is running, or after two seconds. */
  end(): Promise<void>;
}

const connections = 10;
/** Pieces of work that may run or wait at once; more of them would only wait for longer than patients do. */
const mostAtOnce = 400;

function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : 'database';
}

/**
 * Opens the pool; connections are made when first used.
 * @param url the database's address for the function's role
 */
export function openDatabase(url: string): RequestsDatabase {
  const sql = postgres(url, {
    max: connections,
    connect_timeout: 1.5,
    idle_timeout: 60,
    backoff: () => 0.1,
    // Poolers that lend a connection for one transaction do not know prepared statements.
    prepare: false,
    fetch_types: false,
    onnotice: () => {},
    connection: { application_name: 'send-contact-email' },
  });
  // The pool would keep work for which nobody waits any longer, and do it before that of others.
  const turns = createTurns(connections);
  let running = 0;

  async function inTurn<Result>(work: (sql: postgres.Sql) => Promise<Result>, until: number): Promise<Result> {
    const leave = await turns.take(1, until - performance.now());
    if (leave === null) throw new StoreUnavailable('busy');
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new StoreUnavailable('slow')), until - performance.now());
    });
    try {
      // The connection is free again when the work has ended, which may be later than anybody waits for it.
      return await Promise.race([work(sql).finally(leave), late]);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    async use(work, until = performance.now() + databasePatience) {
      if (running >= mostAtOnce) throw new StoreUnavailable('busy');
      running += 1;
      try {
        return await inTurn(work, until);
      } catch (error) {
        throw error instanceof StoreUnavailable ? error : new StoreUnavailable(codeOf(error));
      } finally {
        running -= 1;
      }
    },
    end: () => sql.end({ timeout: 2 }),
  };
}
