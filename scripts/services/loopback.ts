import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An HTTP server that listens on this machine alone. */
export interface LoopbackServer {
  port: number;
  /** Ends the server and every connection to it. */
  stop(): Promise<void>;
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/** Whether an error says that this machine has no such address, as where IPv6 is switched off. */
function isMissingAddress(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  return code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT';
}

/**
 * Listens on 127.0.0.1 and, where it exists, on ::1, so that `localhost` answers whichever a browser tries first.
 * Port 0 takes a free one. Rejects with `EADDRINUSE` when the port is taken.
 */
export async function listenOnLoopback(wanted: number, listener: RequestListener): Promise<LoopbackServer> {
  const servers = [createServer(listener)];
  const [v4] = servers as [Server];
  const port = await listen(v4, wanted, '127.0.0.1');
  const v6 = createServer(listener);
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
