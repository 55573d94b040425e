import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { listens } from '../ports.ts';

/** A child process. */
export interface Child {
  /** Resolves when the program has ended, for any reason. */
  ended: Promise<void>;
  /** The last lines of its output. */
  output(): string;
  /** Sends SIGTERM, and SIGKILL after five seconds. Resolves when the program has ended. */
  stop(): Promise<void>;
}

interface ChildOptions {
  command: string;
  args: readonly string[];
  /** Added to this process's environment. */
  environment?: Readonly<Record<string, string>>;
  /** The program counts as started when it listens on all of these. */
  ports: readonly number[];
  /** Receives the output as it is printed. */
  onOutput?: (text: string) => void;
  /** Timeout until it listens, in milliseconds. 30 seconds by default. */
  startMilliseconds?: number;
}

const outputLines = 40;
const graceMilliseconds = 5_000;
const pollMilliseconds = 40;

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

/** Resolves when a process has ended, immediately if it already has. */
export async function ended(child: ChildProcess): Promise<void> {
  if (!hasEnded(child)) await once(child, 'exit');
}

/**
 * Starts a program in its own process group: Ctrl-C reaches only this process, which stops its children in order.
 * Resolves when the program listens on all its `ports`; rejects with its output when it ends before, or on timeout.
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
      lines.splice(0, lines.length - outputLines);
    });
  }
  let failure: unknown = null;
  // Rejects when the program cannot be started.
  const over = ended(child).catch((error: unknown) => {
    failure = error;
  });
  const killOnExit = () => child.kill('SIGKILL');
  process.once('exit', killOnExit);
  void over.then(() => process.off('exit', killOnExit));

  async function stop(): Promise<void> {
    child.kill('SIGTERM');
    const force = setTimeout(() => child.kill('SIGKILL'), graceMilliseconds);
    await over;
    clearTimeout(force);
  }

  const deadline = Date.now() + startMilliseconds;
  while (!(await Promise.all(ports.map((port) => listens(port)))).every(Boolean)) {
    if (failure !== null || hasEnded(child) || Date.now() > deadline) {
      const problem = hasEnded(child) ? 'ended' : `did not listen within ${startMilliseconds / 1000} seconds`;
      await stop();
      const program = [command, ...args].join(' ');
      throw new Error([`${program} ${problem}.`, failure ?? '', ...lines].join('\n').trim());
    }
    await wait(pollMilliseconds);
  }
  return { ended: over, output: () => lines.join('\n'), stop };
}
