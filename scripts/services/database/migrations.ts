import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { connected } from './connection.ts';

const migrationsFolder = fileURLToPath(new URL('../../../supabase/migrations/', import.meta.url));

/**
 * Applies the migrations that the database does not have yet, in the order of their names, each in its own transaction.
 * Returns their names.
 * @param url the URL of the role that owns the schemas
 * @param folder of the migrations; by default those of this version
 */
export const applyMigrations = (url: string, folder = migrationsFolder): Promise<string[]> =>
  connected(url, async (sql) => {
    const rows = await sql<{ version: string }[]>`select version from supabase_migrations.schema_migrations`;
    const known = new Set(rows.map(({ version }) => version));
    const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
    const missing = files.filter((file) => !known.has(file.split('_', 1)[0] ?? ''));
    for (const file of missing) {
      const [, version = '', name = ''] = /^(\d+)_(.+)\.sql$/.exec(file) ?? [];
      const statements = await readFile(join(folder, file), 'utf8');
      await sql.begin(async (transaction) => {
        await transaction.unsafe(statements).simple();
        await transaction`insert into supabase_migrations.schema_migrations ${sql({ version, name })}`;
      });
    }
    return missing;
  });
