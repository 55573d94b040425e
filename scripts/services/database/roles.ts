import { readFile } from 'node:fs/promises';
import { connected } from './connection.ts';

const rolesFile = new URL('./supabase-roles.sql', import.meta.url);

/** Creates the roles and default grants of hosted Supabase, once. */
export const makeRoles = (url: string): Promise<void> =>
  connected(url, async (sql) => {
    const [found] = await sql`select 1 from pg_roles where rolname = 'authenticator'`;
    if (found) return;
    const statements = await readFile(rolesFile, 'utf8');
    await sql.begin((transaction) => transaction.unsafe(statements).simple());
  });
