import type { TestProject } from 'vitest/node';
import { type Database, startDatabase } from '../../../scripts/services/database.ts';
import { freePort } from './ports.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Addresses of a database with every migration, which is copied and never written to. */
    databaseAddresses: Pick<Database, 'url' | 'ownerUrl' | 'functionUrl'>;
  }
}

/** Before the first file: one database server for all of them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, ownerUrl, functionUrl, stop } = await startDatabase({ port: await freePort() });
  project.provide('databaseAddresses', { url, ownerUrl, functionUrl });
  return stop;
}
