import type { CalendarDay, DoctorSummary, FormWords, Practice } from '../content/types.ts';

/** A text file of the project. */
export interface SourceFile {
  /** Relative to the project: `content/practice.ts`. */
  path: string;
  text: string;
}

/** Something that an owner still has to fill in or confirm. */
export interface Finding {
  /** The heading it is listed under. */
  kind: string;
  file: string;
  /** 1-based. */
  line: number;
  what: string;
}

/** A pattern of unfinished content, with its description. */
interface Marker {
  kind: string;
  pattern: RegExp;
  what: (words: string) => string;
  /** The files to search; all files of `content` by default. */
  files?: RegExp;
}

const markers: readonly Marker[] = [
  {
    kind: 'Sample names',
    pattern: /\/\/ Sample (?:data|list)\b/u,
    what: () => 'what stands below this line is invented',
  },
  {
    kind: 'Sample names',
    pattern: /\bNeighborhood (?:Optometry|Eye Journal)\b/u,
    what: (words) => `"${words}" is a sample name`,
  },
  {
    kind: 'Sample phones',
    pattern: /\(\d{3}\) 555-01\d\d/u,
    what: (words) => `${words} is from the range that reaches nobody`,
  },
  {
    kind: 'Sample addresses',
    pattern: /[\w.@/:-]+\.example\b[\w./-]*/u,
    what: (words) => `${words} does not exist`,
  },
  {
    kind: 'Empty particulars',
    pattern: /^ {2}(\w+): null,/u,
    what: (words) => `${words.trim().replace(/:.*$/, '')} is left out of the pages until it is filled in`,
    files: /^content\/particulars\.ts$/,
  },
  {
    kind: 'To confirm',
    pattern:
      /^\s*(?:founded|street|coordinates|timeZone|week|holidays|transit|nearestStop|parking|entrance|rating|count|responseTime|length):.*/u,
    what: (words) => `confirm ${words.trim().replace(/:? *[,[{]$/, '')}`,
    files: /^content\/(?:practice|visit|profiles|forms)\.ts$/,
  },
  {
    kind: 'To confirm',
    pattern: /name: 'Advanced Diagnostics'.*/u,
    what: () =>
      'confirm that the tile "Advanced Diagnostics" opens the service Advanced Diagnostic Technology ' +
      '(your list names number 9, the DMV exam)',
    files: /^content\/capabilities\.ts$/,
  },
  {
    kind: 'To confirm',
    pattern: /^export default/u,
    what: () => 'have this page read by someone who knows the law',
    files: /^content\/legal\//,
  },
  {
    kind: 'Insurance plans',
    pattern: /insurancePlans: \[\]/u,
    what: () => 'no plan is named, so the page asks visitors to call',
    files: /^content\/visit\.ts$/,
  },
  {
    kind: 'Unknown costs',
    pattern: /^\s*(?:price|cost): null/u,
    what: (words) => `no ${words.trim().replace(/:.*$/, '')} is given`,
  },
  { kind: 'Unreviewed topics', pattern: /reviewedBy: null/u, what: () => 'no optometrist has signed this topic off' },
  { kind: 'Unopened sources', pattern: /checkedOn: null/u, what: () => 'nobody has opened this source' },
];

function markedLines({ path, text }: SourceFile): Finding[] {
  return text.split('\n').flatMap((line, index) =>
    markers.flatMap(({ kind, pattern, what, files }) => {
      const [words] = files === undefined || files.test(path) ? (pattern.exec(line) ?? []) : [];
      return words === undefined ? [] : [{ kind, file: path, line: index + 1, what: what(words) }];
    }),
  );
}

/** Whose site it is: what the words of its pages must fit. */
type Owner = Pick<LaunchInput, 'practice' | 'doctors'>;

const isInBrooklyn = ({ practice: { address } }: Owner) => address.city === 'Brooklyn';

const isDoctor = (surname: string) => (owner: Owner) => owner.doctors.some((doctor) => doctor.surname === surname);

/** What is true of the sample practice, and whether it is true of this one too. */
const sampleFacts: readonly { pattern: RegExp; isTrue: (owner: Owner) => boolean }[] = [
  { pattern: /\bBrooklyn\b/u, isTrue: isInBrooklyn },
  { pattern: /\b(?:5th|4th) Avenue\b/u, isTrue: isInBrooklyn },
  { pattern: /\bF, G, R,? (?:and )?D trains\b/u, isTrue: isInBrooklyn },
  { pattern: /\b11215\b/u, isTrue: ({ practice }) => practice.address.zip === '11215' },
  { pattern: /\bNew York\b/u, isTrue: ({ practice }) => practice.address.state === 'NY' },
  { pattern: /\b2009\b/u, isTrue: ({ practice }) => practice.founded === 2009 },
  { pattern: /\(718\)(?! 555-01)/u, isTrue: ({ practice }) => practice.phone.dial.startsWith('+1718') },
  ...['Castellan', 'Tsoi', 'Haddan', 'Voronetska', 'Benvenetti'].map((surname) => ({
    pattern: new RegExp(`\\b${surname}\\b`, 'u'),
    isTrue: isDoctor(surname),
  })),
];

/** Words of the sample practice that are not true of this one. */
function leftovers({ path, text }: SourceFile, owner: Owner): Finding[] {
  return text.split('\n').flatMap((line, index) =>
    sampleFacts
      .filter(({ pattern, isTrue }) => pattern.test(line) && !isTrue(owner))
      .map(({ pattern }) => {
        const words = pattern.exec(line)?.[0];
        return {
          kind: 'Left of the sample',
          file: path,
          line: index + 1,
          what: `"${words}" is not true of this practice`,
        };
      }),
  );
}

const numbers = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

const counted = `(${numbers.join('|')}|\\d+)`;
const doctorCounts = [
  new RegExp(`\\b${counted} (?:[\\w-]+ )?optometrists?\\b`, 'iu'),
  new RegExp(`\\bour ${counted} (?:[\\w-]+ )?doctors\\b`, 'iu'),
  new RegExp(`\\bvalue: '${counted}', label: 'optometrists?\\b`, 'iu'),
];
const languageCounts = [
  new RegExp(`\\boptometrists?\\b.*\\b${counted} languages\\b`, 'iu'),
  new RegExp(`\\bvalue: '${counted}', label: 'languages\\b`, 'iu'),
];

/** Numbers of doctors, or of languages that they speak, that the list of doctors contradicts. */
function countFindings({ path, text }: SourceFile, { doctors }: Owner): Finding[] {
  const languages = new Set(doctors.flatMap((doctor) => doctor.languages.map((name) => name.replace(/ \(.*/u, ''))));
  const counts = [
    { patterns: doctorCounts, number: doctors.length, things: 'doctors are listed' },
    { patterns: languageCounts, number: languages.size, things: 'languages are spoken' },
  ];
  return text.split('\n').flatMap((line, index) =>
    counts.flatMap(({ patterns, number, things }) =>
      patterns.flatMap((pattern) => {
        const [words, said = ''] = pattern.exec(line) ?? [];
        const place = numbers.indexOf(said.toLowerCase());
        if (words === undefined || (place === -1 ? Number(said) : place) === number) return [];
        return [
          { kind: 'Left of the sample', file: path, line: index + 1, what: `"${words}", but ${number} ${things}` },
        ];
      }),
    ),
  );
}

/** The number of days after which a price must be checked again. */
const priceShelfLife = 90;

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** Prices that were never checked or not recently. `priceCheckedOn` follows its `price`. */
function priceFindings({ path, text }: SourceFile, today: CalendarDay): Finding[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const price = /^\s*price: '(\$[\d.]+)'/u.exec(line)?.[1];
    if (price === undefined) return [];
    const rest = lines.slice(index + 1);
    const product = rest.slice(
      0,
      rest.findIndex((later) => /^\s*\},?/u.test(later)),
    );
    const checked = product.map((later) => /priceCheckedOn: '([\d-]+)'/u.exec(later)?.[1]).find(Boolean);
    if (checked !== undefined && daysBetween(checked, today) <= priceShelfLife) return [];
    const what = checked === undefined ? `${price} has no date` : `${price} was looked up on ${checked}`;
    return [{ kind: 'Prices', file: path, line: index + 1, what }];
  });
}

/** Reviews that are due. */
function reviewFindings({ path, text }: SourceFile, today: CalendarDay): Finding[] {
  return text.split('\n').flatMap((line, index) => {
    const due = /nextReview: '([\d-]+)'/u.exec(line)?.[1];
    if (due === undefined || due > today) return [];
    return [{ kind: 'Stale dates', file: path, line: index + 1, what: `its review was due on ${due}` }];
  });
}

/** The first line of a file that contains `words`; 1 where there is none. */
function lineOf(files: readonly SourceFile[], path: string, words: string): number {
  const lines = files.find((file) => file.path === path)?.text.split('\n') ?? [];
  return (
    Math.max(
      lines.findIndex((line) => line.includes(words)),
      0,
    ) + 1
  );
}

const practiceFile = 'content/practice.ts';
const formsFile = 'content/forms.ts';

/** How many days ahead the holidays must be known. */
const holidayHorizon = 180;

/** Dates of the practice that have passed or will soon. */
function practiceDates({ practice, forms, files, today }: LaunchInput): Finding[] {
  const years = forms.visionTherapyWaitlist.text.match(/\b20\d\d\b/g) ?? [];
  const lastHoliday = practice.hours.holidays.at(-1)?.day;
  const waitlist = years.some((year) => year <= today.slice(0, 4));
  const holidays = lastHoliday === undefined || daysBetween(today, lastHoliday) < holidayHorizon;
  return [
    ...(waitlist
      ? [{ file: formsFile, words: 'visionTherapyWaitlist', what: `the waitlist notice names ${years.join(' and ')}` }]
      : []),
    ...(holidays
      ? [{ file: practiceFile, words: 'holidays:', what: `no holiday is known after ${lastHoliday ?? 'today'}` }]
      : []),
  ].map(({ file, words, what }) => ({ kind: 'Stale dates', file, line: lineOf(files, file, words), what }));
}

/** The variables of the function by name. */
type Environment = Readonly<Record<string, string | undefined>>;

/** The file that reads the function's settings. */
export const settingsFile = 'supabase/functions/send-contact-email/settings.ts';

/**
 * Settings of the function that are missing or invalid, or that differ from the content.
 * @param problems the errors of `readSettings`, one line each
 */
function settingFindings(
  practice: Practice,
  files: readonly SourceFile[],
  environment: Environment,
  problems: readonly string[],
): Finding[] {
  const expected: readonly [name: string, value: string][] = [
    ['PRACTICE_NAME', practice.name],
    ['PRACTICE_PHONE', practice.phone.display],
    ['PRACTICE_TIME_ZONE', practice.hours.timeZone],
    ['OFFICE_EMAIL', practice.email],
  ];
  const different = expected.flatMap(([name, value]) => {
    const set = environment[name]?.trim();
    return set && set !== value ? [{ name, what: `${name} is "${set}", and the content says "${value}"` }] : [];
  });
  const origins = environment.SITE_ORIGINS?.split(',').map((origin) => origin.trim());
  const unserved = origins !== undefined && !origins.includes(practice.host);
  const isAlarmHeard = environment.ALARM_WEBHOOK_URL || (environment.ALARM_EMAIL && environment.ALARM_SMTP_URL);
  return [
    ...problems.map((what) => ({ name: what.split(' ')[0] ?? '', what })),
    ...different,
    ...(unserved ? [{ name: 'SITE_ORIGINS', what: `SITE_ORIGINS does not hold ${practice.host}` }] : []),
    ...(isAlarmHeard
      ? []
      : [
          {
            name: 'ALARM_WEBHOOK_URL',
            what: 'nobody hears alarms: set ALARM_WEBHOOK_URL, or ALARM_EMAIL with ALARM_SMTP_URL',
          },
        ]),
  ].map(({ name, what }) => ({
    kind: 'Settings of the function',
    file: settingsFile,
    line: lineOf(files, settingsFile, `${name}:`),
    what,
  }));
}

/** The input of the launch check. */
export interface LaunchInput {
  practice: Practice;
  forms: FormWords;
  doctors: readonly DoctorSummary[];
  /** The files of `content`, and the one that reads the function's settings. */
  files: readonly SourceFile[];
  environment: Environment;
  /** The errors of `readSettings`, one line each. */
  settingProblems: readonly string[];
  /** The day at the practice. */
  today: CalendarDay;
}

/** Everything that an owner still has to fill in or confirm, in the order of the files. */
export function launchFindings(input: LaunchInput): Finding[] {
  const { practice, files, environment, settingProblems, today } = input;
  const content = files.filter(({ path }) => path.startsWith('content/') && path !== 'content/types.ts');
  return [
    ...content.flatMap((file) => [
      ...markedLines(file),
      ...leftovers(file, input),
      ...countFindings(file, input),
      ...priceFindings(file, today),
      ...reviewFindings(file, today),
    ]),
    ...practiceDates(input),
    ...settingFindings(practice, files, environment, settingProblems),
  ];
}
