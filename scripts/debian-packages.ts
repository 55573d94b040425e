import { spawnSync } from 'node:child_process';

/** Installs Debian packages one by one, if that is possible here. Servers among them are not started. */
export function installPackages(names: readonly string[]): void {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  // RUNLEVEL=1 stops Debian from starting a server that it has installed.
  const environment = ['env', 'RUNLEVEL=1', 'DEBIAN_FRONTEND=noninteractive'];
  for (const step of [['update'], ...names.map((name) => ['install', '-y', '--no-install-recommends', name])]) {
    const [command = '', ...args] = [...sudo, ...environment, 'apt-get', ...step];
    spawnSync(command, args, { stdio: 'ignore' });
  }
}
