import { freePort } from './ports.ts';

/** The pooler between function and database, which `npm run test:pooler` asks for; null for none. */
export async function requestedPooler(): Promise<{ program: string; port: number } | null> {
  const program = process.env.PGBOUNCER;
  return program ? { program, port: await freePort() } : null;
}
