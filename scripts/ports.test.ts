import { createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { readPorts, takenPorts } from './ports.ts';

describe('the ports', () => {
  it('have defaults', () => {
    expect(readPorts({ SITE_PORT: '' })).toEqual({
      site: 5173,
      function: 54321,
      database: 54322,
      inbox: 54324,
      smtp: 54325,
    });
  });

  it('come from the environment', () => {
    expect(readPorts({ SITE_PORT: '8080', SMTP_PORT: '2525' })).toMatchObject({ site: 8080, smtp: 2525 });
  });

  it.each(['http', '0', '65536', '80.5', '-1', ' 80'])('cannot be "%s"', (text) => {
    expect(() => readPorts({ INBOX_PORT: text })).toThrow('INBOX_PORT must be a port from 1 to 65535');
  });

  it('must differ from each other', () => {
    expect(() => readPorts({ DATABASE_PORT: '5173' })).toThrow('SITE_PORT and DATABASE_PORT are both 5173');
  });
});

describe('a taken port', () => {
  const server = createServer();
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  it('is reported with the variable to set', async () => {
    const port = await new Promise<number>((resolve, reject) => {
      server.once('error', reject);
      server.listen(0, '127.0.0.1', () => {
        const address = server.address();
        resolve(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });
    const others = { function: 1, database: 2, inbox: 3, smtp: 4 };
    expect(await takenPorts({ site: port, ...others })).toEqual([
      `Port ${port} for the site is taken. Set SITE_PORT to choose another.`,
    ]);
  });
});
