import { describe, expect, it, vi } from 'vitest';
import { exampleContactLensOrder, examples, exampleToday } from './fixtures.ts';
import {
  fieldNames,
  maximumCharacters,
  messages,
  parsePayload,
  parseRequest,
  type RequestType,
  requestTypes,
} from './index.ts';

const today = exampleToday;

/** What each field says when the example is sent with these values in place. */
function said(type: RequestType, values: Record<string, unknown>): Record<string, string> {
  const parsed = parseRequest(type, { ...examples[type], ...values }, { today });
  return parsed.ok ? {} : Object.fromEntries(parsed.issues.map(({ field, message }) => [field, message]));
}

/** A message, or `good` for none, and the values of a field that get it. */
type Rules = readonly (readonly [message: string | undefined, ...values: unknown[]])[];

const good = undefined;
const repeated = (count: number): string => 'a'.repeat(count);

const names: Rules = [
  [good, repeated(100), '𐐀'.repeat(100), "Anne-Marie d’Arc O'Neil", 'Anne\u2011Marie D\u2013Arc', 'Ann\u2212Lee'],
  [good, 'José', 'Jose\u0301', '李小龍', 'محمد', 'علی\u200cرضا', 'Ann\u200dLee', '\u2068Ann\u00a0Lee\u2069'],
  [good, '\ufeffAnn\u200e Lee\u200b', '\u061c\u2060Ann\u2060', `${' '.repeat(300)}${repeated(100)}`],
  [good, 'St. John', 'D.J.', 'Martin, Jr.', '‘t Hooft', 'O`Brien', 'O´Brien', 'O′Brien', 'ג׳ורג׳', 'רמב״ם', 'Gal·la'],
  [good, 'ジョン・スミス', 'ｼﾞｮﾝ･ｽﾐｽ', 'Robert “Bob”', 'O＇Brien', 'St．John', 'Null', 'X', '李', 'İpek', 'अनु\u200dज'],
  [messages.required, undefined, '', '   ', 7, '.'],
  [maximumCharacters(100), repeated(101), `${' '.repeat(301)}${repeated(100)}`],
  [messages.nameCharacters, 'N/A', 'Ana & Bob', 'John3', '’', 'R2D2', 'Ann\nBcc: a@b.com', 'Ann 😀', '-', '\u0301'],
];

const emails: Rules = [
  [good, 'j@x.co', 'jose.o.brien+eyes@mail.ex-ample.example.com', "!#$%&'*+/?=^_`{|}~-@1a.com"],
  [good, 'jose@example.xn--p1ai', `jose@${repeated(63)}.com`, `jose@example.${repeated(63)}`],
  [good, `jose@example.xn--${repeated(59)}`, `${repeated(243)}@example.com`, '\u200bjose@example.com\u00a0\u202c'],
  [good, 'jane＠x.com', 'jane@x。com', 'ｊａｎｅ@ｘ．ｃｏｍ', 'jane@x.com;', 'jane@x.com.', '“jane@x.com”'],
  [good, 'jane @ x. com', 'jane@x..com', '‘jane@x.com’', 'o’brien@x.com'],
  [good, 'mailto:jane@x.com', 'MAILTO:jane@x.com?subject=Eyes', 'Jane Doe <jane@x.com>', '<jane@x.com>,'],
  [messages.emailRequired, undefined, ' '],
  [messages.emailTooLong, `${repeated(250)}@b.com`],
  [messages.emailFormat, 'jose', 'jose@example', 'jo se@example.com', 'jose@example.com\nBcc: a@b.com', '@example.com'],
  [messages.emailFormat, 'jose@', '<@>', '.jose@@', 'jane@gmail,com', '.jose@example.com', 'jose.@example.com'],
  [messages.emailFormat, 'jose..x@example.com', 'josé@example.com'],
  [messages.emailFormat, 'jose@.com', 'jose@-example.com', 'jose@example-.com', 'jose@exa_mple.com', 'jose@example.c'],
  [messages.emailFormat, 'jose@example.c1', 'jane@x.com, bob@x.com', 'jose@example.xn--a', 'jose@jose@example.com'],
  [messages.emailFormat, `jose@${repeated(64)}.com`, `jose@example.${repeated(64)}`],
  [messages.emailFormat, `jose@example.xn--${repeated(60)}`, '=?utf-8?q?=6aose?=@example.com'],
];

const phones: Rules = [
  [good, '7185550142', '+1 (718) 555-0142', '12345678901234567890', '718.555.0142', ' .718.555.0142. '],
  [good, '\u202a+1\u00a0(718)\u00a0555\u20110142\u202c', '718\u2013555\u22120142', '（718）555-0142'],
  [good, '٧١٨٥٥٥٠١٤٢', '۷۱۸۵۵۵۰۱۴۲', '७१८५५५०१४२', '718/555/0142', '718•555·0142', '718_555_0142', '718\t555\t0142'],
  [good, 'tel:+1-718-555-0142', 'Tel.: 718-555-0142', '[718] 555-0142', '+１ ７１８ ５５５ ０１４２', '718-555-0142;'],
  [good, '718-555-0142,'],
  [messages.phoneTooShort, 'abc', '718555', '718-555-01', '718\u200b555\u200b014', '(718) 555-014', 7],
  [messages.phoneTooLong, '123456789012345678901'],
  [messages.phoneTooLong, '718-555-0142, 917-555-0100', '(718) 555-0142 or 9175550100'],
  [messages.phoneFormat, 'x718-555-0142', '718,555,0142', '718-KID-EYES', '718x555x0142'],
  [messages.phoneFormatExtension, '718-555-0142x9', '718-555-0142 x12', '718-555-0142 #12', '+17185550142,,12'],
  [messages.phoneFormatExtension, '+17185550142;ext=12', '7185550142 доб. 12', '718-555-0142 (x12)'],
  [messages.phoneTooLongExtension, '(718) 555-0142 ext. 12', '718-555-0142 extension 1200'],
];

const confirmations: Rules = [
  [good, ' JOSE@Example.com '],
  [messages.emailsDiffer, undefined, 'other@example.com'],
];

const births: Rules = [
  [good, '4/12/1985', 'April 12, 1985', '11/21/26', '1/1/1900', '4/12/85', '11/20/2026'],
  [messages.dateOfBirthRequired, undefined, '', 7],
  [maximumCharacters(50), '4'.repeat(51)],
  [messages.dateOfBirthInvalid, '2/30/1985', 'in spring', '12/31/1899', '4'.repeat(50), '4/12/1085', '1.12.', '4/12'],
  [messages.dateAmbiguous, '4.12.1985'],
  [messages.dateOfBirthFuture, '11/21/2026'],
];

const honeypots: Rules = [
  [good, ' \u200b\u3164', undefined],
  [messages.botDetected, 'https://spam.example', 'x'],
  [messages.notText, null, 7],
];

const limited = (limit: number, message = maximumCharacters(limit)): Rules => [
  [good, repeated(limit), '😀'.repeat(limit), `  ${repeated(limit)}  `, 'a\u00ad'.repeat(limit)],
  [message, repeated(limit + 1)],
];

const file = { name: 'scan.pdf', type: 'application/pdf', size: 1000 };
const files: Rules = [
  [good, { ...file, size: 5_242_880 }, { ...file, name: 'rx.jfif', type: 'image/x-png', beginning: '%PDF-1.7' }],
  [good, { name: '', type: '', size: 9, beginning: '\xff\xd8\xff' }, { name: 'rx.exe', type: 'text/html', size: 9 }],
  [messages.fileRequired, null, undefined, { name: '', type: '', size: 0 }],
  [messages.fileTooLarge, { ...file, size: 5_242_881 }],
  [messages.fileEmpty, { ...file, size: 0 }],
  [messages.fileWebp, { ...file, beginning: 'RIFF0000WEBP' }],
  [messages.fileType, 'scan.pdf', 7, { ...file, name: 7 }, { ...file, type: 7 }, { ...file, size: '9' }],
];

const everyForm = { firstName: names, lastName: names, email: emails, phone: phones, website: honeypots };

const fields: Readonly<Record<RequestType, Readonly<Record<string, Rules>>>> = {
  appointment: {
    ...everyForm,
    phone: [...phones, [messages.phoneTooShort, '']],
    confirmEmail: confirmations,
    dateOfBirth: births,
    appointmentType: [
      [good, 'Emergency Visit', ' Haircut '],
      [messages.appointmentTypeRequired, undefined, '', ' '],
      ...limited(100),
    ],
    preferredDate: [
      [good, '12/1', '', undefined, '2026-11-20', '11/20/2026', 'next Tuesday', '2027-11-20'],
      [messages.preferredDateInvalid, 7, 'soon'],
      [messages.preferredDatePast, '2026-11-19'],
      [messages.preferredDateTooFar, '2027-11-21', '12/1/2126'],
      [messages.dateAmbiguous, '1.12.2026'],
    ],
    preferredTime: [
      [good, ' Afternoon (2 PM - 4 PM) ', 'At night', '', undefined],
      [messages.notText, 7],
      ...limited(50),
    ],
    insuranceProvider: [[messages.insuranceProviderRequired, ' '], ...limited(200)],
    insuranceId: [[messages.insuranceIdRequired, ''], ...limited(100)],
    message: [[good, undefined], ...limited(2000, messages.messageTooLong)],
  },
  inquiry: {
    ...everyForm,
    phone: [...phones, [good, undefined, '  ']],
    subject: [
      [good, ' Hours & Location ', 'Weather'],
      [messages.subjectRequired, undefined, ''],
      ...limited(200, messages.subjectTooLong),
    ],
    message: [[messages.messageRequired, ' \n '], ...limited(2000, messages.messageTooLong)],
  },
  'contact-lens': {
    ...everyForm,
    confirmEmail: confirmations,
    dateOfBirth: births,
    patientStatus: [[messages.patientStatusRequired, '', 'loyal']],
    prescriptionFile: files,
    rightEye: [[good, undefined]],
    leftEye: [[messages.notText, 'good']],
    ...Object.fromEntries(
      Object.entries({ brand: 100, power: 20, baseCurve: 20, diameter: 20, quantity: 20 }).flatMap(([name, limit]) => [
        [`rightEye.${name}`, limited(limit)],
        [`leftEye.${name}`, limited(limit)],
      ]),
    ),
    prescriptionDate: limited(50),
    doctorName: limited(200),
    additionalNotes: limited(1000),
  },
};

const cases = requestTypes.flatMap((type) =>
  Object.entries(fields[type]).flatMap(([field, rules]) =>
    rules.map(([message, ...values]) => [type, field, message ?? 'nothing', message, values] as const),
  ),
);

it.each(cases)('%s: %s says: %s', (type, field, _says, message, values) => {
  const [name = field, part] = field.split('.');
  const answers = values.map((value) => {
    const alone =
      field === 'email' ? { [field]: value, confirmEmail: value } : { [name]: part ? { [part]: value } : value };
    return [value, said(type, alone)[field]];
  });
  expect(answers).toEqual(values.map((value) => [value, message]));
});

describe('a whole form', () => {
  it('reports every field that is wrong, rules across fields among them', () => {
    const long = 'x'.repeat(2001);
    const eye = { brand: long, power: long, baseCurve: long, diameter: long, quantity: long };
    const others = { prescriptionDate: long, doctorName: long, additionalNotes: long, website: 'x' };
    const emails = { email: 'jose', confirmEmail: 'other' };
    const values = { ...emails, patientStatus: 'new', rightEye: eye, leftEye: eye, ...others };
    const parsed = parseRequest('contact-lens', values, { today });
    expect(parsed.ok ? [] : parsed.issues.map(({ field }) => field)).toEqual(
      fieldNames('contact-lens').filter((name) => name !== 'patientStatus'),
    );
  });

  const emptyEye = { brand: '', power: '', baseCurve: '', diameter: '', quantity: '' };
  const emptyOrder = { prescriptionDate: '', doctorName: '', additionalNotes: '', prescriptionFile: null };
  it.each<[RequestType, object]>([
    ['appointment', { preferredDate: '', preferredTime: '', message: '', website: '' }],
    ['inquiry', { phone: '', website: '' }],
    ['contact-lens', { ...emptyOrder, rightEye: emptyEye, leftEye: emptyEye, website: '' }],
  ])('%s has an empty text in each optional field that was left out, and no file', (type, empty) => {
    const required = Object.entries(examples[type]).filter(([name]) => !(name in empty));
    const values = { ...Object.fromEntries(required), patientStatus: 'established' };
    expect(parseRequest(type, values, { today })).toMatchObject({ ok: true, request: empty });
  });

  it('reads anything that is not a form as an empty one', () => {
    for (const values of [null, undefined, 7, 'x', []]) {
      expect(parseRequest('inquiry', values, { today })).toEqual(parseRequest('inquiry', {}, { today }));
    }
  });

  it('refuses text of more than four times its limit without normalizing it', ({ onTestFinished }) => {
    const accents = '\u0301'.repeat(8001) + '\u0316'.repeat(8001);
    const normalize = vi.spyOn(String.prototype, 'normalize');
    onTestFinished(() => normalize.mockRestore());
    const eye = Object.fromEntries(Object.keys(emptyEye).map((name) => [name, accents]));
    for (const type of requestTypes) {
      const values = Object.fromEntries(fieldNames(type).map((name) => [name, accents]));
      const others = { rightEye: eye, leftEye: eye, prescriptionFile: null };
      expect(parseRequest(type, { ...values, ...others }, { today }).ok).toBe(false);
    }
    expect(normalize).not.toHaveBeenCalled();
  });

  it('reports that the honeypot was filled, also by a character that Unicode does not define yet', () => {
    for (const website of ['x', String.fromCodePoint(0x50000)]) {
      expect(parseRequest('inquiry', { ...examples.inquiry, website }, { today })).toMatchObject({ honeypot: true });
    }
    expect(parseRequest('inquiry', {}, { today })).toMatchObject({ ok: false, honeypot: false });
  });

  it('fills both insurance fields with Self-pay when there is no insurance', () => {
    const { insuranceId, ...rest } = examples.appointment;
    for (const noInsurance of [false, 'off', undefined]) {
      const parsed = parseRequest('appointment', { ...examples.appointment, noInsurance }, { today });
      expect(parsed).toEqual({ ok: true, request: examples.appointment });
    }
    for (const noInsurance of [true, 'on']) {
      const parsed = parseRequest('appointment', { ...rest, insuranceProvider: '', noInsurance }, { today });
      expect(parsed).toMatchObject({ ok: true, request: { insuranceProvider: 'Self-pay', insuranceId: 'Self-pay' } });
    }
  });

  it.each<[RequestType, string, written: string, given: string]>([
    ['appointment', 'firstName', ' Jose\u0301 ', 'José'],
    ['appointment', 'lastName', '\u2068Ana\u00a0María\u2069', 'Ana María'],
    ['appointment', 'lastName', 'St.John,  Jr.', 'St John Jr'],
    ['appointment', 'lastName', 'O`Neil·la', 'O’Neilla'],
    ['appointment', 'lastName', 'ジョン・スミス', 'ジョン スミス'],
    ['inquiry', 'email', ' "Doe, Jane" <Jane＠Gmail..COM>; ', 'jane@gmail.com'],
    ['inquiry', 'email', 'mailto:jane@x. com?subject=Eyes', 'jane@x.com'],
    ['appointment', 'phone', '\u202d718.555\u20110142\u202c', '718-555-0142'],
    ['appointment', 'phone', 'tel:[٧١٨]·５５５/0142,', '(718)-555-0142'],
    ['appointment', 'preferredDate', 'Tuesday, November 24, 2026', '2026-11-24'],
    ['appointment', 'dateOfBirth', '4/12/1985', '1985-04-12'],
    ['inquiry', 'email', '‘o’brien@x.com’', "o'brien@x.com"],
    ['contact-lens', 'prescriptionDate', '12/1', '2025-12-01'],
    ['contact-lens', 'prescriptionDate', 'March 2, 2026', '2026-03-02'],
    ['contact-lens', 'prescriptionDate', '1.12.2026', '1.12.2026'],
    ['contact-lens', 'prescriptionDate', 'Tuesday', 'Tuesday'],
    ['contact-lens', 'prescriptionDate', 'last spring', 'last spring'],
  ])('%s: gives %s, written as %j, as %j', (type, field, written, given) => {
    const parsed = parseRequest(type, { ...examples[type], [field]: written }, { today });
    expect(parsed).toMatchObject({ ok: true, request: { [field]: given } });
  });

  it.each<[string, string | undefined, kept: string | undefined]>([
    ['dateOfBirth', '4/12/85', '4/12/85'],
    ['dateOfBirth', '4/12/1985', undefined],
    ['dateOfBirth', 'April 12, 1985', undefined],
    ['dateOfBirth', 'Friday, April 12, 1985', undefined],
    ['dateOfBirth', ' 12 de abril de 1985 ', '12 de abril de 1985'],
    ['preferredDate', 'tomorrow', 'tomorrow'],
    ['preferredDate', '', undefined],
    ['lastName', 'St. John', 'St. John'],
    ['lastName', ' Jose\u0301  Nu\u2010n', undefined],
    ['email', 'Jose@Example.com ', undefined],
    ['email', 'jose@example..com', 'jose@example..com'],
  ])('keeps beside %s, typed as %j, the text %j, also when it is parsed again', (field, typed, kept) => {
    const parsed = parseRequest('appointment', { ...examples.appointment, [field]: typed }, { today });
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
    expect(parsed.request.asTyped).toEqual(kept === undefined ? undefined : { [field]: kept });
    expect(parsePayload({ type: 'appointment', ...parsed.request }, { today })).toEqual({
      ok: true,
      payload: { type: 'appointment', ...parsed.request },
    });
  });

  it.each([7, ['x'], { lastName: 7, role: 'x' }, { lastName: '\u200b' }, { lastName: 'x'.repeat(201) }])(
    'ignores %j as what was typed',
    (asTyped) => {
      const parsed = parseRequest('inquiry', { ...examples.inquiry, asTyped }, { today });
      expect(parsed).toEqual({ ok: true, request: examples.inquiry });
    },
  );

  it('leaves out fields that it does not know', () => {
    const parsed = parseRequest('inquiry', { ...examples.inquiry, role: 'admin' }, { today });
    expect(parsed.ok && Object.keys(parsed.request)).not.toContain('role');
  });
});

describe('the payload', () => {
  const { prescriptionFile, ...order } = exampleContactLensOrder;
  const attachment = { filename: prescriptionFile.name, content: 'JVBERi0=', contentType: prescriptionFile.type };

  it('carries the file as an attachment', () => {
    const payload = { type: 'contact-lens', ...order, prescriptionAttachment: attachment };
    expect(parsePayload(payload, { today, file: { size: 5 } })).toEqual({ ok: true, payload });
  });

  it('carries no attachment when no file was chosen', () => {
    const payload = { type: 'contact-lens', ...order, patientStatus: 'established' };
    const prescriptionAttachment = { filename: '', content: '', contentType: '' };
    expect(parsePayload({ ...payload, prescriptionAttachment }, { today })).toEqual({ ok: true, payload });
  });

  it.each<[string, unknown, number, keyof typeof messages]>([
    ['without a name', { ...attachment, filename: 7 }, 5, 'fileType'],
    ['shaped like a chosen file', { name: 'a.pdf', type: 'application/pdf', size: 5 }, 5, 'fileType'],
    ['no object', 'a.pdf', 5, 'fileType'],
    ['nothing', null, 0, 'fileRequired'],
    ['missing', undefined, 0, 'fileRequired'],
    ['empty', { ...attachment, content: '' }, 0, 'fileEmpty'],
    ['one byte too large', attachment, 5_242_881, 'fileTooLarge'],
  ])('says what is wrong with an attachment that is %s', (_, prescriptionAttachment, size, key) => {
    const parsed = parsePayload({ type: 'contact-lens', ...order, prescriptionAttachment }, { today, file: { size } });
    const issues = [{ field: 'prescriptionFile', key, message: messages[key] }];
    expect(parsed).toEqual({ ok: false, honeypot: false, issues });
  });

  it.each([[null], [[]], ['inquiry'], [{}], [{ type: 'order' }], [{ type: '__proto__' }]])(
    'refuses %j, which is not a request type',
    (body) => {
      const issues = [{ field: 'type', key: 'requestType', message: messages.requestType }];
      expect(parsePayload(body, { today })).toEqual({ ok: false, honeypot: false, issues });
    },
  );
});

it.each(requestTypes)('%s: names the fields in the order of the form', (type) => {
  const names = Object.entries(examples[type]).flatMap(([name, value]) =>
    /Eye$/.test(name) ? Object.keys(value).map((part) => `${name}.${part}`) : [name],
  );
  expect(fieldNames(type)).toEqual(names);
});
