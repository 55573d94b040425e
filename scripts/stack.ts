import { type Ports, takenPorts } from './ports.ts';

/** Something that runs until it is stopped. */
export interface Running {
  stop(): Promise<void>;
  /** Resolves when it has ended, for whatever reason. Left out by services that run in this process. */
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
  /** Called when everything runs. */
  onReady?(): void;
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Resolves at the first signal to end. Later ones are ignored, so that stopping is not interrupted. */
function firstSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of signals) process.on(signal, () => resolve());
  });
}

async function run({ services, addresses, onReady }: Stack): Promise<number> {
  let over = false;
  const signal = firstSignal().then(() => {
    over = true;
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
    // Ctrl-C ends a running build as well.
    if (over) return 0;
    console.error(error instanceof Error ? error.message : error);
    return 1;
  } finally {
    for (const { running } of started.reverse()) await running.stop();
  }
}

/**
 * Starts everything, prints the addresses, and keeps it running until Ctrl-C, SIGTERM, or until a part of it ends by
 * itself. Then everything that it started is stopped, the last first. Resolves to the exit code. Starts nothing when a
 * port is taken, and says which; when all are, it is running already.
 */
export async function runStack(stack: Stack): Promise<number> {
  const taken = await takenPorts(stack.ports);
  if (taken.length === 0) return run(stack);
  const isRunning = taken.length === Object.keys(stack.ports).length;
  const [, siteAddress] = stack.addresses[0] ?? [];
  if (isRunning) console.error(`It is running already: ${siteAddress}`);
  for (const line of taken) console.error(line);
  return 1;
}
