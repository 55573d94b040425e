import { describe, expect, it } from 'vitest';
import { practice as anyPractice, forms } from '../content/index.ts';
import type { DoctorSummary } from '../content/types.ts';
import { report } from './check-launch.ts';
import { type LaunchInput, launchFindings } from './launch-findings.ts';

const file = (path: string, ...lines: string[]) => ({ path, text: lines.join('\n') });

const practice = {
  ...anyPractice,
  founded: 1998,
  phone: { dial: '+12185550144', display: '(218) 555-0144' },
  address: {
    street: '12 Canal Lane',
    city: 'Duluth',
    state: 'MN',
    zip: '55802',
    oneLine: '12 Canal Lane, Duluth, MN 55802',
  },
} as const;

const doctor = (surname: string, ...languages: string[]): DoctorSummary => ({
  id: `dr-ida-${surname.toLowerCase()}`,
  name: `Dr. Ida ${surname}`,
  surname,
  title: 'Optometrist',
  image: { name: 'doctors/ida', alt: '' },
  bio: '',
  languages,
});

const ready: LaunchInput = {
  doctors: [doctor('Quist', 'English', 'Chinese (Mandarin)', 'Chinese (Cantonese)'), doctor('Brandt', 'Finnish')],
  practice: {
    ...practice,
    hours: { ...practice.hours, holidays: [{ day: '2031-12-25', name: 'Christmas Day' }] },
  },
  forms: { ...forms, visionTherapyWaitlist: { title: 'Waitlist', text: 'Availability expected in 2031.' } },
  files: [],
  environment: { ALARM_WEBHOOK_URL: 'https://alarm.other.example' },
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

  it('finds what the sample practice has left in the words of another', () => {
    expect(
      found(
        'content/home.ts',
        "  metaTitle: 'Eye Doctors in Brooklyn',",
        "  lead: 'Since 2009 on 5th Avenue.',",
        "  points: ['Near the F, G, R, and D trains'],",
        "  text: 'Ask for your New York license. Call (718) 444-9876, or Dr. Haddan.',",
        "  zip: '11215',",
        "  lead: 'On Canal Lane in Duluth since 1998, with Dr. Quist.',",
      ),
    ).toEqual([
      '1 Left of the sample: "Brooklyn" is not true of this practice',
      '2 Left of the sample: "5th Avenue" is not true of this practice',
      '2 Left of the sample: "2009" is not true of this practice',
      '3 Left of the sample: "F, G, R, and D trains" is not true of this practice',
      '4 Left of the sample: "New York" is not true of this practice',
      '4 Left of the sample: "(718)" is not true of this practice',
      '4 Left of the sample: "Haddan" is not true of this practice',
      '5 Left of the sample: "11215" is not true of this practice',
    ]);
  });

  it('leaves those facts alone where they are true', () => {
    const address = { ...practice.address, street: '1 5th Avenue', city: 'Brooklyn', state: 'NY' };
    const findings = launchFindings({
      ...ready,
      practice: { ...ready.practice, address },
      doctors: [doctor('Haddan')],
      files: [file('content/home.ts', "  lead: 'Dr. Haddan, 5th Avenue, Brooklyn, New York',")],
    });
    expect(findings).toEqual([]);
  });

  it('finds numbers of doctors and languages that contradict the doctors', () => {
    expect(
      found(
        'content/home.ts',
        "  points: ['Five optometrists, eight languages'],",
        "  lead: 'Two optometrists who between them speak three languages.',",
        "  lead: 'Our five doctors, and 2 young optometrists.',",
        "  { value: '5', label: 'optometrists' },",
        "  { value: '8', label: 'languages spoken here' },",
        "  text: 'Two doctors share your care, in eight languages.',",
      ),
    ).toEqual([
      '1 Left of the sample: "Five optometrists", but 2 doctors are listed',
      '1 Left of the sample: "optometrists, eight languages", but 3 languages are spoken',
      '3 Left of the sample: "Our five doctors", but 2 doctors are listed',
      `4 Left of the sample: "value: '5', label: 'optometrists", but 2 doctors are listed`,
      `5 Left of the sample: "value: '8', label: 'languages", but 3 languages are spoken`,
    ]);
  });

  it('finds particulars that are not filled in', () => {
    expect(found('content/particulars.ts', '  legalName: null,', "  mailProvider: 'Post',")).toEqual([
      '1 Empty particulars: legalName is left out of the pages until it is filled in',
    ]);
  });

  it('finds insurance plans and costs that are not filled in', () => {
    expect(found('content/visit.ts', '  insurancePlans: [],', "  insurancePlans: ['Harbor Vision'],")).toEqual([
      '1 Insurance plans: no plan is named, so the page asks visitors to call',
    ]);
    expect(
      found('content/topics/conditions/glaucoma.ts', '      price: null,', "      price: 'About $100 to $200',"),
    ).toEqual(['1 Unknown costs: no price is given']);
    expect(found('content/services/vision-therapy.ts', '  cost: null,', "  cost: 'About $100',")).toEqual([
      '1 Unknown costs: no cost is given',
    ]);
  });

  it('finds what an owner must confirm', () => {
    expect(found('content/practice.ts', '      rating: 4.8,')).toEqual(['1 To confirm: confirm rating: 4.8']);
    expect(found('content/capabilities.ts', "  { name: 'Advanced Diagnostics', service: 'x' },")[0]).toContain(
      '1 To confirm: confirm that the tile "Advanced Diagnostics" opens the service Advanced Diagnostic Technology',
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
      files: [
        file('content/practice.ts', '{', '  holidays: ['),
        file('content/forms.ts', '{', '', '  visionTherapyWaitlist: {'),
      ],
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
        file(
          path,
          '',
          "SMTP_HOST: text('the server'),",
          "PRACTICE_NAME: line('the name'),",
          'SITE_ORIGINS: origins,',
          'ALARM_WEBHOOK_URL: webAddress,',
        ),
      ],
      environment: { PRACTICE_NAME: 'Another', SITE_ORIGINS: 'https://another.example' },
      settingProblems: ['SMTP_HOST is missing: the name of the mail server'],
    });
    expect(findings.map(({ line, what }) => `${line} ${what}`)).toEqual([
      '2 SMTP_HOST is missing: the name of the mail server',
      `3 PRACTICE_NAME is "Another", and the content says "${practice.name}"`,
      `4 SITE_ORIGINS does not hold ${practice.host}`,
      '5 nobody hears alarms: set ALARM_WEBHOOK_URL, or ALARM_EMAIL with ALARM_SMTP_URL',
    ]);
  });

  it('says nothing of settings that agree with the content', () => {
    const environment = {
      PRACTICE_NAME: practice.name,
      PRACTICE_PHONE: practice.phone.display,
      PRACTICE_TIME_ZONE: practice.hours.timeZone,
      OFFICE_EMAIL: practice.email,
      SITE_ORIGINS: `https://other.example, ${practice.host}`,
      ALARM_EMAIL: 'alarm@other.example',
      ALARM_SMTP_URL: 'smtps://mail.other.example',
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
