import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { freePort } from '../tests/function/support/ports.ts';
import { runStack, type Service, type Stack } from './stack.ts';

let log: string[];
let printed: string[];

beforeEach(() => {
  log = [];
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line: unknown) => printed.push(String(line)));
  vi.spyOn(console, 'error').mockImplementation((line: unknown) => printed.push(String(line)));
});

afterEach(() => {
  vi.restoreAllMocks();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.removeAllListeners(signal);
});

function service(name: string, ended?: Promise<void>): Service {
  return {
    name,
    start: async () => {
      log.push(`start ${name}`);
      const stop = async () => {
        log.push(`stop ${name}`);
      };
      return ended === undefined ? { stop } : { stop, ended };
    },
  };
}

async function stack(services: Service[], rest: Partial<Stack> = {}): Promise<Stack> {
  const port = await freePort();
  return {
    services,
    ports: { site: port, function: port, database: port, inbox: port, smtp: port },
    addresses: [
      ['Site', 'http://localhost:1'],
      ['Database', 'postgres://127.0.0.1:2'],
    ],
    ...rest,
  };
}

const endWithSignal = () => process.emit('SIGHUP', 'SIGHUP');

describe('a stack', () => {
  it('starts services in order, prints addresses, and stops in reverse order at a signal', async () => {
    const code = await runStack(await stack([service('a'), service('b')], { onReady: endWithSignal }));
    expect(code).toBe(0);
    expect(log).toEqual(['start a', 'start b', 'stop b', 'stop a']);
    expect(printed).toEqual(['Site      http://localhost:1', 'Database  postgres://127.0.0.1:2', 'Ready']);
  });

  it('stops what is running when a signal arrives during the start', async () => {
    const slow: Service = {
      name: 'slow',
      start: async () => {
        endWithSignal();
        return service('slow').start();
      },
    };
    expect(await runStack(await stack([service('a'), slow, service('c')]))).toBe(0);
    expect(log).toEqual(['start a', 'start slow', 'stop slow', 'stop a']);
    expect(printed).toEqual([]);
  });

  it('stops what is running when a service does not start, and prints why', async () => {
    const broken: Service = { name: 'broken', start: () => Promise.reject(new Error('no room')) };
    expect(await runStack(await stack([service('a'), broken, service('c')]))).toBe(1);
    expect(log).toEqual(['start a', 'stop a']);
    expect(printed).toEqual(['no room']);
  });

  it('ends when a service ends by itself', async () => {
    expect(await runStack(await stack([service('a'), service('b', Promise.resolve())]))).toBe(1);
    expect(log).toEqual(['start a', 'start b', 'stop b', 'stop a']);
    expect(printed.at(-1)).toBe('b has ended. Everything else ends too.');
  });

  it('starts nothing when a port is taken', async () => {
    const others = { function: await freePort(), database: 1, inbox: 1, smtp: 1 };
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    expect(await runStack(await stack([service('a')], { ports: { site: port, ...others } }))).toBe(1);
    server.close();
    expect(log).toEqual([]);
    expect(printed).toEqual([`Port ${port} for the site is taken. Set SITE_PORT to choose another.`]);
  });

  it('starts nothing when all ports are taken, and says where it is running', async () => {
    const running = await stack([service('a')]);
    const server = createServer().listen(running.ports.site, '127.0.0.1');
    await once(server, 'listening');
    expect(await runStack(running)).toBe(1);
    server.close();
    expect(log).toEqual([]);
    expect(printed[0]).toBe('It is running already: http://localhost:1');
    expect(printed).toHaveLength(6);
  });
});
