import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CalendarDay,
  dateInDigits,
  dateInWords,
  dateWithoutYear,
  longDate,
  momentInWords,
  monthAndDay,
  monthInWords,
  timeInWords,
  todayIn,
  weekdayOf,
} from './dates.ts';
import { ambiguousDays, type DatePurpose, readDate } from './read-date.ts';

it.each([
  ['2026-11-20T04:59:59Z', 'America/New_York', '2026-11-19'],
  ['2026-11-20T05:00:00Z', 'America/New_York', '2026-11-20'],
  ['2026-11-20T05:00:00Z', 'America/Chicago', '2026-11-19'],
  ['2026-07-01T03:59:59Z', 'America/New_York', '2026-06-30'],
  ['2026-07-01T04:00:00Z', 'America/New_York', '2026-07-01'],
  ['2026-03-09T03:59:59Z', 'America/New_York', '2026-03-08'],
  ['2026-11-02T04:59:59Z', 'America/New_York', '2026-11-01'],
  ['2027-01-01T04:59:59Z', 'America/New_York', '2026-12-31'],
])('at %s, today in %s is %s', (moment, timeZone, day) => {
  expect(todayIn(timeZone, new Date(moment))).toBe(day);
});

describe('a date in words', () => {
  it('has as much of the day as it needs', () => {
    const forms = [longDate, dateWithoutYear, dateInWords, monthInWords, monthAndDay, weekdayOf];
    expect(forms.map((form) => form('2026-11-20'))).toEqual([
      'Friday, November 20, 2026',
      'Friday, November 20',
      'November 20, 2026',
      'November 2026',
      'November 20',
      'Friday',
    ]);
  });

  it('is that of a real day', () => {
    expect(() => dateInWords('2026-13-01')).toThrow(RangeError);
  });
});

it('a time has minutes unless it is a full hour, and a plain space', () => {
  const times = (['00:00', '09:05', '12:00', '13:30'] as const).map(timeInWords);
  expect(times).toEqual(['12 AM', '9:05 AM', '12 PM', '1:30 PM']);
});

describe('a moment in words', () => {
  it('is in the time of a zone, which is named after its city', () => {
    expect(momentInWords('America/New_York', new Date('2026-11-21T04:30:00Z'))).toBe(
      'Friday, November 20, 2026 at 11:30 PM, New York time',
    );
    expect(momentInWords('America/Indiana/Indianapolis', new Date('2026-07-01T16:05:00Z'))).toBe(
      'Wednesday, July 1, 2026 at 12:05 PM, Indianapolis time',
    );
  });
});

const purposes: readonly DatePurpose[] = ['visit', 'birth', 'prescription'];

/** A Friday. */
const today = '2026-11-20';

/** Fails unless each text is read as the day for the purpose. */
const expectRead = (purpose: DatePurpose, [day, ...texts]: readonly (string | null)[]): void => {
  const days = texts.map((text) => [text, readDate(purpose, text ?? '', today)]);
  expect(days).toEqual(texts.map((text) => [text, day]));
};

describe('a date as people write it', () => {
  it.each([
    ['1985-04-12', '4/12/1985', ' 04 / 12 / 1985 ', '4-12-1985', '4\u201112\u20131985', '\u200e4/12/1985\u202c'],
    ['1985-04-12', '4\u00a012\u00a01985', '04121985', '1985-04-12', '1985/4/12', '1985.4.12', '1985 4 12'],
    ['1985-04-12', 'April 12, 1985', 'april 12th 1985', 'Apr. 12, 1985', '12-Apr-1985', '12th of April 1985'],
    ['1985-04-12', 'April 12,1985', '4/ 12/ 1985', '4 /12 /1985', '12Apr 1985', 'Apr12 1985'],
    ['1985-04-12', '4/12/1985.', "Apr 12 '85", 'April 12, ’85', "4/12/'85", '19850412', '12.Apr.1985'],
    ['1985-04-12', '12 de abril de 1985', 'abril 12, 1985', '12-abr-1985', '12 de abril del 1985.'],
    ['1985-04-12', 'the 12th of April 1985', '12. April 1985'],
    ['1985-04-12', '12 апреля 1985 г.', '12 апр. 1985', '12-го апреля 1985 года', '12 avril 1985', 'le 12 avr. 1985'],
    ['1985-04-12', '12 aprile 1985', '12 kwietnia 1985 r.', '12 kwiecień 1985', '1985年4月12日', '1985 年 4 月 12 号'],
    ['1985-04-12', '١٢ أبريل ١٩٨٥', '١٢ ابريل ١٩٨٥', '٤/١٢/١٩٨٥', '۴/۱۲/۱۹۸۵', '４／１２／１９８５', '1985年４月12日'],
    ['1985-12-31', '31/12/1985', '31-12-1985', '31121985', '31 12 1985', '31 décembre 1985', '31 DE DICIEMBRE 1985'],
    ['1985-01-13', '13/1/1985'],
    ['1985-08-01', '1er août 1985', '1º de agosto de 1985', '1 aout 1985', '1-е августа 1985'],
    ['1985-12-25', '25.12.1985', '25. 12. 1985', '12.25.1985'],
    ['1985-11-11', '11.11.1985'],
    ['1985-09-12', '12 Sept 1985'],
    ['2026-11-20', 'Friday, November 20, 2026', 'Fri, Nov 20, 2026'],
    ['2024-02-29', '2/29/2024'],
    ['1985-05-01', '1st of May 1985', 'May 1st 1985'],
    ['1985-05-22', '22nd May 1985', 'May 22nd, 1985'],
    ['1985-05-03', '3rd May 1985', 'May 3rd 1985'],
    ['1985-01-02', '1 2 1985'],
    ['1000-01-01', '1/1/1000'],
    ['1985-04-02', `${' '.repeat(192)}4/2/1985`],
  ])('is read as %s for every purpose', (...row) => {
    for (const purpose of purposes) expectRead(purpose, row);
  });

  it('is not guessed at', () => {
    const texts = [
      ...['', 'soon', '1/1/0999', `${' '.repeat(193)}4/2/1985`, 'x4/12/1985', '4/12/1985x', '4/12/198', '4/12/19855'],
      ...['123/1/1985', '1/123/1985', 'x1985-04-12', '1985-04-12x', '1985-4-123', 'x04121985', '041219855', '04128585'],
      ...['x25.12.1985', '25.12.1985x', '25.12.198', '-April 12 1985', 'April 12 1985x', 'April 123 1985'],
      ...['April 12 198', 'x12 April 1985', '12 April 1985x', '123 April 1985', '12 April 198'],
      ...['Someday April 12, 1985', '13/13/1985', '12 jui 1985', '12 ab 1985', '2/29/2025', '4/31/1985', '0/1/1985'],
      ...['Ma 1, 1985'],
      ...['Smarch 1, 1985', '1985', 'Dec 2026', '30.30.2026', 'next', 'next year'],
    ];
    for (const purpose of purposes) expectRead(purpose, [null, ...texts]);
  });

  it('reads back every day that it writes in words and in digits', () => {
    const days = fc
      .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10) as CalendarDay);
    fc.assert(
      fc.property(days, fc.constantFrom(...purposes), (day, purpose) => {
        expect(readDate(purpose, longDate(day), today)).toBe(day);
        expect(readDate(purpose, dateInDigits(day), today)).toBe(day);
        expect(readDate(purpose, day, today)).toBe(day);
      }),
    );
  });
});

describe('the day of a visit', () => {
  it.each([
    ['2026-12-01', '12/1', '12/1/26', '12-1', 'Dec 1', 'Dec. 1st', 'December 1', 'december 1, 26', '1 December'],
    ['2026-12-01', 'Tuesday, December 1', 'Tue 12/1', 'tues 12/1'],
    ['2026-12-06', 'Sun. 12/6'],
    ['2026-12-07', 'Monday 12/7'],
    ['2026-12-25', '25.12.', '25.12'],
    ['2026-11-20', '11/20', 'today', 'this Friday', 'hoy', 'сегодня', 'aujourd’hui', "aujourd'hui"],
    ['2026-12-01', '1 de diciembre', '1 декабря', '12月1日', '1 grudnia'],
    ['2026-12-31', '31/12'],
    ['2027-11-19', '11/19'],
    ['2025-11-19', '11/19/25'],
    ['2027-01-02', '1/2', '1/2/27'],
    ['2028-02-29', '2/29'],
    ['2026-11-21', 'Tomorrow', 'mañana', 'завтра', '明天', 'غدًا', 'demain', 'domani', 'jutro', 'sat', 'Saturday'],
    ['2026-11-22', 'pasado mañana', 'sun', 'Sunday'],
    ['2026-11-23', 'mon', 'Monday'],
    ['2026-11-24', 'tue', 'tues', 'Tuesday', 'next Tuesday', 'this Tuesday'],
    ['2026-11-25', 'wed', 'Wednesday'],
    ['2026-11-26', 'thu', 'thurs', 'Thursday'],
    ['2026-11-27', 'fri', 'Friday', 'next Friday'],
    ['2076-12-01', '12/1/76'],
    ['1977-12-01', '12/1/77'],
    [null, 'yesterday', 'ayer', 'xtuesday', 'tuesdayx', 'last Tuesday'],
  ])('is read as %s', (...row) => expectRead('visit', row));

  it.each([
    ['tomorrow', '2026-12-31', '2027-01-01'],
    ['12/30', '2026-12-31', '2027-12-30'],
    ['1/1/00', '2099-12-31', '2100-01-01'],
    ['1/1/49', '2099-12-31', '2049-01-01'],
    ['1/1/48', '2099-12-31', '2148-01-01'],
    ['2/29', '2096-03-01', '2104-02-29'],
  ] as const)('%s, read on %s, is %s', (text, on, day) => expect(readDate('visit', text, on)).toBe(day));
});

describe('the day of a birth', () => {
  it.each([
    ['1985-04-12', '4/12/85', 'April 12, 85', '12 Apr 85'],
    ['2024-04-12', '4/12/24'],
    ['2026-11-20', '11/20/26'],
    ['1926-11-21', '11/21/26'],
    ['1930-04-12', '4/12/30'],
    ['2000-02-29', '2/29/00'],
    ['1928-02-29', '2/29/28'],
    [null, '2/29/27', '4/12', 'April 12', '12 de abril', 'today', 'hoy', 'Friday'],
  ])('is read as %s', (...row) => expectRead('birth', row));

  it('is never in the future when its year has two digits', () => {
    const part = fc.integer({ min: 0, max: 99 });
    fc.assert(
      fc.property(part, part, part, (month, day, year) => {
        const text = `${month}/${day}/${String(year).padStart(2, '0')}`;
        expect((readDate('birth', text, today) ?? '') <= today).toBe(true);
      }),
    );
  });
});

it.each([
  ['2025-12-01', '12/1'],
  ['2026-11-20', 'November 20', 'today'],
  ['2026-03-02', '3/2/26'],
  ['2026-12-01', '12/1/26'],
  ['2024-02-29', '2/29'],
  ['2026-11-19', 'yesterday', 'вчера'],
  [null, 'tomorrow', 'Tuesday'],
])('reads the day of a prescription as %s', (...row) => expectRead('prescription', row));

describe('a date that may mean two days', () => {
  it.each([
    ['1.12.2026', 'January 12', 'December 1'],
    ['1.12.26', 'January 12', 'December 1'],
    ['1. 12. 2026', 'January 12', 'December 1'],
    ['12.1.1985', 'December 1', 'January 12'],
  ])('is not read but asked about: %s', (text, ...days) => {
    for (const purpose of purposes) {
      expect(readDate(purpose, text, today)).toBeNull();
      expect(ambiguousDays(purpose, text, today)?.map(monthAndDay)).toEqual(days);
    }
  });

  it.each(['es', 'ru', 'ar', 'fr', 'it', 'pl'])(
    'is asked about on a page in %s, which puts the day first',
    (language) => {
      expect(ambiguousDays('birth', '4/12/1985', today, language)).toEqual(['1985-04-12', '1985-12-04']);
      expect(ambiguousDays('visit', '1/12', today, language)).toEqual(['2027-01-12', '2026-12-01']);
      for (const text of ['4/12/1985', '04121985']) expect(readDate('birth', text, today, language)).toBeNull();
      expect(readDate('birth', '12 abril 1985', today, language)).toBe('1985-04-12');
      expect(readDate('birth', '1985-04-12', today, language)).toBe('1985-04-12');
    },
  );

  it.each(['en', 'zh-CN', 'en_US', ''])('is read on a page in %j, which does not put the day first', (language) => {
    expect(readDate('birth', '4/12/1985', today, language)).toBe('1985-04-12');
  });

  it('is asked about without its year too, but not as a birthday, which needs one', () => {
    expect(ambiguousDays('visit', '1.12.', today)).toEqual(['2027-01-12', '2026-12-01']);
    expect(ambiguousDays('birth', '1.12.', today)).toBeNull();
  });

  it.each(['', 'soon', '12/1/2026', '25.12.2026', '5.5.2026', 'January 12'])('is not %j', (text) => {
    expect(ambiguousDays('visit', text, today)).toBeNull();
  });
});
