import { describe, expect, it } from 'vitest';
import { freePort } from '../../tests/function/support/ports.ts';
import { startChild } from './child.ts';

const node = (script: string, port: number) => ({ command: process.execPath, args: ['--eval', script], ports: [port] });

const listen = (port: number) => `require('net').createServer().listen(${port}, '127.0.0.1');`;

describe('a child process', () => {
  it('has started when it listens, and ends when it is stopped', async () => {
    const port = await freePort();
    const child = await startChild(node(`console.log('hello'); ${listen(port)}`, port));
    expect(child.output()).toBe('hello');
    await child.stop();
    await expect(child.ended).resolves.toBeUndefined();
    await expect(child.stop()).resolves.toBeUndefined();
  });

  it('says what it printed when it ends before it listens', async () => {
    const port = await freePort();
    await expect(startChild(node(`console.error('no such folder'); process.exit(1)`, port))).rejects.toThrow(
      'no such folder',
    );
  });

  it('is ended when it takes too long', async () => {
    const port = await freePort();
    const never = { ...node('setInterval(() => {}, 1000)', port), startMilliseconds: 300 };
    await expect(startChild(never)).rejects.toThrow('did not listen within 0.3 seconds');
  });

  it('is an error when there is no such program', async () => {
    await expect(startChild({ command: '/no/such/program', args: [], ports: [1] })).rejects.toThrow('ENOENT');
  });
});
