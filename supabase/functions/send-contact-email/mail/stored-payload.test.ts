import { describe, expect, it } from 'vitest';
import { examples } from '../../_shared/contract/fixtures.ts';
import { writeOfficeMail } from './office-mail.ts';

/** Requests as this version stores them, and as those before it have that stored other fields. */
const versions = {
  now: Object.entries(examples).map(([type, { ...example }]) =>
    JSON.stringify({ type, ...example, prescriptionFile: undefined }),
  ),
  '1.0.0': [
    '{"type":"appointment","firstName":"José","lastName":"O’Brien","email":"jose@example.com","confirmEmail":"jose@example.com","phone":"(718) 555-0142","appointmentType":"Comprehensive Eye Exam","preferredDate":"2026-11-24","preferredTime":"Morning (10 AM - 12 PM)","insuranceProvider":"Harbor Vision","insuranceId":"HV-1029384","dateOfBirth":"1985-04-12","message":"Reading is hard in the evening.","website":""}',
    '{"type":"inquiry","firstName":"José","lastName":"St John","email":"jose@example.com","phone":"","subject":"Other","message":"A ramp?","website":"","asTyped":{"lastName":"St. John"}}',
    '{"type":"inquiry","firstName":"José","lastName":"O’Brien","email":"jose@example.com","phone":"","subject":"Hours & Location","message":"Is there a ramp?\\nMy father uses a wheelchair.","website":""}',
    '{"type":"contact-lens","firstName":"José","lastName":"O’Brien","email":"jose@example.com","confirmEmail":"jose@example.com","phone":"(718) 555-0142","dateOfBirth":"1985-04-12","patientStatus":"new","rightEye":{"brand":"Day Lens","power":"-2.50","baseCurve":"8.6","diameter":"14.2","quantity":"2"},"leftEye":{"brand":"Day Lens","power":"-2.75","baseCurve":"8.6","diameter":"14.2","quantity":"2"},"prescriptionDate":"2026-03-02","doctorName":"Dr. Example","additionalNotes":"Please call in the afternoon.","website":""}',
  ],
};

const mailOf = (text: string): string =>
  writeOfficeMail({
    reference: 'R-7KQ2XM',
    receivedAt: new Date('2026-11-20T15:04:00Z'),
    timeZone: 'America/New_York',
    emergencyTypes: [],
    fields: text,
    prescription: { kind: 'pdf', verified: true, read: async function* () {} },
    possibleCopy: false,
    link: null,
    isSmoke: false,
  }).text;

const inquiry = { type: 'inquiry', firstName: 'Ana', lastName: 'Reyes', email: 'ana@example.com' };

describe('a request that is stored', () => {
  it.each(Object.entries(versions).flatMap(([version, texts]) => texts.map((text) => ({ version, text }))))(
    'by version $version is mailed as it was written',
    ({ text }) => {
      const { type, website, patientStatus, ...fields } = JSON.parse(text);
      const days: Record<string, string> = {
        '2026-11-24': 'Tuesday, November 24, 2026',
        '1985-04-12': 'April 12, 1985',
        '2026-03-02': 'March 2, 2026',
      };
      const mail = mailOf(text);
      expect(mail).not.toContain('Other fields');
      for (const line of JSON.stringify(fields).matchAll(/":"((?:[^"\\]|\\n)+)"/g)) {
        for (const value of (line[1] ?? '').split('\\n')) expect(mail).toContain(days[value] ?? value);
      }
    },
  );

  it('with notes about its file says so, and shows them as no fields', () => {
    const prescriptionAttachment = { hasUnusualEnding: true, hasActiveContent: true };
    const mail = mailOf(JSON.stringify({ ...inquiry, type: 'contact-lens', prescriptionAttachment }));
    expect(mail).toContain('unusual ending; has active content');
    expect(mail).not.toContain('Other fields');
  });

  it.each([
    ['before a field was asked is mailed without it', { message: 'A ramp?' }, 'Message: A ramp?', /Phone|Subject/],
    ['before the patient status was asked says nothing of it', { type: 'contact-lens' }, 'Name: Ana', /Patient status/],
    [
      'with a field that is no longer asked is mailed with it',
      { preferredDoctor: 'Dr. Reyes', callBack: true },
      'Other fields sent with the form\npreferredDoctor: Dr. Reyes\ncallBack: true',
      null,
    ],
    [
      'with a date written in another way is mailed with it as it is',
      { type: 'appointment', dateOfBirth: '4/12/1985' },
      'Date of birth: 4/12/1985',
      null,
    ],
  ])('%s', (_, fields, contains, lacks) => {
    const text = mailOf(JSON.stringify({ ...inquiry, ...fields }));
    expect(text).toContain(contains);
    if (lacks) expect(text).not.toMatch(lacks);
  });

  it.each(['null', '[]', '"text"', '{}', '{"type":"order"}'])('is refused when it is not a request: %s', (text) => {
    expect(() => mailOf(text)).toThrow('The stored fields are not a request');
  });
});
