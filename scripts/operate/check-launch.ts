import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { parseEnv } from 'node:util';
import { particulars } from '#content/particulars.data.ts';
import { practice } from '#content/practice.data.ts';
import { readContent } from '#content/read.ts';
import type { Doctor, Sign } from '#content/schema/entries.ts';
import type { Particulars } from '#content/schema/practice.ts';
import { allSigns } from '#content/signs.data.ts';
import { todayIn } from '#contract/dates.ts';
import { endingContent } from '../../supabase/functions/send-contact-email/practice.ts';
import { readSettings } from '../../supabase/functions/send-contact-email/settings.ts';

/*
 * Lists what an owner still has to fill in, confirm or renew. What has to be done before the practice opens is an error.
 */

/** Where the Supabase tools look for the secrets of functions on this machine. */
const secretsFile = 'supabase/functions/.env';

const particularsFile = 'content/particulars.json';

/** The particulars without which the practice cannot open, and why. */
const needed = {
  plansAccepted: 'New York requires the list of plans (Public Health Law 24)',
  nearestHospital: 'where to send patients at night and on weekends',
  privacyNoticeEffective: 'the notice needs the day on which it takes effect (45 CFR 164.520)',
  signsReviewed: 'an optometrist signs off every warning sign and the guide',
  oralMedicinesConfirmed: "pills need New York's certificate for oral medicines (Education Law 7101-a)",
  nasalSpraysConfirmed: 'nasal sprays for dry eye need a certified optometrist (Education Law 7101-a)',
  adenovirusTestConfirmed: 'the test needs a CLIA certificate and a registration as a limited-service laboratory',
  embeddedSpecksConfirmed: 'ask the State Board whether optometrists may remove embedded specks',
  lightTherapyConfirmed: 'ask the State Board whether optometrists may use IPL and RF',
} satisfies Partial<Record<keyof Particulars, string>>;

const isNeeded = (name: string): name is keyof typeof needed => Object.hasOwn(needed, name);

/** Something to do. */
interface Point {
  heading: string;
  line: string;
  /** Whether the practice can open without it. */
  isLater: boolean;
}

/** What `content/`, or one file of it, leaves open. With `days`, the date that is found counts when it is that long ago. */
const rules: readonly { heading: string; pattern: RegExp; days?: number; isLater?: true }[] = [
  { heading: 'Samples that reach nobody', pattern: /\(\d{3}\) 555-01\d\d|\w\.example\b/g },
  { heading: 'Topics that no optometrist has signed off', pattern: /"reviewedBy": null/g },
  { heading: 'Ratings without the day of a look', pattern: /"asOf": null/g },
  { heading: 'Ratings to look up again', pattern: /"asOf": "([\d-]+)"/g, days: 183 },
  { heading: 'Costs not filled in', pattern: /"(?:price|cost)": null/g, isLater: true },
  {
    heading: 'Prices without the day of a look',
    pattern: /"price": "\$[\d.]+"(?!,\s+"priceCheckedOn")/g,
    isLater: true,
  },
  { heading: 'Prices to look up again', pattern: /"priceCheckedOn": "([\d-]+)"/g, days: 90, isLater: true },
  { heading: 'Topics to review again', pattern: /"nextReview": "([\d-]+)"/g, days: 0, isLater: true },
  { heading: 'Sources that nobody has opened', pattern: /"checkedOn": null/g, isLater: true },
];

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** What a file of `content/` leaves open, with its place. */
export function openPoints(path: string, text: string, today: string): Point[] {
  const lines = text.split('\n');
  return rules.flatMap(({ heading, pattern, days, isLater = false }) =>
    [...text.matchAll(pattern)]
      .filter(([, date = '']) => days === undefined || daysBetween(date, today) >= days)
      .map(({ index }) => {
        const number = text.slice(0, index).split('\n').length;
        return { heading, line: `${path}:${number}  ${lines[number - 1]?.trim()}`, isLater };
      }),
  );
}

/** The particulars that the owner has not filled in. */
export function emptyParticulars(particulars: Particulars): Point[] {
  const empty = Object.entries(particulars).filter(([, value]) => value === null);
  return empty.map(([name]) =>
    isNeeded(name)
      ? { heading: `To fill in (${particularsFile})`, line: `${name}: ${needed[name]}`, isLater: false }
      : { heading: `Not filled in: pages leave it out, or say to ask (${particularsFile})`, line: name, isLater: true },
  );
}

/** What the owner has not filled in about the doctors. */
export const emptyDoctorFacts = (doctors: readonly Doctor[]): Point[] =>
  doctors.flatMap(({ id, days, doctorate }) =>
    Object.entries({ days, school: doctorate.school })
      .filter(([, value]) => value === null)
      .map(([name]) => ({
        heading: 'Not filled in about doctors: pages leave it out, or say to ask',
        line: `content/doctors/${id}.json  ${name}`,
        isLater: true,
      })),
  );

/** What an optometrist has to confirm about the warning signs. */
export const signsToConfirm = (signs: readonly Sign[]): Point[] =>
  signs
    .filter(({ toConfirm }) => toConfirm !== undefined)
    .map(({ id, urgency, toConfirm }) => ({
      heading: 'Warning signs for an optometrist to confirm',
      line: `${id} (${urgency}): ${toConfirm}`,
      isLater: false,
    }));

/** What is missing or wrong in the function's settings, and how they differ from the content. */
export function settingFaults(environment: NodeJS.Dict<string>): string[] {
  const faults: string[] = [];
  try {
    readSettings(environment);
  } catch (error) {
    faults.push(...(error instanceof Error ? error.message.split('\n- ').slice(1) : [String(error)]));
  }
  const office = environment.OFFICE_EMAIL?.trim();
  if (office && office !== practice.email) {
    faults.push(`OFFICE_EMAIL is "${office}", and the content says "${practice.email}"`);
  }
  const origins = environment.SITE_ORIGINS?.split(',').map((origin) => origin.trim());
  if (origins && !origins.includes(practice.host)) faults.push(`SITE_ORIGINS does not hold ${practice.host}`);
  if (!environment.ALARM_WEBHOOK_URL) faults.push('Nobody hears alarms: set ALARM_WEBHOOK_URL');
  return faults;
}

/** Everything that is left to do by heading, first what the practice cannot open without, and how much there is of both. */
export function report(points: readonly Point[]): string {
  const errors = points.filter(({ isLater }) => !isLater);
  const later = points.filter(({ isLater }) => isLater);
  const sorted = [...errors, ...later];
  const groups = [...new Set(sorted.map(({ heading }) => heading))].map((heading) => {
    const lines = sorted.filter((point) => point.heading === heading).map(({ line }) => `  ${line}`);
    return [`${heading} (${lines.length})`, ...lines, ''].join('\n');
  });
  return [...groups, `Before you open: ${errors.length}. Later: ${later.length}.`].join('\n');
}

async function main(): Promise<void> {
  const today = todayIn(practice.hours.timeZone, new Date());
  const files = (await readdir('content', { recursive: true }))
    .map((file) => `content/${file.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.json'));
  const texts = await Promise.all(files.sort().map(async (path) => [path, await readFile(path, 'utf8')] as const));
  const secrets = existsSync(secretsFile) ? parseEnv(await readFile(secretsFile, 'utf8')) : {};
  const points: Point[] = [
    ...emptyParticulars(particulars),
    ...emptyDoctorFacts(readContent().doctors),
    ...readContent().toConfirm.map(({ file, what }) => ({
      heading: 'To confirm or replace (content/to-confirm.json)',
      line: `${file}  ${what}`,
      isLater: false,
    })),
    ...signsToConfirm(allSigns),
    ...texts.flatMap(([path, text]) => openPoints(path, text, today)),
    ...settingFaults({ ...secrets, ...process.env }).map((line) => ({
      heading: `Settings of the function (${secretsFile})`,
      line,
      isLater: false,
    })),
    ...endingContent
      .filter(({ day }) => daysBetween(today, day) <= 60)
      .map(({ what, day }) => ({ heading: 'To renew', line: `${what} ${day}`, isLater: true })),
  ];
  console.log(report(points));
  if (points.some(({ isLater }) => !isLater)) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
