import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { parseEnv } from 'node:util';
import { fileNames, folders, readFiles } from '#content/files.ts';
import { particulars } from '#content/particulars.data.ts';
import { practice } from '#content/practice.data.ts';
import { readContent } from '#content/read.ts';
import type { Sign } from '#content/schema/entries.ts';
import { type Particulars, pricesSchema } from '#content/schema/practice.ts';
import { allSigns } from '#content/signs.data.ts';
import { todayIn } from '#contract/dates.ts';
import { endingContent } from '../../supabase/functions/send-contact-email/practice.ts';
import { readSettings } from '../../supabase/functions/send-contact-email/settings.ts';

/*
 * Lists what an owner still has to fill in, confirm or renew. What has to be done before the practice opens is an error.
 */

/** Where the Supabase tools look for the secrets of functions on this machine. */
const secretsFile = 'supabase/functions/.env';

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

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

const isOld = (value: unknown, days: number, today: string): boolean =>
  typeof value === 'string' && daysBetween(value, today) >= days;

interface Rule {
  heading: string;
  isOpen(field: { name: string; value: unknown; siblings: object; today: string }): boolean;
  isLater?: true;
}

/** What a field of `content/` can leave open. */
const rules: readonly Rule[] = [
  {
    heading: 'Samples that reach nobody',
    isOpen: ({ value }) => typeof value === 'string' && /\(\d{3}\) 555-01\d\d|\w\.example\b/.test(value),
  },
  {
    heading: 'Topics that no optometrist has signed off',
    isOpen: ({ name, value }) => name === 'reviewedBy' && value === null,
  },
  {
    heading: 'Ratings without the day of a look',
    isOpen: ({ name, value }) => name === 'asOf' && value === null,
  },
  {
    heading: 'Ratings to look up again',
    isOpen: ({ name, value, today }) => name === 'asOf' && isOld(value, 183, today),
  },
  {
    heading: 'Costs not filled in',
    isOpen: ({ name, value }) => ['price', 'cost'].includes(name) && value === null,
    isLater: true,
  },
  {
    heading: 'Prices of products without the day of a look',
    isOpen: ({ name, siblings }) => name === 'amazonLink' && !('priceCheckedOn' in siblings),
    isLater: true,
  },
  {
    heading: 'Prices of products to look up again',
    isOpen: ({ name, value, today }) => name === 'priceCheckedOn' && isOld(value, 90, today),
    isLater: true,
  },
  {
    heading: 'Topics to review again',
    isOpen: ({ name, value, today }) => name === 'nextReview' && isOld(value, 0, today),
    isLater: true,
  },
  {
    heading: 'Not filled in about doctors: pages leave it out, or say to ask',
    isOpen: ({ name, value }) => ['days', 'school'].includes(name) && value === null,
    isLater: true,
  },
  {
    heading: 'Sources that nobody has opened',
    isOpen: ({ name, value }) => name === 'checkedOn' && value === null,
    isLater: true,
  },
];

/** What a file of `content/` leaves open, with its place: `content/services/ipl-therapy.json  cost`. */
export function openPoints(file: string, content: unknown, today: string): Point[] {
  const points: Point[] = [];
  const look = (siblings: object, path: readonly string[]): void => {
    for (const [name, value] of Object.entries(siblings)) {
      const place = [...path, name];
      for (const { heading, isOpen, isLater = false } of rules) {
        if (isOpen({ name, value, siblings, today }))
          points.push({ heading, line: `${file}  ${place.join('.')}`, isLater });
      }
      if (typeof value === 'object' && value !== null) look(value, place);
    }
  };
  look(Object(content), []);
  return points;
}

/** The particulars that the owner has not filled in. */
export function emptyParticulars(particulars: Particulars): Point[] {
  const empty = Object.keys(particulars).filter((name) => particulars[name as keyof Particulars] === null);
  return empty.map((name) => {
    const place = `content/${name in pricesSchema.shape ? 'prices' : 'particulars'}.json  ${name}`;
    return isNeeded(name)
      ? { heading: 'To fill in', line: `${place}: ${needed[name]}`, isLater: false }
      : { heading: 'Not filled in: pages leave it out, or say to ask', line: place, isLater: true };
  });
}

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
  const content = readFiles();
  const files: [string, unknown][] = [
    ...fileNames.map((name): [string, unknown] => [name, content[name]]),
    ...folders.flatMap((folder) =>
      content[folder].map((entry): [string, unknown] => [`${folder}/${'id' in entry ? entry.id : entry.slug}`, entry]),
    ),
  ];
  const secrets = existsSync(secretsFile) ? parseEnv(await readFile(secretsFile, 'utf8')) : {};
  const points: Point[] = [
    ...emptyParticulars(particulars),
    ...readContent()['to-confirm'].map(({ file, what }) => ({
      heading: 'To confirm or replace (content/to-confirm.json)',
      line: `${file}  ${what}`,
      isLater: false,
    })),
    ...signsToConfirm(allSigns),
    ...files.flatMap(([name, value]) => openPoints(`content/${name}.json`, value, today)),
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
