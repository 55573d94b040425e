import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { practice } from '#content/practice.data.ts';
import { deskSetting } from '../build/desk-setting.ts';
import type { FunctionEnvironment } from './function.ts';

/** The folder for data that survives restarts of `npm start`. */
export const dataFolder = resolve('.data');

const runningFile = join(dataFolder, 'running.json');

/** Tells `npm run requests` the settings of a running `npm start`, until this process ends. */
export function tellRunningSettings(settings: FunctionEnvironment): void {
  writeFileSync(runningFile, JSON.stringify(settings), { mode: 0o600 });
  process.once('exit', () => rmSync(runningFile, { force: true }));
}

/** The settings of a running `npm start`; none when nothing runs. */
export const runningSettings = (): FunctionEnvironment =>
  existsSync(runningFile) ? JSON.parse(readFileSync(runningFile, 'utf8')) : {};

/** The local publishable key, which the site sends and the function checks. */
export const localPublishableKey = 'local-publishable-key';

/** Sets the build settings for this machine, instead of those in `.env`. */
export function setLocalBuildSettings(port = 54_321): void {
  process.env.VITE_SUPABASE_URL = `http://127.0.0.1:${port}`;
  process.env.VITE_SUPABASE_PUBLISHABLE_KEY = localPublishableKey;
  // The editor asks for a folder of this name. Local files are not saved in a repository.
  process.env.EDITOR_REPOSITORY = `local/${basename(process.cwd())}`;
  process.env[deskSetting] = 'yes';
}

/** The services that the function connects to. */
export interface Services {
  databaseUrl: string;
  smtpPort: number;
  sitePort: number;
  /** 32 bytes in base64, to decrypt what the function has stored. */
  secret: string;
  /** Where the people of the desk sign in. */
  authUrl: string;
}

/** The function's local settings: no TLS, and no rate limits for loopback addresses. */
export function localFunctionSettings(services: Services): FunctionEnvironment {
  const { databaseUrl, smtpPort, sitePort, secret, authUrl } = services;
  return {
    REQUESTS_DATABASE_URL: databaseUrl,
    REQUESTS_SECRET: secret,
    OFFICE_EMAIL: practice.email,
    MAIL_FROM: practice.email.replace(/^[^@]+/, 'website'),
    SITE_ORIGINS: `http://localhost:${sitePort},http://127.0.0.1:${sitePort}`,
    SITE_PUBLISHABLE_KEY: localPublishableKey,
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(smtpPort),
    SMTP_TLS: 'none',
    AUTH_URL: authUrl,
  };
}

/** A new secret: 32 random bytes in base64. */
export const newSecret = (): string => randomBytes(32).toString('base64');

/** The secret stored in `file`, created if missing. A new secret could not decrypt earlier requests. */
export async function storedSecret(file: string): Promise<string> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, newSecret(), { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return readFile(file, 'utf8');
}
