import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { freePort } from '../tests/function/support/ports.ts';
import { runStack, type Service, type Stack } from './stack.ts';

let folder: string;
let log: string[];
let said: string[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stack-'));
  log = [];
  said = [];
  vi.spyOn(console, 'log').mockImplementation((line: unknown) => said.push(String(line)));
  vi.spyOn(console, 'error').mockImplementation((line: unknown) => said.push(String(line)));
});

afterEach(async () => {
  vi.restoreAllMocks();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.removeAllListeners(signal);
  await rm(folder, { recursive: true });
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
    lockFile: join(folder, 'running.json'),
    ...rest,
  };
}

const endWithSignal = () => process.emit('SIGHUP', 'SIGHUP');

describe('a stack', () => {
  it('starts one after the other, says where, and stops the last first at a signal', async () => {
    const code = await runStack(await stack([service('a'), service('b')], { onReady: endWithSignal }));
    expect(code).toBe(0);
    expect(log).toEqual(['start a', 'start b', 'stop b', 'stop a']);
    expect(said).toEqual(['Site      http://localhost:1', 'Database  postgres://127.0.0.1:2', 'Ready']);
  });

  it('stops what runs already when a signal comes while it starts', async () => {
    const slow: Service = {
      name: 'slow',
      start: async () => {
        endWithSignal();
        return service('slow').start();
      },
    };
    expect(await runStack(await stack([service('a'), slow, service('c')]))).toBe(0);
    expect(log).toEqual(['start a', 'start slow', 'stop slow', 'stop a']);
    expect(said).toEqual([]);
  });

  it('stops what runs already when a part does not start, and says why', async () => {
    const broken: Service = { name: 'broken', start: () => Promise.reject(new Error('no room')) };
    expect(await runStack(await stack([service('a'), broken, service('c')]))).toBe(1);
    expect(log).toEqual(['start a', 'stop a']);
    expect(said).toEqual(['no room']);
  });

  it('ends when a part of it ends by itself', async () => {
    expect(await runStack(await stack([service('a'), service('b', Promise.resolve())]))).toBe(1);
    expect(log).toEqual(['start a', 'start b', 'stop b', 'stop a']);
    expect(said.at(-1)).toBe('b has ended. Everything else ends too.');
  });

  it('starts once only, and again after it has ended', async () => {
    const second = await stack([service('second')]);
    const first = await stack([service('first')], {
      onReady: async () => {
        expect(await runStack(second)).toBe(1);
        endWithSignal();
      },
    });
    expect(await runStack(first)).toBe(0);
    expect(said.at(-1)).toBe(`It is running already: http://localhost:1 (process ${process.pid}).`);
    expect(log).toEqual(['start first', 'stop first']);
    expect(await runStack({ ...second, onReady: endWithSignal })).toBe(0);
  });

  it('starts nothing when a port is taken', async () => {
    const held = await stack([service('a')]);
    const server = createServer().listen(held.ports.site, '127.0.0.1');
    await vi.waitFor(() => expect(server.listening).toBe(true));
    expect(await runStack(held)).toBe(1);
    server.close();
    expect(log).toEqual([]);
    expect(said[0]).toBe(`Port ${held.ports.site} for the site is taken. Set SITE_PORT to choose another.`);
  });
});
