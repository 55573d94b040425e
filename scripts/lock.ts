import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Who holds a lock. */
export interface Holder {
  pid: number;
  /** Tells two processes apart that had the same number one after the other. Empty where the system does not say. */
  born: string;
  /** Where the holder can be seen: the site's address. */
  address: string;
}

/** When a process was started, in the system's own counting; empty where the system does not say. */
async function birthOf(pid: number): Promise<string> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function readHolder(file: string): Promise<Holder | null> {
  try {
    const { pid, born, address } = JSON.parse(await readFile(file, 'utf8'));
    return { pid: Number(pid), born: String(born), address: String(address) };
  } catch {
    return null;
  }
}

async function holds({ pid, born }: Holder): Promise<boolean> {
  return isAlive(pid) && (await birthOf(pid)) === born;
}

/**
 * Takes the lock that `file` stands for. Resolves to `null` when this process has it now, or to the living process that
 * holds it. What a process left behind that ended without releasing is cleared away.
 */
export async function takeLock(file: string, address: string): Promise<Holder | null> {
  await mkdir(dirname(file), { recursive: true });
  const own = `${file}.${process.pid}`;
  await writeFile(own, JSON.stringify({ pid: process.pid, born: await birthOf(process.pid), address }));
  try {
    // A link appears with its whole text at once: no other process can find the lock half written.
    await link(own, file);
    return null;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await rm(own, { force: true });
  }
  const holder = await readHolder(file);
  if (holder !== null && (await holds(holder))) return holder;
  await rm(file, { force: true });
  return takeLock(file, address);
}

/** Gives the lock back. */
export async function releaseLock(file: string): Promise<void> {
  await rm(file, { force: true });
}
