import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findProgram } from '../find-program.ts';
import { startChild } from '../services/child.ts';
import { serverFiles } from './rules.ts';

export const serverNames = ['nginx', 'caddy'] as const;

export type ServerName = (typeof serverNames)[number];

/** A web server that is installed on this machine. */
export interface FoundServer {
  name: ServerName;
  path: string;
}

/** A running server. */
export interface RunningServer {
  stop(): Promise<void>;
}

/** The web servers that are installed. */
export function findServers(environment: Readonly<Record<string, string | undefined>>): FoundServer[] {
  return serverNames.flatMap((name) => {
    const path = findProgram(name, environment);
    return path === null ? [] : [{ name, path }];
  });
}

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Whether the server can send files that are compressed with brotli. nginx needs a module for that. */
export const sendsBrotli = (name: ServerName): boolean => name === 'caddy' || existsSync(brotliModule);

/** The built configuration of nginx with another port and folder, in a complete configuration. */
async function nginxConfiguration(dist: string, port: number, folder: string): Promise<string> {
  const built = await readFile(join(dist, serverFiles, 'nginx.conf'), 'utf8');
  const site = built
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace('root /srv/site;', `root ${resolve(dist)};`)
    .replace('# brotli_static on;', sendsBrotli('nginx') ? 'brotli_static on;' : '');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return [
    ...(sendsBrotli('nginx') ? [`load_module ${brotliModule};`] : []),
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'daemon off;',
    `pid ${folder}/nginx.pid;`,
    'error_log stderr;',
    'events {}',
    'http {',
    'access_log off;',
    ...temporary.map((name) => `${name}_temp_path ${folder}/${name};`),
    site,
    '}',
  ].join('\n');
}

/** Starts a server with the configuration of the site built in `dist`, on a port of this machine. */
export async function startServer({ name, path }: FoundServer, dist: string, port: number): Promise<RunningServer> {
  const folder = await mkdtemp(join(tmpdir(), `${name}-`));
  const configuration = join(folder, 'configuration');
  const isNginx = name === 'nginx';
  await writeFile(
    configuration,
    isNginx
      ? await nginxConfiguration(dist, port, folder)
      : await readFile(join(dist, serverFiles, 'Caddyfile'), 'utf8'),
  );
  const child = await startChild({
    command: path,
    args: isNginx ? ['-c', configuration] : ['run', '--adapter', 'caddyfile', '--config', configuration],
    environment: {
      SITE_ADDRESS: `http://127.0.0.1:${port}`,
      SITE_ROOT: resolve(dist),
      XDG_CONFIG_HOME: folder,
      XDG_DATA_HOME: folder,
    },
    ports: [port],
  });
  return {
    stop: async () => {
      await child.stop();
      await rm(folder, { recursive: true });
    },
  };
}
