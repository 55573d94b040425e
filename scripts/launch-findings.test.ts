import { describe, expect, it } from 'vitest';
import { practice } from '../content/practice.ts';
import { report } from './check-launch.ts';
import { type LaunchInput, launchFindings } from './launch-findings.ts';

const file = (path: string, ...lines: string[]) => ({ path, text: lines.join('\n') });

const ready: LaunchInput = {
  practice: {
    ...practice,
    visionTherapyWaitlist: { title: 'Waitlist', text: 'Availability expected in 2031.' },
    hours: { ...practice.hours, holidays: [{ day: '2031-12-25', name: 'Christmas Day' }] },
  },
  files: [],
  environment: {},
  settingProblems: [],
  today: '2030-06-01',
};

/** The findings in one file, as `line kind: what`. */
const found = (path: string, ...lines: string[]) =>
  launchFindings({ ...ready, files: [file(path, ...lines)] }).map(({ line, kind, what }) => `${line} ${kind}: ${what}`);

describe('the launch check', () => {
  it('finds nothing where nothing is left to do', () => {
    expect(launchFindings(ready)).toEqual([]);
    expect(found('content/practice.ts', "  name: 'Real Optometry',", "  email: 'a@real-optometry.com',")).toEqual([]);
  });

  it('finds sample names, phones and addresses with their lines', () => {
    expect(
      found(
        'content/practice.ts',
        "const name = 'Neighborhood Optometry';",
        "  phone: { dial: '+17185550123', display: '(718) 555-0123' },",
        "  email: 'hello@somewhere.example',",
      ),
    ).toEqual([
      '1 Sample names: "Neighborhood Optometry" is a sample name',
      '2 Sample phones: (718) 555-0123 is from the range that reaches nobody',
      '3 Sample addresses: hello@somewhere.example does not exist',
    ]);
    expect(found('content/brands.ts', '', '// Sample data: these names are invented.')).toEqual([
      '2 Sample names: what stands below this line is invented',
    ]);
  });

  it('finds particulars that are not filled in', () => {
    expect(
      found('content/practice.ts', '  particulars: {', '    legalName: null,', "    mailProvider: 'Post',"),
    ).toEqual(['2 Empty particulars: legalName is left out of the pages until it is filled in']);
  });

  it('finds what an owner must confirm', () => {
    expect(found('content/practice.ts', '      rating: 4.8,')).toEqual(['1 To confirm: confirm rating: 4.8']);
    expect(found('content/capabilities.ts', "  { name: 'Advanced Diagnostics', service: 'x' },")[0]).toContain(
      '1 To confirm: the tile opens Advanced Diagnostic Technology',
    );
    expect(found('content/legal/terms.ts', 'export default {')[0]).toContain('1 To confirm');
  });

  it('finds topics without a review, reviews that are due, and sources that nobody opened', () => {
    expect(
      found(
        'content/topics/conditions/glaucoma.ts',
        '      checkedOn: null,',
        '  review: { reviewedBy: null, lastReviewed: null, nextReview: null },',
        "  review: { nextReview: '2030-06-01' },",
        "  review: { nextReview: '2030-06-02' },",
      ),
    ).toEqual([
      '1 Unopened sources: nobody has opened this source',
      '2 Unreviewed topics: no optometrist has signed this topic off',
      '3 Stale dates: its review was due on 2030-06-01',
    ]);
  });

  it('finds prices without a date and prices that are too old', () => {
    expect(
      found(
        'content/topics/conditions/allergies.ts',
        "      price: '$9.99',",
        '    },',
        "      price: '$8.99',",
        "      priceCheckedOn: '2030-01-01',",
        '    },',
        "      price: '$7.99',",
        "      priceCheckedOn: '2030-05-01',",
        '    },',
      ),
    ).toEqual(['1 Prices: $9.99 has no date', '3 Prices: $8.99 was looked up on 2030-01-01']);
  });

  it('finds a waitlist notice whose year has come, and holidays that run out', () => {
    const late = launchFindings({
      ...ready,
      today: '2031-09-01',
      files: [file('content/practice.ts', '{', '  holidays: [', '  visionTherapyWaitlist: {')],
    });
    expect(late.map(({ line, what }) => `${line} ${what}`)).toEqual([
      '2 confirm holidays',
      '3 the waitlist notice names 2031',
      '2 no holiday is known after 2031-12-25',
    ]);
  });

  it('finds missing secrets, and settings that differ from the content', () => {
    const path = 'supabase/functions/send-contact-email/settings.ts';
    const findings = launchFindings({
      ...ready,
      files: [
        file(path, '', "SMTP_HOST: text('the server'),", "PRACTICE_NAME: line('the name'),", 'SITE_ORIGINS: origins,'),
      ],
      environment: { PRACTICE_NAME: 'Another', SITE_ORIGINS: 'https://another.example' },
      settingProblems: ['SMTP_HOST is missing: the name of the mail server'],
    });
    expect(findings.map(({ line, what }) => `${line} ${what}`)).toEqual([
      '2 SMTP_HOST is missing: the name of the mail server',
      `3 PRACTICE_NAME is "Another", and the content says "${practice.name}"`,
      `4 SITE_ORIGINS does not hold ${practice.host}`,
    ]);
  });

  it('says nothing of settings that agree with the content', () => {
    const environment = {
      PRACTICE_NAME: practice.name,
      PRACTICE_PHONE: practice.phone.display,
      PRACTICE_TIME_ZONE: practice.hours.timeZone,
      OFFICE_EMAIL: practice.email,
      SITE_ORIGINS: `https://other.example, ${practice.host}`,
    };
    expect(launchFindings({ ...ready, environment })).toEqual([]);
  });
});

describe('its report', () => {
  it('lists findings by kind and counts them', () => {
    const finding = { kind: 'Prices', file: 'content/a.ts', line: 7, what: '$9.99 has no date' };
    expect(report([finding, { ...finding, line: 9 }])).toBe(
      [
        'Prices (2)',
        '  content/a.ts:7  $9.99 has no date',
        '  content/a.ts:9  $9.99 has no date',
        '',
        '2 left to do:',
        '    2  Prices',
      ].join('\n'),
    );
  });

  it('says so when nothing is left', () => {
    expect(report([])).toBe('Nothing is left to fill in or confirm.');
  });
});
