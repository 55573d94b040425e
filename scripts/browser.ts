import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
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
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function run(command: string, commandArgs: string[]): boolean {
  return spawnSync(command, commandArgs, { stdio: 'ignore' }).status === 0;
}

/** The browser that `CHROME_PATH` names, or one that is installed. Throws when `CHROME_PATH` names none. */
export function installedBrowser(environment: Readonly<Record<string, string | undefined>>): string | null {
  const named = environment.CHROME_PATH;
  if (named !== undefined && named !== '') {
    if (!existsSync(named)) throw new Error(`CHROME_PATH names no file: ${named}`);
    return named;
  }
  const folders = (environment.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  // On some systems a program of that name only explains how to install the browser.
  return [...candidates, ...applications].find((path) => existsSync(path) && run(path, ['--version'])) ?? null;
}

const isRoot = (): boolean => process.getuid?.() === 0;

/** Installs Debian's package of a Chromium without windows. Does nothing where that is not possible. */
function installPackage(sudo: readonly string[]): void {
  const options = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20'];
  for (const step of [['update'], ['install', '-y', headlessShell]]) {
    const [command = '', ...rest] = [...sudo, 'apt-get', ...options, ...step];
    if (!run(command, rest)) return;
  }
}

function downloadedBrowser(): string | null {
  const path = chromium.executablePath();
  return path !== '' && existsSync(path) ? path : null;
}

/**
 * Finds or installs a browser: an installed Chromium or Chrome (`CHROME_PATH` first), otherwise Playwright's download,
 * otherwise Debian's package. `say` receives a message about what was done. Throws an error with instructions when
 * there is none.
 */
export function findBrowser(say: (line: string) => void): FoundBrowser {
  const installed = installedBrowser(process.env);
  if (installed !== null) {
    say(`Browser: ${installed}, installed`);
    return { executablePath: installed, args };
  }
  const present = downloadedBrowser();
  if (present !== null) {
    say(`Browser: ${present}, downloaded by Playwright before`);
    return { executablePath: present, args };
  }
  say('Browser: none installed. Asking Playwright for its own.');
  run(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium-headless-shell', 'chromium']);
  const downloaded = downloadedBrowser();
  if (downloaded !== null) {
    say(`Browser: ${downloaded}, downloaded by Playwright now`);
    return { executablePath: downloaded, args };
  }
  say("Browser: Playwright's download is out of reach. Asking Debian for its package.");
  installPackage(isRoot() ? [] : ['sudo', '-n']);
  const packaged = installedBrowser(process.env);
  if (packaged !== null) {
    say(`Browser: ${packaged}, from Debian's package`);
    return { executablePath: packaged, args };
  }
  throw new Error('No browser could be found or installed. Install Chromium, or set CHROME_PATH to one.');
}

/**
 * Finds or installs a browser for the tests, as `findBrowser` does. As root, which usually means in a container, it installs
 * the one in which they are faster, even if there is another one.
 */
export function findTestBrowser(say: (line: string) => void): FoundBrowser {
  const installed = installedBrowser(process.env);
  const isChosen = process.env.CHROME_PATH !== undefined && process.env.CHROME_PATH !== '';
  if (installed !== null && !isChosen && isRoot() && basename(installed) !== headlessShell) {
    say(`Browser: ${installed}. Asking Debian for a faster one: set CHROME_PATH to keep this one.`);
    installPackage([]);
  }
  return findBrowser(say);
}
