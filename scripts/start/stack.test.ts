import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readPorts, runStack, type Service, type Stack } from './stack.ts';

describe('the ports', () => {
  it('are the defaults, or come from the environment', () => {
    const ports = { site: 8080, function: 54321, database: 54322, inbox: 54324, smtp: 54325 };
    expect(readPorts({ SITE_PORT: '8080', SMTP_PORT: '' })).toEqual(ports);
  });

  it.each(['http', '0', '65536', '80.5', ' 80'])('cannot be "%s"', (text) => {
    expect(() => readPorts({ INBOX_PORT: text })).toThrow('INBOX_PORT must be a port from 1 to 65535');
  });

  it('must differ from each other', () => {
    expect(() => readPorts({ DATABASE_PORT: '5173' })).toThrow('SITE_PORT and DATABASE_PORT are both 5173');
  });
});

describe('a stack', () => {
  const log: string[] = [];
  const print = (line: unknown) => log.push(String(line));

  beforeEach(() => {
    log.length = 0;
    vi.spyOn(console, 'log').mockImplementation(print);
    vi.spyOn(console, 'error').mockImplementation(print);
  });

  afterEach(() => {
    vi.restoreAllMocks();
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.removeAllListeners(signal);
  });

  const signal = () => process.emit('SIGHUP', 'SIGHUP');

  const service = (name: string, starts?: () => unknown, ended?: Promise<void>): Service => ({
    name,
    start: async () => {
      log.push(`start ${name}`);
      await starts?.();
      return { stop: async () => void log.push(`stop ${name}`), ...(ended && { ended }) };
    },
  });

  const run = (services: Service[], rest: Partial<Stack> = {}): Promise<number> =>
    runStack({
      services,
      ports: { site: 1, function: 1, database: 1, inbox: 1, smtp: 1 },
      addresses: [['Site', 'http://localhost:1']],
      ...rest,
    });

  it('starts services in order, prints addresses, and stops in reverse order at a signal', async () => {
    expect(await run([service('a'), service('b')], { onReady: signal })).toBe(0);
    expect(log).toEqual(['start a', 'start b', 'Site  http://localhost:1', 'Ready', 'stop b', 'stop a']);
  });

  it('stops what is running when a signal arrives during the start', async () => {
    expect(await run([service('a'), service('b', signal), service('c')])).toBe(0);
    expect(log).toEqual(['start a', 'start b', 'stop b', 'stop a']);
  });

  it('stops what is running when a service does not start, and prints why', async () => {
    const fails = () => Promise.reject(new Error('no room'));
    expect(await run([service('a'), service('b', fails), service('c')])).toBe(1);
    expect(log).toEqual(['start a', 'start b', 'no room', 'stop a']);
  });

  it('ends when a service ends by itself', async () => {
    expect(await run([service('a', undefined, Promise.resolve())])).toBe(1);
    expect(log.slice(-2)).toEqual(['a has ended. Everything else ends too.', 'stop a']);
  });

  it('starts nothing when a port is taken', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port: site } = server.address() as AddressInfo;
    const some = await run([service('a')], { ports: { site, function: 1, database: 1, inbox: 1, smtp: 1 } });
    const all = { site, function: site, database: site, inbox: site, smtp: site };
    const every = await run([service('a')], { ports: all });
    server.close();
    expect([some, every]).toEqual([1, 1]);
    const taken = `Port ${site} for the site is taken. Set SITE_PORT to choose another.`;
    expect(log.slice(0, 3)).toEqual([taken, 'It is running already: http://localhost:1', taken]);
  });
});
