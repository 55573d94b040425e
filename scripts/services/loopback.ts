import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An HTTP server that listens on this machine alone. */
export interface LoopbackServer {
  port: number;
  /** Stops the server and closes every connection. */
  stop(): Promise<void>;
}

async function listen(server: Server, port: number, host: string): Promise<number> {
  server.listen(port, host);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

async function close(server: Server): Promise<void> {
  const closed = once(server.close(), 'close');
  server.closeAllConnections();
  await closed;
}

/** Whether this machine lacks the address, for example because IPv6 is disabled. */
function isMissingAddress(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  return code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT';
}

/**
 * Listens on 127.0.0.1 and, if it exists, on ::1, so that `localhost` works with either. Port 0 selects a free port.
 * Rejects with `EADDRINUSE` when the port is in use.
 */
export async function listenOnLoopback(requested: number, listener: RequestListener): Promise<LoopbackServer> {
  const v4 = createServer(listener);
  const v6 = createServer(listener);
  const port = await listen(v4, requested, '127.0.0.1');
  const servers = [v4];
  try {
    await listen(v6, port, '::1');
    servers.push(v6);
  } catch (error) {
    if (!isMissingAddress(error)) {
      await close(v4);
      throw error;
    }
  }
  return {
    port,
    stop: async () => {
      await Promise.all(servers.map(close));
    },
  };
}
