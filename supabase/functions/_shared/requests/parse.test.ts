import { describe, expect, it, vi } from 'vitest';
import { exampleContactLensOrder, examples, exampleToday } from './fixtures.ts';
import {
  emergencyVisit,
  fieldNames,
  parsePayload,
  parseRequest,
  type RequestType,
  requestKinds,
  requestTypes,
  selfPay,
  visionTherapyConsultation,
  whichDayMeant,
} from './index.ts';

const today = exampleToday;

/** What each field says when the example is sent with these values in place. */
function said(type: RequestType, values: Record<string, unknown>): Record<string, string> {
  const parsed = parseRequest(type, { ...examples[type], ...values }, { today });
  return parsed.ok ? {} : Object.fromEntries(parsed.issues.map(({ field, message }) => [field, message]));
}

const file = { name: 'scan.pdf', type: 'application/pdf', size: 1000 };

type Rule = [RequestType, field: string, value: unknown, message: string | undefined];

const nameRules = (type: RequestType, field: string): Rule[] => [
  [type, field, undefined, 'Required'],
  [type, field, '', 'Required'],
  [type, field, '   ', 'Required'],
  [type, field, 7, 'Required'],
  [type, field, 'a'.repeat(100), undefined],
  [type, field, 'a'.repeat(101), 'Maximum 100 characters'],
  [type, field, '𐐀'.repeat(100), undefined],
  [type, field, "Anne-Marie d’Arc O'Neil", undefined],
  [type, field, 'Anne\u2011Marie D\u2013Arc', undefined],
  [type, field, 'José', undefined],
  [type, field, 'Jose\u0301', undefined],
  [type, field, '李小龍', undefined],
  [type, field, 'محمد', undefined],
  [type, field, 'علی\u200cرضا', undefined],
  [type, field, '\u200c', 'Only letters, spaces, hyphens, and apostrophes allowed'],
  [type, field, 'R2D2', 'Only letters, spaces, hyphens, and apostrophes allowed'],
  [type, field, 'Ann\tLee', 'Only letters, spaces, hyphens, and apostrophes allowed'],
  [type, field, 'Ann\nBcc: a@b.com', 'Only letters, spaces, hyphens, and apostrophes allowed'],
  [type, field, 'Ann 😀', 'Only letters, spaces, hyphens, and apostrophes allowed'],
  [type, field, 'Ann\u202E', 'Only letters, spaces, hyphens, and apostrophes allowed'],
  [type, field, 'Ann\u0000', 'Only letters, spaces, hyphens, and apostrophes allowed'],
  [type, field, '\u202dAnn', 'Only letters, spaces, hyphens, and apostrophes allowed'],
  [type, field, 'Ann\u202a\u202elee\u202c', 'Only letters, spaces, hyphens, and apostrophes allowed'],
  [type, field, 'Ann\u2067Lee', 'Only letters, spaces, hyphens, and apostrophes allowed'],
  [type, field, 'Ann\u200bLee', 'Only letters, spaces, hyphens, and apostrophes allowed'],
  [type, field, '\u2068Ann\u00a0Lee\u2069', undefined],
  [type, field, '\ufeffAnn\u200e Lee\u200b', undefined],
  [type, field, '\u200f\u2067\u2069\u00a0', 'Required'],
  [type, field, `${' '.repeat(300)}${'a'.repeat(100)}`, undefined],
  [type, field, `${' '.repeat(301)}${'a'.repeat(100)}`, 'Maximum 100 characters'],
  [type, field, 'Ann\u200dLee', undefined],
  [type, field, 'Ann\u200d Lee', 'Only letters, spaces, hyphens, and apostrophes allowed'],
  [type, field, 'Ann\u200c\u200dLee', 'Only letters, spaces, hyphens, and apostrophes allowed'],
  [type, field, '\u0301', 'Only letters, spaces, hyphens, and apostrophes allowed'],
  [type, field, '\u061c\u2060Ann\u2060', undefined],
  [type, field, 'Ann\u2212Lee', undefined],
  [type, field, '-', 'Only letters, spaces, hyphens, and apostrophes allowed'],
  [type, field, '\u3164', 'Only letters, spaces, hyphens, and apostrophes allowed'],
  [type, field, 'Ann\u115f', 'Only letters, spaces, hyphens, and apostrophes allowed'],
];

const emailRules = (type: RequestType): Rule[] => [
  [type, 'email', undefined, 'Email is required'],
  [type, 'email', ' ', 'Email is required'],
  [type, 'email', `${'a'.repeat(250)}@b.com`, 'Email too long'],
  [type, 'email', 'jose', 'Invalid email format'],
  [type, 'email', 'jose@example', 'Invalid email format'],
  [type, 'email', 'jo se@example.com', 'Invalid email format'],
  [type, 'email', 'jose@example.com\nBcc: a@b.com', 'Invalid email format'],
  [type, 'email', 'jose..x@example.com', 'Invalid email format'],
  ...[
    'j@x.co',
    'jose.o.brien+eyes@mail.ex-ample.example.com',
    "!#$%&'*+/?=^_`{|}~-@1a.com",
    'jose@example.xn--p1ai',
    `jose@${'a'.repeat(63)}.com`,
    `jose@example.${'a'.repeat(63)}`,
    `jose@example.xn--${'a'.repeat(59)}`,
    `${'a'.repeat(243)}@example.com`,
  ].map((address): Rule => [type, 'email', address, undefined]),
  ...[
    '@example.com',
    'jose@',
    '.jose@example.com',
    'jose.@example.com',
    'josé@example.com',
    'jose@.com',
    'jose@-example.com',
    'jose@example-.com',
    'jose@exa_mple.com',
    'jose@example.c',
    'jose@example.c1',
    'jose@example.com.',
    'jose@example.xn--a',
    'jose@jose@example.com',
    `jose@${'a'.repeat(64)}.com`,
    `jose@example.${'a'.repeat(64)}`,
    `jose@example.xn--${'a'.repeat(60)}`,
  ].map((address): Rule => [type, 'email', address, 'Invalid email format']),
  [type, 'email', '\u200bjose@example.com\u00a0\u202c', undefined],
  [type, 'email', 'jose\u200b@example.com', 'Invalid email format'],
  [type, 'email', '=?utf-8?q?=6aose?=@example.com', 'Invalid email format'],
];

const phoneRules = (type: RequestType): Rule[] => [
  [type, 'phone', 'abc', 'Phone number must be at least 10 digits'],
  [type, 'phone', '718555', 'Phone number must be at least 10 digits'],
  [type, 'phone', '718-555-01', 'Phone number must be at least 10 digits'],
  [type, 'phone', '7185550142', undefined],
  [type, 'phone', '+1 (718) 555-0142', undefined],
  [type, 'phone', '12345678901234567890', undefined],
  [type, 'phone', '123456789012345678901', 'Phone number too long'],
  [type, 'phone', '718.555.0142', undefined],
  [type, 'phone', '\u202a+1\u00a0(718)\u00a0555\u20110142\u202c', undefined],
  [type, 'phone', '718\u2013555\u22120142', undefined],
  [type, 'phone', '（718）555-0142', undefined],
  [type, 'phone', '718\u200b555\u200b014', 'Phone number must be at least 10 digits'],
  [type, 'phone', ' .718.555.0142. ', undefined],
  [type, 'phone', '(718) 555-014', 'Phone number must be at least 10 digits'],
  [type, 'phone', 'x718-555-0142', 'Invalid phone format'],
  [type, 'phone', '718,555,0142', 'Invalid phone format'],
  [type, 'phone', '718\t555\t0142', 'Invalid phone format'],
  [type, 'phone', '718-555-0142x9', 'Invalid phone format'],
  [type, 'phone', '٧١٨٥٥٥٠١٤٢', 'Invalid phone format'],
];

const limitRules = (
  type: RequestType,
  field: string,
  limit: number,
  message = `Maximum ${limit} characters`,
): Rule[] => [
  [type, field, 'a'.repeat(limit), undefined],
  [type, field, '😀'.repeat(limit), undefined],
  [type, field, 'a'.repeat(limit + 1), message],
  [type, field, `  ${'a'.repeat(limit)}  `, undefined],
];

const oneLineRules = (type: RequestType, field: string): Rule[] => [
  [type, field, 'x\r\nBcc: a@b.com', 'Please remove line breaks and invisible characters'],
  [type, field, 'x\u2028y', 'Please remove line breaks and invisible characters'],
  [type, field, 'x\u0000y', 'Please remove line breaks and invisible characters'],
  [type, field, 'x\u202Ey', 'Please remove line breaks and invisible characters'],
  [type, field, 'x\ud800', 'Please remove line breaks and invisible characters'],
];

const textRules = (type: RequestType, field: string): Rule[] => [
  [type, field, 'one\r\ntwo\tthree 😀 שלום', undefined],
  [type, field, 'one\rtwo', undefined],
  [type, field, 'x\u0000', 'Please remove invisible characters'],
  [type, field, 'x\udc00', 'Please remove invisible characters'],
];

const dateOfBirthRules = (type: RequestType): Rule[] => [
  [type, 'dateOfBirth', undefined, 'Date of birth required'],
  [type, 'dateOfBirth', '', 'Date of birth required'],
  [type, 'dateOfBirth', '4'.repeat(51), 'Maximum 50 characters'],
  [type, 'dateOfBirth', '4/12/1985', undefined],
  [type, 'dateOfBirth', 'April 12, 1985', undefined],
  [type, 'dateOfBirth', '2/30/1985', 'Enter a date like 4/12/1985.'],
  [type, 'dateOfBirth', 'in spring', 'Enter a date like 4/12/1985.'],
  [type, 'dateOfBirth', '11/21/26', undefined],
  [type, 'dateOfBirth', '1/1/1900', undefined],
  [type, 'dateOfBirth', '12/31/1899', 'Enter a date like 4/12/1985.'],
  [type, 'dateOfBirth', '4'.repeat(50), 'Enter a date like 4/12/1985.'],
  [type, 'dateOfBirth', 7, 'Date of birth required'],
  [type, 'dateOfBirth', '4/12/1085', 'Enter a date like 4/12/1985.'],
  [type, 'dateOfBirth', '4/12/85', undefined],
  [type, 'dateOfBirth', '1.12.', 'Enter a date like 4/12/1985.'],
  [type, 'dateOfBirth', '4/12', 'Enter a date like 4/12/1985.'],
  [type, 'dateOfBirth', '4.12.1985', whichDayMeant('April 12', 'December 4')],
  [type, 'dateOfBirth', '11/20/2026', undefined],
  [type, 'dateOfBirth', '11/21/2026', 'Date of birth cannot be in the future'],
];

const confirmRules = (type: RequestType): Rule[] => [
  [type, 'confirmEmail', undefined, 'Email addresses must match'],
  [type, 'confirmEmail', 'other@example.com', 'Email addresses must match'],
  [type, 'confirmEmail', ' JOSE@Example.com ', undefined],
];

const everyForm = requestTypes.flatMap((type) => [
  ...nameRules(type, 'firstName'),
  ...nameRules(type, 'lastName'),
  ...emailRules(type),
  ...phoneRules(type),
  [type, 'website', 'https://spam.example', 'Bot detected'] satisfies Rule,
  [type, 'website', ' \u200b\u3164', undefined] satisfies Rule,
  [type, 'website', undefined, undefined] satisfies Rule,
  [type, 'website', 'x', 'Bot detected'] satisfies Rule,
  [type, 'website', null, 'Please enter text'] satisfies Rule,
  [type, 'website', 7, 'Please enter text'] satisfies Rule,
]);

const appointment: Rule[] = [
  ...confirmRules('appointment'),
  ...dateOfBirthRules('appointment'),
  ['appointment', 'phone', '', 'Phone number must be at least 10 digits'],
  ['appointment', 'appointmentType', '', 'Please select appointment type'],
  ['appointment', 'appointmentType', 'Haircut', 'Please select appointment type'],
  ...[
    'Comprehensive Eye Exam',
    'Contact Lens Fitting/Exam',
    'Dry Eye Treatment',
    'Eyewear Experience',
    'Pediatric Eye Exam',
    'Emergency Visit',
    'Vision Therapy Consultation',
    'Other',
  ].map((one): Rule => ['appointment', 'appointmentType', one, undefined]),
  ...['Morning (10 AM - 12 PM)', ' Afternoon (2 PM - 4 PM) ', 'Evening (4 PM - 6 PM)', ''].map(
    (one): Rule => ['appointment', 'preferredTime', one, undefined],
  ),
  ['appointment', 'preferredTime', 7, 'Please enter text'],
  ['appointment', 'preferredTime', 'a'.repeat(50), 'Please select a preferred time from the list'],
  ['appointment', 'preferredDate', 7, 'Enter a date like next Tuesday, or choose one from the calendar.'],
  ['appointment', 'preferredDate', '12/1', undefined],
  ['appointment', 'preferredDate', '', undefined],
  ['appointment', 'preferredDate', undefined, undefined],
  ['appointment', 'preferredDate', '2026-11-20', undefined],
  ['appointment', 'preferredDate', '11/20/2026', undefined],
  ['appointment', 'preferredDate', '2026-11-19', 'Preferred date cannot be in the past'],
  ['appointment', 'preferredDate', 'soon', 'Enter a date like next Tuesday, or choose one from the calendar.'],
  ['appointment', 'preferredDate', 'next Tuesday', undefined],
  ['appointment', 'preferredDate', '1.12.2026', whichDayMeant('January 12', 'December 1')],
  ['appointment', 'preferredDate', '2027-11-20', undefined],
  ['appointment', 'preferredDate', '2027-11-21', 'Preferred date must be within a year from today'],
  ['appointment', 'preferredDate', '12/1/2126', 'Preferred date must be within a year from today'],
  ['appointment', 'preferredTime', undefined, undefined],
  ['appointment', 'preferredTime', 'At night', 'Please select a preferred time from the list'],
  ['appointment', 'preferredTime', 'a'.repeat(51), 'Maximum 50 characters'],
  ['appointment', 'insuranceProvider', ' ', 'Insurance provider required'],
  ...limitRules('appointment', 'insuranceProvider', 200),
  ...oneLineRules('appointment', 'insuranceProvider'),
  ['appointment', 'insuranceId', '', 'Insurance ID required'],
  ...limitRules('appointment', 'insuranceId', 100),
  ...oneLineRules('appointment', 'insuranceId'),
  ['appointment', 'message', undefined, undefined],
  ...limitRules('appointment', 'message', 2000, 'Message cannot exceed 2000 characters'),
  ...textRules('appointment', 'message'),
];

const inquiry: Rule[] = [
  ['inquiry', 'phone', undefined, undefined],
  ['inquiry', 'phone', '  ', undefined],
  ...[
    'Question About Services',
    'Insurance Information',
    ' Hours & Location ',
    'Eyewear & Frames',
    'Pricing Information',
    'Other',
  ].map((one): Rule => ['inquiry', 'subject', one, undefined]),
  ['inquiry', 'subject', 'a'.repeat(200), 'Subject required'],
  ['inquiry', 'phone', 7, 'Phone number must be at least 10 digits'],
  ['inquiry', 'subject', undefined, 'Subject required'],
  ['inquiry', 'subject', 'Weather', 'Subject required'],
  ['inquiry', 'subject', 'a'.repeat(201), 'Subject too long'],
  ['inquiry', 'message', ' \n ', 'Message required'],
  ...limitRules('inquiry', 'message', 2000, 'Message cannot exceed 2000 characters'),
  ...textRules('inquiry', 'message'),
];

const contactLens: Rule[] = [
  ...confirmRules('contact-lens'),
  ...dateOfBirthRules('contact-lens'),
  ['contact-lens', 'patientStatus', '', 'Please select patient status'],
  ['contact-lens', 'patientStatus', 'loyal', 'Please select patient status'],
  ['contact-lens', 'prescriptionFile', null, 'Prescription file is required for new patients'],
  ['contact-lens', 'prescriptionFile', undefined, 'Prescription file is required for new patients'],
  [
    'contact-lens',
    'prescriptionFile',
    { name: '', type: '', size: 0 },
    'Prescription file is required for new patients',
  ],
  ['contact-lens', 'prescriptionFile', { ...file, size: 5_242_880 }, undefined],
  ['contact-lens', 'prescriptionFile', { ...file, size: 5_242_881 }, 'File size must be less than 5MB'],
  ['contact-lens', 'prescriptionFile', { ...file, size: 0 }, 'Only PDF, JPG, and PNG files are allowed'],
  [
    'contact-lens',
    'prescriptionFile',
    { ...file, name: 'a.webp', type: 'image/webp' },
    'Only PDF, JPG, and PNG files are allowed',
  ],
  ['contact-lens', 'prescriptionFile', { ...file, name: 'a.webp' }, 'Only PDF, JPG, and PNG files are allowed'],
  ['contact-lens', 'prescriptionFile', { ...file, type: 'text/html' }, 'Only PDF, JPG, and PNG files are allowed'],
  ['contact-lens', 'prescriptionFile', { ...file, name: 'SCAN.JPEG', type: 'image/png' }, undefined],
  ['contact-lens', 'prescriptionFile', { ...file, type: '' }, undefined],
  ['contact-lens', 'prescriptionFile', { name: '1000012', type: 'image/jpeg', size: 9 }, undefined],
  ['contact-lens', 'prescriptionFile', 'scan.pdf', 'Only PDF, JPG, and PNG files are allowed'],
  ...['application/pdf', 'application/x-pdf', 'image/jpeg', 'image/jpg', 'image/pjpeg', 'image/png'].flatMap(
    (type): Rule[] => [
      ['contact-lens', 'prescriptionFile', { ...file, name: 'scan', type }, undefined],
      ['contact-lens', 'prescriptionFile', { ...file, type: ` ${type.toUpperCase()} ; charset=x` }, undefined],
    ],
  ),
  ...['pdf', 'jpg', 'jpeg', 'png'].flatMap((ending) =>
    ['', 'application/octet-stream', 'binary/octet-stream'].map(
      (type): Rule => ['contact-lens', 'prescriptionFile', { ...file, name: `a.b.${ending} `, type }, undefined],
    ),
  ),
  ...[
    { ...file, name: 'scan', type: '' },
    { ...file, name: 'scan.', type: '' },
    { ...file, name: 'pdf.x', type: '' },
    { ...file, name: 7 },
    { ...file, type: 7 },
    { ...file, size: '9' },
    { ...file, name: '', size: -1, type: '' },
    7,
  ].map((one): Rule => ['contact-lens', 'prescriptionFile', one, 'Only PDF, JPG, and PNG files are allowed']),
  ['contact-lens', 'prescriptionFile', { name: '', type: 'image/png', size: 9 }, undefined],
  ['contact-lens', 'rightEye', undefined, undefined],
  ['contact-lens', 'leftEye', 'good', 'Please enter text'],
  ...limitRules('contact-lens', 'doctorName', 200),
  ...oneLineRules('contact-lens', 'doctorName'),
  ...limitRules('contact-lens', 'prescriptionDate', 50),
  ...oneLineRules('contact-lens', 'prescriptionDate'),
  ...limitRules('contact-lens', 'additionalNotes', 1000),
  ...textRules('contact-lens', 'additionalNotes'),
];

const shortened = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 60);

describe('each rule', () => {
  for (const [type, field, value, message] of [...everyForm, ...appointment, ...inquiry, ...contactLens]) {
    it(`${type}: ${field} of ${shortened(value)} says ${message ?? 'nothing'}`, () => {
      const alone = field === 'email' ? { [field]: value, confirmEmail: value } : { [field]: value };
      expect(said(type, alone)[field]).toBe(message);
    });
  }

  for (const [field, limit] of [
    ['brand', 100],
    ['power', 20],
    ['baseCurve', 20],
    ['diameter', 20],
    ['quantity', 20],
  ] as const) {
    it(`holds each eye's ${field} to ${limit} characters`, () => {
      const longest = { [field]: '8'.repeat(limit) };
      const tooLong = { [field]: '8'.repeat(limit + 1) };
      expect(said('contact-lens', { rightEye: longest, leftEye: longest })).toEqual({});
      expect(said('contact-lens', { rightEye: tooLong, leftEye: tooLong })).toEqual({
        [`rightEye.${field}`]: `Maximum ${limit} characters`,
        [`leftEye.${field}`]: `Maximum ${limit} characters`,
      });
    });
  }
});

describe('a whole form', () => {
  it('reports every empty field of an appointment request in the order of the form', () => {
    const parsed = parseRequest('appointment', {}, { today });
    expect(parsed.ok ? [] : parsed.issues.map(({ field }) => field)).toEqual([
      'firstName',
      'lastName',
      'email',
      'confirmEmail',
      'phone',
      'appointmentType',
      'insuranceProvider',
      'insuranceId',
      'dateOfBirth',
    ]);
  });

  it('reports every field of a contact lens order in the order of the form, rules across fields among them', () => {
    const long = 'x'.repeat(2001);
    const eye = { brand: long, power: long, baseCurve: long, diameter: long, quantity: long };
    const values = {
      email: 'jose',
      confirmEmail: 'other',
      patientStatus: 'new',
      rightEye: eye,
      leftEye: eye,
      prescriptionDate: long,
      doctorName: long,
      additionalNotes: long,
      website: 'x',
    };
    const parsed = parseRequest('contact-lens', values, { today });
    const eyeFields = ['brand', 'power', 'baseCurve', 'diameter', 'quantity'];
    expect(parsed.ok ? [] : parsed.issues.map(({ field }) => field)).toEqual([
      'firstName',
      'lastName',
      'email',
      'confirmEmail',
      'phone',
      'dateOfBirth',
      'prescriptionFile',
      ...eyeFields.map((field) => `rightEye.${field}`),
      ...eyeFields.map((field) => `leftEye.${field}`),
      'prescriptionDate',
      'doctorName',
      'additionalNotes',
      'website',
    ]);
  });

  it('reports an eye that is not an object, in the order of the form', () => {
    const values = { ...exampleContactLensOrder, firstName: '', leftEye: 'good' };
    const parsed = parseRequest('contact-lens', values, { today });
    expect(parsed.ok ? [] : parsed.issues.map(({ field }) => field)).toEqual(['firstName', 'leftEye']);
  });

  it('has an empty text in each optional field that was left out, and no file', () => {
    const { preferredDate, preferredTime, message, website, ...appointment } = examples.appointment;
    expect(parseRequest('appointment', appointment, { today })).toMatchObject({
      request: { preferredDate: '', preferredTime: '', message: '', website: '' },
    });
    const { phone, ...inquiry } = examples.inquiry;
    expect(parseRequest('inquiry', inquiry, { today })).toMatchObject({ request: { phone: '' } });
    const { prescriptionFile, rightEye, leftEye, prescriptionDate, doctorName, additionalNotes, ...order } =
      exampleContactLensOrder;
    const eye = { brand: '', power: '', baseCurve: '', diameter: '', quantity: '' };
    expect(parseRequest('contact-lens', { ...order, patientStatus: 'established' }, { today })).toMatchObject({
      request: {
        prescriptionFile: null,
        rightEye: eye,
        leftEye: eye,
        prescriptionDate: '',
        doctorName: '',
        additionalNotes: '',
      },
    });
  });

  it('reads anything that is not a form as an empty one', () => {
    for (const values of [null, undefined, 7, 'x', []]) {
      expect(parseRequest('inquiry', values, { today })).toEqual(parseRequest('inquiry', {}, { today }));
    }
  });

  it('refuses text of more than four times its limit without normalizing it', () => {
    const accents = '\u0301'.repeat(8001) + '\u0316'.repeat(8001);
    const normalize = vi.spyOn(String.prototype, 'normalize');
    try {
      for (const type of requestTypes) {
        const fields = Object.keys(examples[type]).filter((name) => name !== 'prescriptionFile');
        const eye = Object.fromEntries(Object.keys(examples['contact-lens'].leftEye).map((name) => [name, accents]));
        const values = Object.fromEntries(fields.map((name) => [name, name.endsWith('Eye') ? eye : accents]));
        expect(parseRequest(type, { ...values, prescriptionFile: null }, { today }).ok).toBe(false);
      }
      expect(normalize).not.toHaveBeenCalled();
    } finally {
      normalize.mockRestore();
    }
  });

  it('turns separators of lines and paragraphs into line breaks', () => {
    const message = 'Is there a ramp?\u2028Reference: R-000000\u2029Thank you';
    expect(parseRequest('inquiry', { ...examples.inquiry, message }, { today })).toMatchObject({
      request: { message: 'Is there a ramp?\nReference: R-000000\nThank you' },
    });
  });

  it('reports that the honeypot was filled', () => {
    expect(parseRequest('inquiry', { ...examples.inquiry, website: 'x' }, { today })).toMatchObject({
      ok: false,
      honeypot: true,
    });
    expect(parseRequest('inquiry', {}, { today })).toMatchObject({ ok: false, honeypot: false });
  });

  it('takes a character that Unicode does not define yet for one that fills the honeypot', () => {
    const website = String.fromCodePoint(0x50000);
    expect(parseRequest('inquiry', { ...examples.inquiry, website }, { today })).toMatchObject({ honeypot: true });
  });

  it('fills both insurance fields with Self-pay when there is no insurance', () => {
    const { insuranceProvider, insuranceId, ...rest } = examples.appointment;
    expect(insuranceProvider + insuranceId).not.toBe('');
    expect(selfPay).toBe('Self-pay');
    for (const noInsurance of [false, 'off', undefined]) {
      const parsed = parseRequest('appointment', { ...examples.appointment, noInsurance }, { today });
      expect(parsed).toEqual({ ok: true, request: examples.appointment });
    }
    for (const noInsurance of [true, 'on']) {
      const parsed = parseRequest('appointment', { ...rest, insuranceProvider: '', noInsurance }, { today });
      expect(parsed).toMatchObject({ ok: true, request: { insuranceProvider: 'Self-pay', insuranceId: 'Self-pay' } });
    }
  });

  it('lowercases and trims e-mail addresses, composes names, and gives dates as days', () => {
    const parsed = parseRequest(
      'appointment',
      {
        ...examples.appointment,
        firstName: ' Jose\u0301 ',
        email: ' Jose@Example.COM ',
        preferredDate: 'Tuesday, November 24, 2026',
        dateOfBirth: '4/12/1985',
      },
      { today },
    );
    expect(parsed).toMatchObject({
      ok: true,
      request: {
        firstName: 'José',
        email: 'jose@example.com',
        preferredDate: '2026-11-24',
        dateOfBirth: '1985-04-12',
      },
    });
  });

  it('removes invisible characters from a pasted name and phone number', () => {
    const pasted = { firstName: '\u2068Ana\u00a0María\u2069', phone: '\u202d718.555\u20110142\u202c' };
    expect(parseRequest('inquiry', { ...examples.inquiry, ...pasted }, { today })).toMatchObject({
      ok: true,
      request: { firstName: 'Ana María', phone: '718-555-0142' },
    });
  });

  it.each([
    ['12/1', '2025-12-01'],
    ['March 2, 2026', '2026-03-02'],
    ['1.12.2026', '1.12.2026'],
    ['Tuesday', 'Tuesday'],
    ['last spring', 'last spring'],
  ])('gives the prescription date %s as %s', (prescriptionDate, given) => {
    const parsed = parseRequest('contact-lens', { ...exampleContactLensOrder, prescriptionDate }, { today });
    expect(parsed).toMatchObject({ ok: true, request: { prescriptionDate: given } });
  });

  it('leaves out fields that it does not know', () => {
    const parsed = parseRequest('inquiry', { ...examples.inquiry, role: 'admin' }, { today });
    expect(parsed.ok && Object.keys(parsed.request)).not.toContain('role');
  });
});

describe('the payload', () => {
  const { prescriptionFile, ...order } = exampleContactLensOrder;
  const attachment = { filename: prescriptionFile.name, content: 'JVBERi0=', contentType: prescriptionFile.type };

  it('is the form with its type', () => {
    const { appointment: request } = examples;
    const parsed = parsePayload({ type: 'appointment', ...request }, { today });
    expect(parsed).toEqual({ ok: true, payload: { type: 'appointment', ...request } });
  });

  it('carries the file as an attachment', () => {
    const payload = { type: 'contact-lens', ...order, prescriptionAttachment: attachment };
    expect(parsePayload(payload, { today, fileBytes: 5 })).toEqual({ ok: true, payload });
  });

  it('needs no attachment from established patients', () => {
    const payload = { type: 'contact-lens', ...order, patientStatus: 'established' };
    expect(parsePayload(payload, { today })).toEqual({ ok: true, payload });
  });

  it('carries no attachment when no file was chosen', () => {
    const payload = { type: 'contact-lens', ...order, patientStatus: 'established' };
    const prescriptionAttachment = { filename: '', content: '', contentType: '' };
    expect(parsePayload({ ...payload, prescriptionAttachment }, { today })).toEqual({ ok: true, payload });
  });

  it.each([
    ['without a name', { ...attachment, filename: 7 }, 5, 'Only PDF, JPG, and PNG files are allowed'],
    ['without content', { ...attachment, content: 7 }, 5, 'Only PDF, JPG, and PNG files are allowed'],
    ['without a type', { ...attachment, contentType: 7 }, 5, 'Only PDF, JPG, and PNG files are allowed'],
    [
      'shaped like a chosen file',
      { name: 'a.pdf', type: 'application/pdf', size: 5 },
      5,
      'Only PDF, JPG, and PNG files are allowed',
    ],
    ['no object', 'a.pdf', 5, 'Only PDF, JPG, and PNG files are allowed'],
    ['nothing', null, 0, 'Prescription file is required for new patients'],
    ['missing', undefined, 0, 'Prescription file is required for new patients'],
    ['not a file', { filename: 'a.pdf' }, 5, 'Only PDF, JPG, and PNG files are allowed'],
    ['empty', { ...attachment, content: '' }, 0, 'Only PDF, JPG, and PNG files are allowed'],
    ['of another kind', { ...attachment, filename: 'a.exe' }, 5, 'Only PDF, JPG, and PNG files are allowed'],
    ['one byte too large', attachment, 5_242_881, 'File size must be less than 5MB'],
  ])('says what is wrong with an attachment that is %s', (_, prescriptionAttachment, fileBytes, message) => {
    expect(parsePayload({ type: 'contact-lens', ...order, prescriptionAttachment }, { today, fileBytes })).toEqual({
      ok: false,
      honeypot: false,
      issues: [{ field: 'prescriptionFile', message }],
    });
  });

  it.each([[null], [[]], ['inquiry'], [{}], [{ type: 'order' }], [{ type: '__proto__' }]])(
    'refuses %j, which is not a request type',
    (body) => {
      expect(parsePayload(body, { today })).toEqual({
        ok: false,
        honeypot: false,
        issues: [{ field: 'type', message: 'Please choose a kind of request' }],
      });
    },
  );
});

it('names the kinds of request, and the visits that the office treats in its own way', () => {
  expect(requestKinds).toEqual({
    appointment: 'Appointment request',
    inquiry: 'General inquiry',
    'contact-lens': 'Contact lens order',
  });
  expect([emergencyVisit, visionTherapyConsultation]).toEqual(['Emergency Visit', 'Vision Therapy Consultation']);
});

it('names the fields of a form in its order', () => {
  expect(fieldNames('inquiry')).toEqual(['firstName', 'lastName', 'email', 'phone', 'subject', 'message', 'website']);
});
