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

const connect = (url: string): postgres.Sql =>
  postgres(url, {
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

/**
 * Keeps the function alive when the driver writes to a connection that is gone: it throws where nobody can catch it
 * (porsager/postgres issue 1208), after it has rejected the work that the connection was for.
 */
function surviveLostConnections(): void {
  addEventListener('error', (event) => {
    if (event.error instanceof TypeError && event.error.message.includes("reading 'write'")) event.preventDefault();
  });
}

/**
 * Opens the pool; connections are made when first used.
 * @param url the database's address for the function's role
 */
export function openDatabase(url: string): RequestsDatabase {
  surviveLostConnections();
  let pool = connect(url);

  /** A connection that was lost may never send again (the same issue), so its whole pool is let go. */
  function replace(lost: postgres.Sql): void {
    if (lost !== pool) return;
    pool = connect(url);
    void lost.end({ timeout: databasePatience / 1000 });
  }

  async function withConnection<Result>(work: (sql: postgres.Sql) => Promise<Result>): Promise<Result> {
    const used = pool;
    try {
      return await work(used);
    } catch (error) {
      if (!(error instanceof postgres.PostgresError)) replace(used);
      throw error;
    }
  }

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
      return await Promise.race([withConnection(work).finally(leave), late]);
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
    end: () => pool.end({ timeout: 2 }),
  };
}
