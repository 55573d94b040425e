import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseEnv } from 'node:util';
import { doctors, forms, practice } from '../content/index.ts';
import { todayIn } from '../supabase/functions/_shared/requests/dates.ts';
import { readSettings } from '../supabase/functions/send-contact-email/settings.ts';
import { type Finding, launchFindings, type SourceFile, settingsFile } from './launch-findings.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Where the Supabase tools look for the secrets of functions on this machine. */
const secretsFile = 'supabase/functions/.env';

/** The files that hold the content, and the one that names the function's settings. */
async function sourceFiles(): Promise<SourceFile[]> {
  const entries = await readdir(join(root, 'content'), { recursive: true });
  const paths = entries
    .map((entry) => `content/${entry.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.ts') && !/^content\/(?:schema|facts)\//.test(path))
    .toSorted();
  return Promise.all(
    [...paths, settingsFile].map(async (path) => ({ path, text: await readFile(join(root, path), 'utf8') })),
  );
}

/** The secrets of the function: from its file where there is one, and from the environment. */
async function readSecrets(): Promise<NodeJS.Dict<string>> {
  const path = join(root, secretsFile);
  return { ...(existsSync(path) ? parseEnv(await readFile(path, 'utf8')) : {}), ...process.env };
}

/** The errors of `readSettings`, one line each. */
function settingProblems(environment: NodeJS.Dict<string>): string[] {
  try {
    readSettings(environment);
    return [];
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return error.message
      .split('\n')
      .slice(1)
      .map((line) => line.replace(/^- /, ''));
  }
}

/** The findings as they are printed: kind by kind, each with its place, and the counts at the end. */
export function report(findings: readonly Finding[]): string {
  const kinds = new Map<string, Finding[]>();
  for (const finding of findings) kinds.set(finding.kind, [...(kinds.get(finding.kind) ?? []), finding]);
  const lists = [...kinds].map(([kind, found]) =>
    [`${kind} (${found.length})`, ...found.map(({ file, line, what }) => `  ${file}:${line}  ${what}`)].join('\n'),
  );
  const counts = [...kinds].map(([kind, found]) => `  ${String(found.length).padStart(3)}  ${kind}`);
  const total = findings.length === 0 ? 'Nothing is left to fill in or confirm.' : `${findings.length} left to do:`;
  return [...lists, [total, ...counts].join('\n')].join('\n\n');
}

async function main(): Promise<void> {
  const environment = await readSecrets();
  const findings = launchFindings({
    practice,
    forms,
    doctors,
    files: await sourceFiles(),
    environment,
    settingProblems: settingProblems(environment),
    today: todayIn(practice.hours.timeZone, new Date()),
  });
  console.log(report(findings));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
