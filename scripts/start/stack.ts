import { listens } from '../services/child.ts';

/** The ports of all local services. */
export interface Ports {
  site: number;
  function: number;
  database: number;
  inbox: number;
  smtp: number;
}

interface Setting {
  /** The name of the service that listens there. */
  name: string;
  variable: string;
  standard: number;
}

const settings: Readonly<Record<keyof Ports, Setting>> = {
  site: { name: 'the site', variable: 'SITE_PORT', standard: 5173 },
  function: { name: 'the function', variable: 'FUNCTION_PORT', standard: 54321 },
  database: { name: 'the database', variable: 'DATABASE_PORT', standard: 54322 },
  inbox: { name: 'the inbox page', variable: 'INBOX_PORT', standard: 54324 },
  smtp: { name: 'incoming mail', variable: 'SMTP_PORT', standard: 54325 },
};

const keys = Object.keys(settings) as (keyof Ports)[];

function readPort({ variable, standard }: Setting, text: string | undefined): number {
  if (text === undefined || text === '') return standard;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535) {
    throw new Error(`${variable} must be a port from 1 to 65535. It is "${text}".`);
  }
  return port;
}

/**
 * The ports to use: the defaults, or those of the environment variables (`SITE_PORT`, `FUNCTION_PORT`, …). Throws an
 * error that names the variable when a port is invalid or used twice.
 */
export function readPorts(environment: Readonly<Record<string, string | undefined>>): Ports {
  const ports = Object.fromEntries(
    keys.map((key) => [key, readPort(settings[key], environment[settings[key].variable])]),
  ) as unknown as Ports;
  for (const [index, key] of keys.entries()) {
    const twin = keys.slice(0, index).find((other) => ports[other] === ports[key]);
    if (twin !== undefined) {
      throw new Error(
        `${settings[twin].variable} and ${settings[key].variable} are both ${ports[key]}. Each needs a port of its own.`,
      );
    }
  }
  return ports;
}

/** One sentence for each port in use, with the variable that sets another. */
async function takenPorts(ports: Ports): Promise<string[]> {
  const lines = keys.map(async (key) => {
    const { name, variable } = settings[key];
    const isTaken = (await listens(ports[key])) || (await listens(ports[key], '::1'));
    return isTaken ? [`Port ${ports[key]} for ${name} is taken. Set ${variable} to choose another.`] : [];
  });
  return (await Promise.all(lines)).flat();
}

/** Something that runs until it is stopped. */
export interface Running {
  stop(): Promise<void>;
  /** Resolves when it has ended, for any reason. Omitted by services that run in this process. */
  ended?: Promise<void>;
}

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
