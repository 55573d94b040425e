import { describe, expect, it } from 'vitest';
import { exampleAppointment, exampleContactLensOrder, exampleInquiry, exampleToday as today } from './fixtures.ts';
import { messages, parseRequest } from './index.ts';

/** All characters of a class, lone surrogates among them. */
function charactersOf(pattern: RegExp): string[] {
  const found: string[] = [];
  for (let code = 0; code <= 0x10_ffff; code++) {
    const character = String.fromCodePoint(code);
    if (pattern.test(character)) found.push(character);
  }
  return found;
}

/** Several characters in one text, where none of them is seen. A soft hyphen keeps surrogates from becoming pairs. */
const together = (characters: readonly string[], count: number): string[] =>
  Array.from({ length: Math.ceil(characters.length / count) }, (_, index) =>
    characters.slice(index * count, (index + 1) * count).join('\u00ad'),
  );

/** Requests with a text within each kind of field. */
const requestsWith = (inLine: string, inText = inLine, inEmail = inLine.trim()) => [
  {
    ...exampleAppointment,
    firstName: `Ana${inLine}Li`,
    email: `jane${inEmail}@x.com`,
    confirmEmail: `jane${inEmail}@x.com`,
    phone: `718${inLine}5550142`,
    dateOfBirth: `April${inLine}12, 1985`,
    insuranceId: `HV${inLine}1029`,
    message: `I see${inText}well`,
  },
  {
    ...exampleContactLensOrder,
    prescriptionDate: `last${inLine}spring`,
    doctorName: `Dr${inLine}Li`,
    rightEye: { brand: `Day${inLine}Lens`, power: `-2${inLine}50` },
    additionalNotes: `I see${inText}well`,
  },
];

const hidden = /[\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\ufffc]/u;
const controls = /[^\P{Cc}\t\n\v\f\r\x85\x91-\x97]/u;

describe('what looks like nothing, or like something else, in any kind of field', () => {
  it.each<[name: string, RegExp, count: number, inLine: string, inText?: string]>([
    ['a line break', /[\n\v\f\r\x85\p{Zl}\p{Zp}]/u, 1, ' ', '\n'],
    ['a tab', /\t/, 1, ' ', '\t'],
    ['a space of any kind', /[\p{Zs}\u2800]/u, 1, ' ', ' '],
    ['a control character', controls, 22, '', ''],
    ['a hidden character', hidden, 22, '', ''],
    ['a dash of any kind', /\p{Dash}/u, 1, '-'],
  ])('%s is read as what it looks like', (_, pattern, count, inLine, inText) => {
    const all = charactersOf(pattern);
    expect(all).not.toEqual([]);
    for (const characters of together(all, count)) {
      const [appointment, order] = requestsWith(characters, characters, characters);
      const [first, second] = requestsWith(inLine, inText ?? characters);
      const codes = Array.from(characters, (one) => one.codePointAt(0)?.toString(16)).join(' ');
      expect([
        codes,
        parseRequest('appointment', appointment, { today }),
        parseRequest('contact-lens', order, { today }),
      ]).toMatchObject([
        codes,
        { ok: true, request: { ...first, dateOfBirth: '1985-04-12' } },
        { ok: true, request: second },
      ]);
    }
  });

  it('is empty where there is nothing else', () => {
    const blank = [...charactersOf(controls), ...charactersOf(hidden), ...charactersOf(/[\s\x85\u2800]/)];
    for (const text of together(blank, 22)) {
      const values = { ...exampleInquiry, firstName: text, email: text, phone: text, message: text, website: text };
      expect(parseRequest('inquiry', values, { today })).toEqual({
        ok: false,
        honeypot: false,
        issues: [
          { field: 'firstName', key: 'required', message: messages.required },
          { field: 'email', key: 'emailRequired', message: messages.emailRequired },
          { field: 'message', key: 'messageRequired', message: messages.messageRequired },
        ],
      });
    }
  });
});

/** What the order and the request make of a value in each kind of line but a name. */
function readIn(typed: string) {
  const order = parseRequest(
    'contact-lens',
    { ...exampleContactLensOrder, rightEye: { power: typed }, prescriptionDate: `last ${typed}`, doctorName: typed },
    { today },
  );
  const request = parseRequest('appointment', { ...exampleAppointment, insuranceId: typed }, { today });
  if (!order.ok || !request.ok || !('rightEye' in order.request) || !('insuranceId' in request.request)) return [typed];
  const { rightEye, prescriptionDate, doctorName } = order.request;
  return [rightEye.power, prescriptionDate.replace('last ', ''), doctorName, request.request.insuranceId];
}

describe('signs that the eye does not tell from those of ASCII', () => {
  it('a digit of any script is the digit of its value, in lines, phones, dates and email', () => {
    const digits = charactersOf(/\p{Nd}/u);
    expect(digits.length).toBeGreaterThan(600);
    // Unicode has the ten digits of each script in order.
    for (let place = 0; place < digits.length; place += 10) {
      const typed = digits.slice(place, place + 10).join('');
      const read = '0123456789';
      expect([typed, ...readIn(typed)]).toEqual([typed, ...Array(4).fill(read)]);
      const email = `ana${typed}@x.com`;
      const dateOfBirth = `4/${typed.replace(/^(.)(.).*$/u, '$2$2')}/1985`;
      const values = { ...exampleAppointment, email, confirmEmail: email, phone: typed, dateOfBirth };
      expect(parseRequest('appointment', values, { today })).toMatchObject({
        ok: true,
        request: { email: `ana${read}@x.com`, phone: read, dateOfBirth: '1985-04-11' },
      });
    }
  });

  it('a sign that Unicode makes equal to one of ASCII is that one', () => {
    const equals = charactersOf(/[^\p{L}\p{M}\p{N}\p{Z}\p{C}\p{ASCII}]/u).filter((sign) =>
      /^[!-/:-@[-`{-~]$/.test(sign.normalize('NFKC')),
    );
    expect(equals.length).toBeGreaterThan(60);
    for (const sign of equals) {
      const plain = /\p{Dash}/u.test(sign) ? '-' : sign.normalize('NFKC');
      expect([sign, ...readIn(`1${sign}2`)]).toEqual([sign, ...Array(4).fill(`1${plain}2`)]);
    }
  });

  it.each([
    ['\u02d72.50', '-2.50'],
    ['\u27962.50', '-2.50'],
    ['\u27952.50', '+2.50'],
    ['0.75 \u2215 90', '0.75 / 90'],
    ['2\u00bd', '2 1/2'],
    ['\u00bd', '1/2'],
  ])('%j is %j in any line', (typed, read) => expect(readIn(typed)).toEqual(Array(4).fill(read)));

  it.each([
    ['-2\u066b50', '-2.50'],
    ['-\u0662\u066b\u0665', '-2.5'],
    ['-2\u00b750', '-2.50'],
    ['-2.5O', '-2.50'],
    ['8.6\u041e', '8.60'],
    ['2,5', '2,5'],
    ['plano', 'plano'],
    ['-2 OD', '-2 OD'],
  ])('%j is the lens value %j', (typed, read) => expect(readIn(typed)[0]).toBe(read));

  it.each([
    ['firstName', 'M\u0430ria', 'M\u0430ria'],
    ['insuranceProvider', 'M\u0430ria', 'M\u0430ria'],
    ['insuranceId', '\u041d\u0412V1029', 'HBV1029'],
    ['insuranceId', '\u0416\u0412V1029', '\u0416\u0412V1029'],
    ['phone', '718-555-O142', '718-555-0142'],
    ['phone', '(7l8) 555-014\u041e', '(718) 555-0140'],
  ])('%s: reads %j as %j', (field, typed, read) => {
    expect(parseRequest('appointment', { ...exampleAppointment, [field]: typed }, { today })).toMatchObject({
      ok: true,
      request: { [field]: read },
    });
  });

  it('an email address has no letters of another script among Latin ones', () => {
    const emails = { email: 'j\u0430ne@x.com', confirmEmail: 'jane@x.\u0441om' };
    expect(parseRequest('appointment', { ...exampleAppointment, ...emails }, { today })).toMatchObject({
      ok: true,
      request: { email: 'jane@x.com' },
    });
    const cyrillic = { email: '\u0441\u043e\u0440@x.com', confirmEmail: 'cop@x.com' };
    expect(parseRequest('appointment', { ...exampleAppointment, ...cyrillic }, { today }).ok).toBe(false);
  });
});

it.each([
  ['message', 'I don\x92t see \x93well\x94 \x96 help', 'I don’t see “well” – help'],
  ['message', 'one\r\n\ttwo — “three”', 'one\n\ttwo — “three”'],
  ['message', '👩🏽‍⚕️ ❤️‍🔥 🏳️‍🌈 🏴󠁧󠁢󠁥󠁮󠁧󠁿 1️⃣ ☎︎ 🇺🇸', '👩🏽‍⚕️ ❤️‍🔥 🏳️‍🌈 🏴󠁧󠁢󠁥󠁮󠁧󠁿 1️⃣ ☎︎ 🇺🇸'],
  ['message', '👩\u200d \u200d👩\u{e0041}😀\ufe0f\ufe0f', '👩 👩😀\ufe0f'],
  ['firstName', 'علی\u200cرضا', 'علی\u200cرضا'],
  ['firstName', 'শ্র্\u200dয', 'শ্র্\u200dয'],
  ['firstName', 'র\u200d্যাম', 'র\u200d্যাম'],
  ['firstName', '葛\u{e0100}城', '葛\u{e0100}城'],
  ['firstName', 'علی\u200c\u200d رضا\u200c', 'علی رضا'],
  ['firstName', 'Ａｎｎ', 'Ann'],
  ['insuranceId', 'ＨＶ－１０２９', 'HV-1029'],
  ['insuranceId', 'x\r\nBcc: a@b.com', 'x Bcc: a@b.com'],
])('%s: reads %j as %j', (field, typed, read) => {
  const parsed = parseRequest('appointment', { ...exampleAppointment, [field]: typed }, { today });
  expect(parsed).toMatchObject({ ok: true, request: { [field]: read } });
});
