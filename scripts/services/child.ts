import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface Child {
  process: ChildProcess;
  /** Resolves when the program has ended, for any reason. */
  ended: Promise<void>;
  /** Its output: the last million characters. */
  output(): string;
  /** Sends SIGTERM, and SIGKILL when it takes too long. Resolves when the program has ended. */
  stop(): Promise<void>;
  /** Kills the program, like a crash. Resolves when it has ended. */
  kill(): Promise<void>;
}

interface ChildOptions {
  command: string;
  args: readonly string[];
  /** This process's environment by default. */
  environment?: NodeJS.Dict<string>;
  /** The program counts as started when it listens on all of these, */
  ports?: readonly number[];
  /** and has printed this. */
  prints?: string;
  /** Receives the output as it is printed. */
  onOutput?: (text: string) => void;
  /** Timeout until it has started, in milliseconds. */
  startMilliseconds?: number;
  /** Timeout until it has stopped. */
  stopMilliseconds?: number;
}

const pollMilliseconds = 40;

/** Whether a local port is in use. */
export function listens(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host });
    const settle = (isListening: boolean) => {
      socket.destroy();
      resolve(isListening);
    };
    socket.once('connect', () => settle(true));
    socket.once('error', () => settle(false));
  });
}

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

/** Resolves when a process has ended, immediately if it already has. */
export async function ended(child: ChildProcess): Promise<void> {
  if (!hasEnded(child)) await once(child, 'exit');
}

/**
 * Starts a program in its own process group: Ctrl-C reaches only this process, which stops its children in order.
 * Rejects with the output of a program that ends before it has started, or on timeout.
 */
export async function startChild(options: ChildOptions): Promise<Child> {
  const { command, args, environment = process.env, ports = [], prints = '', onOutput } = options;
  const { startMilliseconds = 120_000, stopMilliseconds = 5_000 } = options;
  let output = '';
  const child = spawn(command, args, { detached: true, stdio: ['ignore', 'pipe', 'pipe'], env: environment });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-1_000_000);
      onOutput?.(text);
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

  async function kill(): Promise<void> {
    child.kill('SIGKILL');
    await over;
  }
  async function stop(): Promise<void> {
    child.kill('SIGTERM');
    const force = setTimeout(kill, stopMilliseconds);
    await over;
    clearTimeout(force);
  }

  const deadline = Date.now() + startMilliseconds;
  while (!output.includes(prints) || !(await Promise.all(ports.map((port) => listens(port)))).every(Boolean)) {
    if (failure !== null || hasEnded(child) || Date.now() > deadline) {
      const problem = hasEnded(child) ? 'ended' : `did not start within ${startMilliseconds / 1000} seconds`;
      await stop();
      throw new Error(`${command} ${problem}.\n${failure ?? output}`.trim());
    }
    await wait(pollMilliseconds);
  }
  return { process: child, ended: over, output: () => output, stop, kill };
}
