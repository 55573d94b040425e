import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A program that runs beside this one. */
export interface Child {
  /** Resolves when the program has ended, for whatever reason. */
  ended: Promise<void>;
  /** The last lines that it printed. */
  output(): string;
  /** Asks the program to end; forces it after five seconds. Resolves when it is gone. */
  stop(): Promise<void>;
}

interface ChildOptions {
  command: string;
  args: readonly string[];
  /** Added to this process's own environment. */
  environment?: Readonly<Record<string, string>>;
  /** Where the program must listen before it counts as started. */
  ports: readonly number[];
  /** Gets what it prints, as it comes. */
  onOutput?: (text: string) => void;
  /** How long it may take to listen. */
  startMilliseconds?: number;
}

const keptLines = 40;
const graceMilliseconds = 5_000;
const pollMilliseconds = 40;

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

/**
 * Starts a program in a process group of its own, so that Ctrl-C reaches this process alone and it can end what it
 * started in order. Resolves when the program listens on all its `ports`; rejects with what it printed when it ends
 * before that, or takes too long.
 */
export async function startChild(options: ChildOptions): Promise<Child> {
  const { command, args, environment = {}, ports, onOutput, startMilliseconds = 30_000 } = options;
  const lines: string[] = [];
  const child = spawn(command, args, {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      onOutput?.(text);
      lines.push(...text.split('\n').filter((line) => line !== ''));
      lines.splice(0, lines.length - keptLines);
    });
  }
  let failure: Error | null = null;
  child.once('error', (error) => {
    failure = error;
  });
  const ended = Promise.race([once(child, 'exit'), once(child, 'error')]).then(
    () => undefined,
    () => undefined,
  );
  const stopOnExit = () => child.kill('SIGKILL');
  process.once('exit', stopOnExit);
  void ended.then(() => process.off('exit', stopOnExit));

  async function stop(): Promise<void> {
    if (hasEnded(child) || failure !== null) return;
    child.kill('SIGTERM');
    const force = setTimeout(() => child.kill('SIGKILL'), graceMilliseconds);
    await ended;
    clearTimeout(force);
  }

  const deadline = Date.now() + startMilliseconds;
  while (!(await Promise.all(ports.map(listens))).every(Boolean)) {
    if (failure !== null || hasEnded(child) || Date.now() > deadline) {
      await stop();
      throw new Error([`${command} did not start.`, failure ?? '', ...lines].join('\n').trim());
    }
    await wait(pollMilliseconds);
  }
  return { ended, output: () => lines.join('\n'), stop };
}
