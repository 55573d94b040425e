import postgres from 'postgres';
import { databaseTimeout } from './limits.ts';
import { StoreUnavailable } from './ports.ts';
import { createSemaphore } from './semaphore.ts';

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
/** Pieces of work that may run or wait at once. More would wait longer than the pages do. */
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
 * Keeps the function running when the driver writes to a connection that is gone: it throws outside of any promise
 * (porsager/postgres issue 1208), after it has rejected the work of that connection.
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

  /** A lost connection may never send again (the same issue), so its whole pool is replaced. */
  function replace(lost: postgres.Sql): void {
    if (lost !== pool) return;
    pool = connect(url);
    void lost.end({ timeout: databaseTimeout / 1000 });
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

  // The pool's own queue would keep work that has timed out, and run it first.
  const semaphore = createSemaphore(connections);
  let running = 0;

  async function withPermit<Result>(work: (sql: postgres.Sql) => Promise<Result>, until: number): Promise<Result> {
    const release = await semaphore.acquire(1, until - performance.now());
    if (release === null) throw new StoreUnavailable('busy');
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new StoreUnavailable('slow')), until - performance.now());
    });
    try {
      // The permit is released when the work has ended, which may be after the timeout.
      return await Promise.race([withConnection(work).finally(release), late]);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    async use(work, until = performance.now() + databaseTimeout) {
      if (running >= mostAtOnce) throw new StoreUnavailable('busy');
      running += 1;
      try {
        return await withPermit(work, until);
      } catch (error) {
        throw error instanceof StoreUnavailable ? error : new StoreUnavailable(codeOf(error));
      } finally {
        running -= 1;
      }
    },
    end: () => pool.end({ timeout: 2 }),
  };
}
