import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { parseEnv } from 'node:util';
import { forms } from '#content/forms.ts';
import { practice } from '#content/practice.ts';
import { todayIn } from '#contract/dates.ts';
import { readSettings } from '../../supabase/functions/send-contact-email/settings.ts';

/* Lists what an owner still has to fill in, confirm or renew. */

/** Where the Supabase tools look for the secrets of functions on this machine. */
const secretsFile = 'supabase/functions/.env';

/** What `content/`, or one file of it, leaves open. With `days`, the date that is found counts when it is that long ago. */
const rules: readonly { heading: string; pattern: RegExp; file?: string; days?: number }[] = [
  { heading: 'To confirm or replace', pattern: /TODO\(owner\)/g },
  { heading: 'Samples that reach nobody', pattern: /\(\d{3}\) 555-01\d\d|\w\.example\b/g },
  { heading: 'Not filled in, and left out of the pages', pattern: /\b\w+: null/g, file: 'content/particulars.ts' },
  { heading: 'Costs not filled in', pattern: /\b(?:price|cost): null/g },
  { heading: 'Prices without the day of a look', pattern: /\bprice: '\$[\d.]+',(?!\s+priceCheckedOn)/g },
  { heading: 'Prices to look up again', pattern: /\bpriceCheckedOn: '([\d-]+)'/g, days: 90 },
  { heading: 'Topics that no optometrist has signed off', pattern: /\breviewedBy: null/g },
  { heading: 'Topics to review again', pattern: /\bnextReview: '([\d-]+)'/g, days: 0 },
  { heading: 'Sources that nobody has opened', pattern: /\bcheckedOn: null/g },
];

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** What a file of `content/` leaves open: for each heading, lines with their place. */
export function openPoints(path: string, text: string, today: string): [heading: string, line: string][] {
  const lines = text.split('\n');
  return rules.flatMap(({ heading, pattern, file = path, days }) =>
    [...(file === path ? text.matchAll(pattern) : [])]
      .filter(([, date = '']) => days === undefined || daysBetween(date, today) >= days)
      .map(({ index }): [string, string] => {
        const number = text.slice(0, index).split('\n').length;
        return [heading, `${path}:${number}  ${lines[number - 1]?.trim()}`];
      }),
  );
}

/** What the content says that ends, with the last day on which it is true. */
export const endingContent: readonly { what: string; day: string }[] = [
  { what: 'content/practice.ts  no holiday is known after', day: practice.hours.exceptions.at(-1)?.day ?? '' },
  ...[forms.visionTherapyWaitlist.promise ?? []].flat().map(({ text, lastDay }) => ({
    what: `content/forms.ts  no longer shown: "${text}" after`,
    day: lastDay,
  })),
].sort((one, other) => one.day.localeCompare(other.day));

/** What is missing or wrong in the function's settings, and how they differ from the content. */
export function settingFaults(environment: NodeJS.Dict<string>): string[] {
  const faults: string[] = [];
  try {
    readSettings(environment);
  } catch (error) {
    faults.push(...(error instanceof Error ? error.message.split('\n- ').slice(1) : [String(error)]));
  }
  const expected = {
    PRACTICE_NAME: practice.name,
    PRACTICE_PHONE: practice.phone.display,
    PRACTICE_TIME_ZONE: practice.hours.timeZone,
    OFFICE_EMAIL: practice.email,
    CONTENT_ENDS: endingContent[0]?.day,
  };
  for (const [name, value] of Object.entries(expected)) {
    const set = environment[name]?.trim();
    if (set && set !== value) faults.push(`${name} is "${set}", and the content says "${value}"`);
  }
  const origins = environment.SITE_ORIGINS?.split(',').map((origin) => origin.trim());
  if (origins && !origins.includes(practice.host)) faults.push(`SITE_ORIGINS does not hold ${practice.host}`);
  if (!environment.CONTENT_ENDS)
    faults.push(`CONTENT_ENDS is missing: the digest then says nothing before ${endingContent[0]?.day}`);
  if (!environment.ALARM_WEBHOOK_URL) faults.push('Nobody hears alarms: set ALARM_WEBHOOK_URL');
  return faults;
}

async function main(): Promise<void> {
  const today = todayIn(practice.hours.timeZone, new Date());
  const files = (await readdir('content', { recursive: true }))
    .map((file) => `content/${file.replaceAll('\\', '/')}`)
    .filter(
      (path) => path.endsWith('.ts') && !/\.test\.ts$|^content\/(?:schema|facts)\/|content\/types\.ts/.test(path),
    );
  const found: [heading: string, line: string][] = [];
  for (const path of files.sort()) found.push(...openPoints(path, await readFile(path, 'utf8'), today));
  for (const { what, day } of endingContent) {
    if (daysBetween(today, day) <= 60) found.push(['To renew', `${what} ${day}`]);
  }
  const secrets = existsSync(secretsFile) ? parseEnv(await readFile(secretsFile, 'utf8')) : {};
  for (const fault of settingFaults({ ...secrets, ...process.env })) {
    found.push([`Settings of the function (${secretsFile})`, fault]);
  }
  for (const heading of new Set(found.map(([one]) => one))) {
    const lines = found.filter(([one]) => one === heading).map(([, line]) => `  ${line}`);
    console.log([`${heading} (${lines.length})`, ...lines, ''].join('\n'));
  }
  console.log(found.length === 0 ? 'Nothing is left to fill in or confirm.' : `${found.length} left to do`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
