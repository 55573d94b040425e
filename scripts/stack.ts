import { releaseLock, takeLock } from './lock.ts';
import { type Ports, takenPorts } from './ports.ts';

/** Something that runs until it is stopped. */
export interface Running {
  stop(): Promise<void>;
  /** Resolves when it ended, asked or not. Left out by what lives in this process. */
  ended?: Promise<void>;
}

/** One thing to start. */
export interface Service {
  name: string;
  start(): Promise<Running>;
}

/** Everything that a command starts. */
export interface Stack {
  /** Started in this order, and stopped in the opposite one. */
  services: readonly Service[];
  ports: Ports;
  /** Name and address of each, printed when all of them run. */
  addresses: readonly (readonly [name: string, address: string])[];
  /** The file that keeps a second start from taking place. */
  lockFile: string;
  /** Called when everything runs. */
  onReady?(): void;
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Resolves at the first signal to end. Later ones change nothing: stopping goes on to its end. */
function firstSignal(): Promise<string> {
  return new Promise((resolve) => {
    for (const signal of signals) process.on(signal, () => resolve(signal));
  });
}

async function run({ services, addresses, onReady }: Stack): Promise<number> {
  let over = false;
  const signal = firstSignal().then((what) => {
    over = true;
    return what;
  });
  const started: { name: string; running: Running }[] = [];
  try {
    for (const { name, start } of services) {
      if (!over) started.push({ name, running: await start() });
    }
    if (over) return 0;
    const width = Math.max(...addresses.map(([name]) => name.length));
    for (const [name, address] of addresses) console.log(`${name.padEnd(width)}  ${address}`);
    console.log('Ready');
    onReady?.();
    const ends = started.flatMap(({ name, running }) => running.ended?.then(() => name) ?? []);
    const first = await Promise.race([signal, ...ends]);
    if (over) return 0;
    console.error(`${first} has ended. Everything else ends too.`);
    return 1;
  } catch (error) {
    // Ctrl-C reaches a build that is under way as well: that it fails then is no news.
    if (over) return 0;
    console.error(error instanceof Error ? error.message : error);
    return 1;
  } finally {
    for (const { running } of started.reverse()) await running.stop();
  }
}

/**
 * Starts everything, says so, and keeps it running until Ctrl-C, SIGTERM, or until a part of it ends by itself. Then
 * everything that it started is stopped, the last first. Resolves to the exit code. Starts nothing when it runs already
 * or when a port is taken, and says which.
 */
export async function runStack(stack: Stack): Promise<number> {
  const [, siteAddress = ''] = stack.addresses[0] ?? [];
  const holder = await takeLock(stack.lockFile, siteAddress);
  if (holder !== null) {
    console.error(`It is running already: ${holder.address} (process ${holder.pid}).`);
    return 1;
  }
  try {
    const taken = await takenPorts(stack.ports);
    for (const line of taken) console.error(line);
    return taken.length > 0 ? 1 : await run(stack);
  } finally {
    await releaseLock(stack.lockFile);
  }
}
