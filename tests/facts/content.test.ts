import { describe, expect, it } from 'vitest';
import { readContent } from '#content/read.ts';
import type { Service } from '#content/schema/entries.ts';
import { fieldNames, messages } from '#contract/index.ts';
import { legacyTarget } from '#src/rules/legacy-redirects.ts';
import { proseOfContent } from '../content/fields.ts';
import { oldAddresses, spellings } from './old-addresses.ts';
import { hub, tiles } from './quoted-words.ts';

const content = readContent();

/** The words of one entry as one text. */
const wordsOf = (entry: string) =>
  proseOfContent(content)
    .filter((prose) => prose.entry === entry)
    .flatMap(({ fields }) => fields.flatMap(({ texts }) => texts))
    .join('\n');

const service = (id: string): Service => {
  const found = content.services.find((entry) => entry.id === id);
  if (!found) throw new Error(`no service ${id}`);
  return found;
};

describe('services', () => {
  it('have one list and a closing note in the modal, but for the DMV exam and light therapy', () => {
    const odd = content.services.filter(({ modal }) => modal.lists.length !== 1 || modal.closingNote === undefined);
    expect(odd.map(({ id }) => id)).toEqual(['ipl-therapy', 'dmv-eye-exam']);
    expect(service('ipl-therapy').modal.lists.map(({ title }) => title)).toEqual(['IPL benefits', 'RF benefits']);
  });

  it('lead to the appointment type that the office expects', () => {
    expect(service('emergency-eye-care').appointmentType).toBe('Emergency Visit');
    expect(service('vision-therapy').appointmentType).toBe('Vision Therapy Consultation');
  });

  it('say what the owner wants said', () => {
    expect(wordsOf('services/dmv-eye-exam')).toMatch(/20\/40 in either or both eyes, with or without lenses/);
    expect(wordsOf('services/dmv-eye-exam')).toMatch(/cannot promise that you will pass/);
    expect(wordsOf('services/vision-therapy')).toMatch(/at capacity/);
    expect(content.forms.waitlist?.promise?.text).toBe('Availability expected in 2026.');
  });

  it('open from the tiles that name them', () => {
    expect(content.capabilities.map(({ name, service: id }) => [name, service(id).title])).toEqual(tiles);
  });
});

it('doctors speak eight languages between them', () => {
  const spoken = content.doctors.flatMap(({ languages }) => languages).join();
  for (const language of ['English', 'Spanish', 'Chinese', 'Russian', 'Arabic', 'French', 'Italian', 'Polish']) {
    expect(spoken).toContain(language);
  }
});

describe('topics', () => {
  it('stand in their categories in their order', () => {
    const listed = content.categories.map(({ id, title, topics }) => ({
      id,
      title,
      topics: topics.map(({ slug }) => slug),
    }));
    expect(listed).toEqual(hub);
  });

  it('have a drawing of the eye each, and no drawing is left', () => {
    expect(Object.keys(content.diagrams).sort()).toEqual(content.topics.map(({ slug }) => slug).sort());
  });

  it('have no introduction of their own', () => {
    expect(content.topics.filter(({ intro }) => intro !== undefined)).toEqual([]);
  });

  it('offer products from $4.99 to $89.99, at least three of them with a name and a benefit only', () => {
    const products = content.topics.flatMap(({ homeTools }) => homeTools);
    expect(products.filter((product) => Object.keys(product).length === 2).length).toBeGreaterThanOrEqual(3);
    const prices = products.flatMap(({ price }) => (price === undefined ? [] : [Number(price.replace('$', ''))]));
    expect(Math.min(...prices)).toBeGreaterThanOrEqual(4.99);
    expect(Math.max(...prices)).toBeLessThanOrEqual(89.99);
  });
});

describe('forms', () => {
  const person = ['firstName', 'lastName', 'email'];
  const eye = (name: string) =>
    ['brand', 'power', 'baseCurve', 'diameter', 'quantity'].map((part) => `${name}.${part}`);

  it.each([
    [
      'appointment',
      ...[...person, 'confirmEmail', 'phone', 'appointmentType', 'preferredDate', 'preferredTime'],
      ...['insuranceProvider', 'insuranceId', 'dateOfBirth', 'message', 'website'],
    ],
    [
      'contact-lens',
      ...[...person, 'confirmEmail', 'phone', 'dateOfBirth', 'patientStatus', 'prescriptionFile'],
      ...[...eye('rightEye'), ...eye('leftEye'), 'prescriptionDate', 'doctorName', 'additionalNotes', 'website'],
    ],
  ] as const)('the fields of %s have the order of the specification', (form, ...names) => {
    expect(fieldNames(form)).toEqual(names);
  });

  it('say in the words of the specification what no visitor can cause on the page', () => {
    expect(messages).toMatchObject({
      subjectTooLong: 'Subject too long',
      botDetected: 'Bot detected',
      fileTooLarge: 'File size must be less than 5MB',
    });
  });
});

describe('legal pages', () => {
  const page = (id: string) => content.legal.find((one) => one.id === id);

  it('open the notice of privacy practices with the header that federal rules require', () => {
    expect(page('notice-of-privacy-practices')?.intro).toBe(
      'THIS NOTICE DESCRIBES HOW MEDICAL INFORMATION ABOUT YOU MAY BE USED AND DISCLOSED AND HOW YOU CAN GET ACCESS TO THIS INFORMATION. PLEASE REVIEW IT CAREFULLY.',
    );
  });

  it('offer help in the fifteen languages most spoken in New York', () => {
    const blocks = page('language-help')?.sections.flatMap((section) => section.blocks) ?? [];
    expect(blocks.flatMap((block) => (block.type === 'translation' ? [block.lang] : [])).join(' ')).toBe(
      'es zh-Hans zh-Hant ru yi bn ko ht it ar pl fr ur tl el sq',
    );
  });
});

describe('the practice', () => {
  const { hours, maps, address } = content.practice;

  it('is open when the owner says', () => {
    expect(content.hoursInWords.week.map(({ days, hours: open }) => `${days} ${open}`)).toEqual([
      'Monday 11 AM-7 PM',
      'Tuesday-Friday 10 AM-6 PM',
      'Saturday 10 AM-4 PM',
      'Sunday Closed',
    ]);
    expect(hours.dailyBreak).toMatchObject({ starts: '13:00', ends: '14:00' });
  });

  it('is closed on the days on which its holidays fall', () => {
    const rules: Record<string, (day: Date) => boolean> = {
      "New Year's Day": (day) => day.getUTCMonth() === 0 && day.getUTCDate() === 1,
      'Memorial Day': (day) => day.getUTCMonth() === 4 && day.getUTCDay() === 1 && day.getUTCDate() > 24,
      'Independence Day': (day) => day.getUTCMonth() === 6 && day.getUTCDate() === 4 && day.getUTCDay() !== 0,
      'Independence Day (observed)': (day) =>
        day.getUTCMonth() === 6 && day.getUTCDate() === 5 && day.getUTCDay() === 1,
      'Labor Day': (day) => day.getUTCMonth() === 8 && day.getUTCDay() === 1 && day.getUTCDate() < 8,
      'Thanksgiving Day': (day) =>
        day.getUTCMonth() === 10 && day.getUTCDay() === 4 && Math.ceil(day.getUTCDate() / 7) === 4,
      'Christmas Day': (day) => day.getUTCMonth() === 11 && day.getUTCDate() === 25,
    };
    // Not a snow day, and what else the owner closes.
    const holidays = hours.exceptions.filter(({ name }) => name in rules);
    expect(holidays.filter(({ day, name }) => !rules[name]?.(new Date(day)))).toEqual([]);
    const names = holidays.filter(({ day }) => day.startsWith('2027')).map(({ name }) => name.split(' (')[0]);
    expect(names).toHaveLength(6);
    expect(new Set(names).size).toBe(6);
  });

  it('can be found on every kind of device', () => {
    const query = encodeURIComponent(address.oneLine);
    expect(maps.apple).toBe(`https://maps.apple.com/?q=${query}`);
    expect(maps.geo).toBe(`geo:0,0?q=${query}`);
    expect(maps.web).toContain(`/place/${query}`);
  });

  it('says of every form that it is a request and no booking', () => {
    expect(content.forms.acknowledgement).toMatch(/a request, not a confirmed booking/);
  });
});

const target = (path: string) => legacyTarget(path, '');

it.each(oldAddresses)('the old address $from leads to $to in every spelling', ({ from, to }) => {
  for (const spelling of spellings(from)) expect(target(spelling)?.replace(/\?tab=[a-z-]+/, '') ?? '/404').toBe(to);
});

it('old addresses of forms open their tab', () => {
  expect(target('/schedule-appointment-2')).toBe('/?tab=appointment#contact');
  expect(target('/order-contact-lenses')).toBe('/?tab=contact-lens#contact');
  expect(target('/contact')).toBe('/#contact');
});
