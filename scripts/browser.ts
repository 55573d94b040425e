import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** A browser that the tests can drive: options for Playwright's `chromium.launch`. */
export interface FoundBrowser {
  executablePath: string;
  args: string[];
}

/** Chromium without windows, in which the tests take three quarters of the time. */
const headlessShell = 'chromium-headless-shell';

const names = [headlessShell, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Stops the browser's own network requests, and lets it run in a container and as root. */
const args = [
  ...['--no-sandbox', '--disable-gpu'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
];

const runs = (command: string, ...rest: string[]): boolean =>
  spawnSync(command, rest, { stdio: 'ignore' }).status === 0;

/** The browser that `CHROME_PATH` names, or one that is installed. Throws when `CHROME_PATH` names none. */
export function installedBrowser(environment: Readonly<Record<string, string | undefined>>): string | null {
  const named = environment.CHROME_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROME_PATH names no file: ${named}`);
    return named;
  }
  const folders = (environment.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  // On some systems a program of that name only explains how to install the browser.
  return [...candidates, ...applications].find((path) => existsSync(path) && runs(path, '--version')) ?? null;
}

const isRoot = (): boolean => process.getuid?.() === 0;

/** Installs Debian's package of a Chromium without windows. Does nothing where that is not possible. */
function installPackage(): void {
  const apt = ['apt-get', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20'];
  const [command = '', ...options] = isRoot() ? apt : ['sudo', '-n', ...apt];
  if (runs(command, ...options, 'update')) runs(command, ...options, 'install', '-y', headlessShell);
}

function downloadedBrowser(): string | null {
  const path = chromium.executablePath();
  return existsSync(path) ? path : null;
}

/**
 * Finds or installs a browser: an installed Chromium or Chrome (`CHROME_PATH` first), otherwise Playwright's download,
 * otherwise Debian's package. As root, which usually means in a container, it installs the one in which the tests are
 * faster, even if there is another one. Throws an error with instructions when there is none.
 */
export function findBrowser(): FoundBrowser {
  let path = installedBrowser(process.env);
  if (isRoot() && path !== null && !process.env.CHROME_PATH && !path.endsWith(headlessShell)) {
    installPackage();
    path = installedBrowser(process.env);
  }
  path ??= downloadedBrowser();
  if (path === null) {
    console.log("There is no browser. Asking for Playwright's own, or else for Debian's package.");
    runs(process.execPath, 'node_modules/playwright/cli.js', 'install', headlessShell, 'chromium');
    path = downloadedBrowser();
    if (path === null) installPackage();
    path ??= installedBrowser(process.env);
  }
  if (path === null) {
    throw new Error('No browser could be found or installed. Install Chromium, or set CHROME_PATH to one.');
  }
  return { executablePath: path, args };
}
