import type { TestProject } from 'vitest/node';
import { type Database, startDatabase } from '../../../scripts/services/database/database.ts';
import { freePort } from './ports.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URLs of a migrated template database, which is only copied. */
    databaseAddresses: Pick<Database, 'url' | 'ownerUrl' | 'functionUrl'>;
  }
}

/** Starts one database server for all test files. Tests that kill their server start it themselves. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, ownerUrl, functionUrl, stop } = await startDatabase({ port: await freePort(), fsync: false });
  project.provide('databaseAddresses', { url, ownerUrl, functionUrl });
  return stop;
}
