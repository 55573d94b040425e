import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An HTTP server that listens on this machine alone. */
export interface LoopbackServer {
  port: number;
  /** Stops the server and closes every connection. */
  stop(): Promise<void>;
}

/**
 * Listens on 127.0.0.1 and, if it exists, on ::1, so that `localhost` works with either. Port 0 selects a free port.
 * Rejects with `EADDRINUSE` when the port is in use.
 */
export async function listenOnLoopback(requested: number, listener: RequestListener): Promise<LoopbackServer> {
  const servers: Server[] = [];
  const listen = async (port: number, host: string): Promise<number> => {
    const server = createServer(listener).listen(port, host);
    await once(server, 'listening');
    servers.push(server);
    return (server.address() as AddressInfo).port;
  };
  const stop = async (): Promise<void> => {
    for (const server of servers) {
      server.closeAllConnections();
      await once(server.close(), 'close');
    }
  };
  const port = await listen(requested, '127.0.0.1');
  await listen(port, '::1').catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') return;
    await stop();
    throw error;
  });
  return { port, stop };
}
