import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ended } from './child.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = 'supabase/functions/send-contact-email';

/** The Deno versions that the function supports; `hosted` is that of hosted Supabase. */
export const denoBinaries = {
  current: fileURLToPath(new URL('../../node_modules/deno/deno', import.meta.url)),
  hosted: fileURLToPath(new URL('../../node_modules/deno-2-1/deno', import.meta.url)),
};

/** The function's settings as variables; `settings.ts` beside the function says what each means. */
export type FunctionEnvironment = Readonly<Record<string, string>>;

/** A running function. */
export interface RunningFunction {
  /** Its URL: `http://127.0.0.1:<port>/functions/v1/send-contact-email`. */
  url: string;
  process: ChildProcess;
  /** Its log so far, one JSON object per line. */
  output(): string;
  /** Stops it after its running requests; resolves when it has ended. */
  stop(): Promise<void>;
  /** Kills it, like a crash; resolves when it has ended. */
  kill(): Promise<void>;
}

/**
 * Starts the function under Deno on 127.0.0.1 with minimal permissions, and waits until it responds.
 * @param options.port rejects with Deno's message when it is in use
 * @param options.env the settings, see {@link FunctionEnvironment}; this process's own environment is not passed on
 * @param options.denoBinary the Deno to use; the current version by default
 * @param options.hosted leave the port to the platform, as hosted Supabase does
 * @param options.watch restart when its files change
 * @param options.onOutput receives the output as it is printed
 */
export async function startFunction(options: {
  port: number;
  env: FunctionEnvironment;
  denoBinary?: string;
  hosted?: boolean;
  watch?: boolean;
  onOutput?: (text: string) => void;
}): Promise<RunningFunction> {
  const child = spawn(
    options.denoBinary ?? denoBinaries.current,
    [
      'run',
      '--no-prompt',
      // A small heap, as hosted functions have.
      '--v8-flags=--max-old-space-size=64,--max-semi-space-size=4',
      '--no-lock',
      '--node-modules-dir=manual',
      '--allow-net',
      '--allow-env',
      '--config',
      `${folder}/deno.json`,
      ...(options.watch ? ['--watch'] : []),
      `${folder}/index.ts`,
    ],
    {
      cwd: root,
      // Its own process group: Ctrl-C must not reach it.
      detached: true,
      env: {
        PATH: process.env.PATH ?? '',
        HOME: process.env.HOME ?? '',
        NO_COLOR: '1',
        ...options.env,
        ...(options.hosted
          ? { DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${options.port}` }
          : { FUNCTION_PORT: String(options.port) }),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-1_000_000);
      options.onOutput?.(text);
    });
  }
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    await ended(child);
  };
  // Deno's watcher keeps running after the function has ended, to wait for changes.
  const endWatched = async (): Promise<void> => {
    const finished = new Promise<void>((resolve) => {
      child.stderr.on('data', (text: string) => {
        if (text.includes('Process finished')) resolve();
      });
    });
    child.kill('SIGTERM');
    const force = setTimeout(() => child.kill('SIGKILL'), 5_000);
    await Promise.race([finished, ended(child)]);
    clearTimeout(force);
    await end('SIGKILL');
  };

  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`The function did not start:\n${output}`)));
    child.stdout.on('data', () => {
      if (output.includes('"event":"start"')) resolve();
    });
  });
  return {
    url: `http://127.0.0.1:${options.port}/functions/v1/send-contact-email`,
    process: child,
    output: () => output,
    stop: () => (options.watch ? endWatched() : end('SIGTERM')),
    kill: () => end('SIGKILL'),
  };
}
