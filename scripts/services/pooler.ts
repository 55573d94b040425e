import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Child, startChild } from './child.ts';

interface PoolerOptions {
  /** The path of PgBouncer. */
  program: string;
  /** Its port on 127.0.0.1. */
  port: number;
  databasePort: number;
  /** The only role that may connect. */
  role: { name: string; password: string };
}

/** Starts PgBouncer in transaction mode in front of a local database: clients share its few connections. */
export async function startPooler({ program, port, databasePort, role }: PoolerOptions): Promise<Pick<Child, 'stop'>> {
  const folder = await mkdtemp(join(tmpdir(), 'pgbouncer-'));
  const [configuration, users] = [join(folder, 'pgbouncer.ini'), join(folder, 'users.txt')];
  await writeFile(users, `"${role.name}" "${role.password}"\n`);
  const lines = [
    '[databases]',
    `* = host=127.0.0.1 port=${databasePort}`,
    '[pgbouncer]',
    'pool_mode = transaction',
    'default_pool_size = 5',
    'max_client_conn = 1000',
    // Seconds after which it connects again to a database that was down.
    'server_login_retry = 0.1',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = scram-sha-256',
    `auth_file = ${users}`,
    // It refuses to run as root.
    ...(process.getuid?.() === 0 ? ['user = nobody'] : []),
  ];
  await writeFile(configuration, lines.join('\n'));
  const child = await startChild({ command: program, args: [configuration], ports: [port] });
  return {
    stop: async () => {
      await child.stop();
      await rm(folder, { recursive: true });
    },
  };
}
