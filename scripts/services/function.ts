import { resolve } from 'node:path';
import { type Child, startChild } from './child.ts';

const folder = 'supabase/functions/send-contact-email';

/** The Deno versions that the function supports; `hosted` is that of hosted Supabase. */
export const denoBinaries = {
  current: resolve('node_modules/deno/deno'),
  hosted: resolve('node_modules/deno-2-1/deno'),
};

/** The function's settings as variables; `settings.ts` beside the function says what each means. */
export type FunctionEnvironment = Readonly<Record<string, string>>;

/** A running function. Its output is its log, one JSON object per line; `stop` waits for its running requests. */
export interface RunningFunction extends Child {
  /** Its URL: `http://127.0.0.1:<port>/functions/v1/send-contact-email`. */
  url: string;
}

/**
 * Starts the function under Deno on 127.0.0.1 with minimal permissions, and waits until it responds.
 * @param options.port rejects with Deno's message when it is in use
 * @param options.env the settings, see {@link FunctionEnvironment}; this process's own environment is not passed on
 * @param options.denoBinary the Deno to use; the current version by default
 * @param options.hosted leave the port to the platform, as hosted Supabase does
 * @param options.entry the module that is run, in place of the function's own
 * @param options.watch restart when its files change
 * @param options.onOutput receives the output as it is printed
 */
export async function startFunction(options: {
  port: number;
  env: FunctionEnvironment;
  denoBinary?: string;
  hosted?: boolean;
  entry?: string;
  watch?: boolean;
  onOutput?: (text: string) => void;
}): Promise<RunningFunction> {
  const {
    port,
    env,
    denoBinary = denoBinaries.current,
    hosted = false,
    entry = `${folder}/index.ts`,
    watch = false,
    onOutput,
  } = options;
  const child = await startChild({
    command: denoBinary,
    args: [
      ...['run', '--no-prompt', '--no-lock', '--node-modules-dir=manual', '--allow-net', '--allow-env'],
      // A small heap, as hosted functions have.
      '--v8-flags=--max-old-space-size=64,--max-semi-space-size=4',
      ...['--config', `${folder}/deno.json`, ...(watch ? ['--watch'] : []), entry],
    ],
    environment: {
      ...{ PATH: process.env.PATH, HOME: process.env.HOME, NO_COLOR: '1', ...env },
      ...(hosted ? { DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}` } : { FUNCTION_PORT: String(port) }),
    },
    prints: '"event":"start"',
    stopMilliseconds: 60_000,
    ...(onOutput && { onOutput }),
  });
  // Deno's watcher goes on when the function has ended, to wait for changes.
  const stop = watch ? child.kill : child.stop;
  return { ...child, url: `http://127.0.0.1:${port}/functions/v1/send-contact-email`, stop };
}
