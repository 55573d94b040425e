import { expect, it } from 'vitest';
import { freePort } from '../../tests/function/support/ports.ts';
import { startChild } from './child.ts';

const node = (script: string, port: number) => ({ command: process.execPath, args: ['--eval', script], ports: [port] });

it('starts a program when it listens, and stops it', async () => {
  const port = await freePort();
  const child = await startChild(node(`console.log('hello'); require('net').createServer().listen(${port})`, port));
  expect(child.output()).toBe('hello\n');
  await child.stop();
  await expect(child.ended).resolves.toBeUndefined();
});

it('says why a program has not started', async () => {
  const port = await freePort();
  const fails = startChild(node(`console.error('no such folder'); process.exit(1)`, port));
  await expect(fails).rejects.toThrow('no such folder');
  const never = startChild({ ...node('setInterval(() => {}, 1000)', port), startMilliseconds: 300 });
  await expect(never).rejects.toThrow('did not start within 0.3 seconds');
  await expect(startChild({ command: '/no/such/program', args: [], ports: [port] })).rejects.toThrow('ENOENT');
});
