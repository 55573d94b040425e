import { type Ports, takenPorts } from './ports.ts';

/** Something that runs until it is stopped. */
export interface Running {
  stop(): Promise<void>;
  /** Resolves when it has ended, for any reason. Omitted by services that run in this process. */
  ended?: Promise<void>;
}

/** A service of the stack. */
export interface Service {
  name: string;
  start(): Promise<Running>;
}

/** The services of a command. */
export interface Stack {
  /** Started in this order, and stopped in reverse. */
  services: readonly Service[];
  ports: Ports;
  /** Names and addresses, printed when all services run. */
  addresses: readonly (readonly [name: string, address: string])[];
  /** Called when all services run. */
  onReady?(): void;
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Resolves at the first signal to end. Later signals are ignored, so that they cannot interrupt stopping. */
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
    // Ctrl-C also ends a running build.
    if (over) return 0;
    console.error(error instanceof Error ? error.message : error);
    return 1;
  } finally {
    for (const { running } of started.reverse()) await running.stop();
  }
}

/**
 * Starts all services, prints their addresses, and keeps them running until Ctrl-C, SIGTERM, or the end of one of them.
 * Then stops them in reverse order. Resolves to the exit code. Starts nothing if a port is in use, and prints which; if
 * all are, the stack is already running.
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
