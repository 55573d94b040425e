import { expect, it } from 'vitest';
import { exampleAppointment, exampleContactLensOrder, exampleInquiry } from '../../_shared/contract/fixtures.ts';
import { parsePayload } from '../../_shared/contract/index.ts';
import type { OfficeMail } from './layout.ts';
import { type MailContent, writeOfficeMail } from './office-mail.ts';

/** The fields of a valid request as they are stored. */
function fieldsOf(body: unknown): string {
  const parsed = parsePayload(body, { today: '2026-11-20', file: { size: 3 } });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  return JSON.stringify({ ...parsed.payload, prescriptionAttachment: undefined });
}

const write = (body: unknown, changes: Partial<MailContent> = {}): OfficeMail =>
  writeOfficeMail({
    reference: 'R-7KQ2XM',
    receivedAt: new Date('2026-11-20T15:04:00Z'),
    timeZone: 'America/New_York',
    emergencyTypes: ['Red eye'],
    fields: changes.fields ?? fieldsOf(body),
    prescription: null,
    possibleCopy: false,
    link: null,
    isSmoke: false,
    ...changes,
  });

it('shows an appointment request', () => {
  const { subject, replyTo, text } = write({ type: 'appointment', ...exampleAppointment });
  expect(subject).toBe('Appointment request R-7KQ2XM');
  expect(replyTo).toBe('jose@example.com');
  // Newer versions of the language's own date format put a narrow space before AM.
  expect(text.replace(/\u202f/g, ' ')).toBe(`Appointment request R-7KQ2XM

Name: José O’Brien
Phone: (718) 555-0142
Email: jose@example.com

Appointment request
Appointment type: Comprehensive Eye Exam
Preferred date: Tuesday, November 24, 2026
Preferred time: Morning (10 AM - 12 PM)
Insurance provider: Harbor Vision
Insurance ID: HV-1029384
Date of birth: April 12, 1985
Message: Reading is hard in the evening.

About this request
Reference: R-7KQ2XM
Received: Friday, November 20, 2026 at 10:04 AM, New York time

This is a request, not a booking. It is confirmed only when the practice contacts the patient. Before you reply, delete the quoted request. Nothing was sent to the patient.
`);
});

it.each([
  ['2022-05-03', 'May 3, 2022 (a child, 4 years old)'],
  ['2025-11-21', 'November 21, 2025 (a child, less than a year old)'],
  ['2025-11-20', 'November 20, 2025 (a child, 1 year old)'],
  ['2008-11-21', 'November 21, 2008 (a child, 17 years old)'],
  ['2008-11-20', 'November 20, 2008'],
])('gives the age of a child born on %s', (dateOfBirth, words) => {
  const { text } = write({ type: 'appointment', ...exampleAppointment, dateOfBirth });
  expect(text).toContain(`Date of birth: ${words}\n`);
});

it('is urgent when its appointment type is one for emergencies', () => {
  const { subject, text } = write({ type: 'appointment', ...exampleAppointment, appointmentType: 'Red eye' });
  expect(subject).toBe('URGENT: Appointment request R-7KQ2XM');
  expect(text).toContain('\nURGENT: the patient asks for an emergency visit. Call now.\n');
  expect(text).toContain('\nAppointment type: Red eye\n');
});

it('shows what was typed beside what it was read as', () => {
  const person = { lastName: 'St. John', email: 'Jane <jane@x.com>', dateOfBirth: "Apr 12 '85" };
  const typed = { ...person, preferredDate: 'tomorrow' };
  const { text, html } = write({ type: 'appointment', ...exampleAppointment, ...typed, confirmEmail: 'jane@x.com' });
  expect(text).toContain('Name: José St John (typed: José St. John)\n');
  expect(text).toContain('Email: jane@x.com (typed: Jane <jane@x.com>)\n');
  expect(text).toContain('Preferred date: Saturday, November 21, 2026 (typed: tomorrow)\n');
  expect(text).toContain("Date of birth: April 12, 1985 (typed: Apr 12 '85)\n");
  expect(html).toContain('Jane &#60;jane@x.com&#62;');
});

it('shows what the honeypot caught as it came', () => {
  const caught = { ...exampleAppointment, preferredDate: '2026-99-99', 'a\nReference': 'R-000000' };
  const { text } = write({}, { fields: JSON.stringify({ type: 'appointment', ...caught }) });
  expect(text).toContain('Preferred date: 2026-99-99\n');
  expect(text).toContain('\na Reference: R-000000\n');
});

it('has its link in the signature, which a reply does not quote', () => {
  const { text, html } = write({ type: 'inquiry', ...exampleInquiry }, { link: 'https://optometry.example/handled#x' });
  expect(text).toMatch(/\n-- \nMark R-7KQ2XM as handled:\nhttps:\/\/optometry\.example\/handled#x\n$/);
  expect(html).toMatch(/<div class="moz-signature"[^>]*><a href="https:\/\/optometry\.example\/handled#x"/);
});

it('has the phone number as a link', () => {
  const { html } = write({ type: 'appointment', ...exampleAppointment, phone: '+1 (718) 555-0142' });
  expect(html).toContain('<a href="tel:+17185550142">+1 (718) 555-0142</a>');
});

it('is a table whose rows have headers', () => {
  const { html } = write({ type: 'inquiry', ...exampleInquiry });
  expect(html).toMatch(/<table (?!.*\brole=)/);
  expect(html).toMatch(/<th scope="row"[^>]*>Email<\/th>/);
});

it('shows a contact lens order eye by eye, and warns of a file that an earlier version did not recognize', () => {
  const { prescriptionFile, ...order } = exampleContactLensOrder;
  const prescriptionAttachment = { filename: prescriptionFile.name, contentType: 'image/png', content: 'AAAA' };
  const { text, attachment } = write(
    { type: 'contact-lens', ...order, prescriptionAttachment },
    { prescription: { kind: 'png', verified: false, read: async function* () {} } },
  );
  expect(text).toContain(
    'Patient status: New patient\nPrescription file: Attached (PNG); type not verified: open it with care',
  );
  expect(text).toContain('\n\nRight eye (OD)\nBrand: Day Lens\nPower (sphere): -2.50\nBase curve (BC): 8.6');
  expect(text).toContain('\n\nLeft eye (OS)\nBrand: Day Lens\nPower (sphere): -2.75');
  expect(text).toContain('Prescription date: March 2, 2026');
  expect(attachment).toMatchObject({ filename: 'prescription-R-7KQ2XM.png' });
});

const { prescriptionFile: _, ...order } = exampleContactLensOrder;
const orderWithoutFile = { type: 'contact-lens', ...order, patientStatus: 'established' };

it('leaves out what was left empty, and headings without anything', () => {
  const empty = { rightEye: {}, leftEye: {}, prescriptionDate: '', doctorName: '', additionalNotes: '' };
  const { text } = write({ ...orderWithoutFile, ...empty });
  expect(text).not.toMatch(/Right eye|Left eye|Prescri|notes|: *$/m);
});

it('keeps a prescription date as it was written when it is not a date', () => {
  const { text } = write({ ...orderWithoutFile, prescriptionDate: 'last spring' });
  expect(text).toContain('Prescription date: last spring');
});

it('gives the time of the office', () => {
  const { text } = write({ type: 'inquiry', ...exampleInquiry }, { timeZone: 'America/Chicago' });
  expect(text).toContain('Received: Friday, November 20, 2026 at 9:04 AM, Chicago time');
});
