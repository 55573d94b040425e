import { connect } from 'node:net';

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

/** One sentence for each port in use, with the variable that sets another. */
export async function takenPorts(ports: Ports): Promise<string[]> {
  const lines = keys.map(async (key) => {
    const { name, variable } = settings[key];
    const isTaken = (await listens(ports[key])) || (await listens(ports[key], '::1'));
    return isTaken ? [`Port ${ports[key]} for ${name} is taken. Set ${variable} to choose another.`] : [];
  });
  return (await Promise.all(lines)).flat();
}
