import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { options } from '#content/forms.data.ts';
import { practice } from '#content/practice.data.ts';
import { messages } from '#contract/index.ts';
import { denoBinaries } from '../../scripts/services/function.ts';
import { backendForTests, officeEmail } from './support/backend.ts';
import { postWithKey } from './support/client.ts';
import type { ReceivedMail } from './support/inbox.ts';
import { appointment, inquiry, jpeg, orderWith, orderWithoutFile, pdf, png } from './support/payloads.ts';

const backend = backendForTests({}, denoBinaries.hosted);
const { database, inbox, send, countStored } = backend;

const types: Readonly<Record<string, string>> = { pdf: 'application/pdf', jpg: 'image/jpeg', png: 'image/png' };

const hasFile = ({ email }: ReceivedMail, file: Buffer): boolean =>
  file.equals(Buffer.from(email.attachments[0]?.content as ArrayBuffer));

/** Sends a request that must be accepted. Resolves to its mail. */
async function mailOf(request: object, headers = {}): Promise<ReceivedMail & { reference: string }> {
  const { status, reference } = await send(request, headers);
  expect(status).toBe(200);
  return { ...(await inbox.waitFor(reference)), reference };
}

describe('valid request', () => {
  it('is stored and mailed once when it is an appointment request', async () => {
    const before = await countStored();
    const { email, recipients, reference } = await mailOf(appointment);
    expect(reference).toMatch(/^R-[0-9A-Z]{6}$/);
    expect(await countStored()).toBe(before + 1);
    expect(email.subject).toBe(`Appointment request ${reference}`);
    expect(recipients).toEqual([officeEmail]);
    expect(email.replyTo?.[0]?.address).toBe('jose@example.com');
    expect(email.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
    expect(email.headers).toContainEqual(expect.objectContaining({ key: 'x-auto-response-suppress', value: 'All' }));
    for (const part of [email.text, email.html]) {
      expect(part).toContain('José O’Brien');
      expect(part).toContain('confirmed only when the practice contacts the patient');
    }
    expect(inbox.count(reference)).toBe(1);
  });

  it('is marked urgent when it is for an emergency visit', async () => {
    const emergency = options.appointmentTypes.find(({ kind }) => kind === 'emergency');
    const { email, reference } = await mailOf({ ...appointment, appointmentType: emergency?.value });
    expect(email.subject).toBe(`URGENT: Appointment request ${reference}`);
    for (const part of [email.text, email.html]) {
      expect(part).toContain('URGENT: the patient asks for an emergency visit. Call now.');
    }
  });

  it.each([
    { ...appointment, appointmentType: 'Macula Check', preferredTime: 'Noon (12 PM - 1 PM)' },
    { ...inquiry, subject: 'Eye Drops' },
  ])('is mailed with options that only another version of the page offers: $type', async (request) => {
    const { email } = await mailOf(request);
    for (const option of ['Macula Check', 'Noon (12 PM - 1 PM)', 'Eye Drops']) {
      if (Object.values(request).includes(option)) expect(email.text).toContain(`: ${option}\n`);
    }
  });

  it.each([
    ['a PDF', pdf(48_213), 'My prescription.pdf', 'application/pdf', 'pdf'],
    ['a JPEG', jpeg(300_001), 'IMG_0042.JPG', 'image/jpeg', 'jpg'],
    ['a PNG that says it is a JPEG', png(999), 'scan.jpg', 'image/jpeg', 'png'],
    ['a file of the maximum size', pdf(5_242_880), 'scan.pdf', 'application/pdf', 'pdf'],
  ])('delivers %s to the office unchanged', async (_name, bytes, filename, contentType, kind) => {
    const mail = await mailOf(orderWith(bytes, filename, contentType));
    const { filename: name, mimeType } = mail.email.attachments[0] ?? {};
    expect([name, mimeType]).toEqual([`prescription-${mail.reference}.${kind}`, types[kind]]);
    expect(hasFile(mail, bytes)).toBe(true);
    expect(mail.raw).not.toContain(filename);
  });

  it('is mailed with what is noted about its file', async () => {
    const file = Buffer.from('%PDF-1.7\n<< /S /JavaScript >>\ntrailer << /Encrypt 6 0 R >>\n%%EOF\n<!-- portal -->');
    const mail = await mailOf(orderWith(file));
    for (const part of [mail.email.text, mail.email.html]) {
      expect(part).toMatch(
        /Attached \(PDF\); open it only in a viewer; unusual ending; has active content:.*; .*cannot be opened without a/,
      );
    }
    expect(mail.email.text).not.toContain('Other fields');
    expect(mail.email.attachments).toMatchObject([{ disposition: 'attachment', mimeType: 'application/pdf' }]);
    expect(hasFile(mail, file)).toBe(true);
  });
});

describe('text of patients', () => {
  it.each([
    ['firstName', 'José'],
    ['firstName', '李小龍'],
    ['firstName', 'محمد'],
    ['firstName', 'علی‌رضا'],
    ['message', `Grüße 👩🏽‍⚕️ 😀 "quoted" 'single' \\ back; drop table requests.request; -- %s $1 שלום`],
  ])('is delivered unchanged as %s: %s', async (field, text) => {
    const { email } = await mailOf({ ...inquiry, [field]: text });
    expect(email.text).toContain(`: ${text}`);
  });

  it('is stored and delivered as it is when it is SQL, in every field and header', async () => {
    const before = await countStored();
    const sql = `'; drop table requests.request; -- " $1 %s \\`;
    const name = "x' or 'x";
    const eye = { ...orderWithoutFile.rightEye, brand: `'; --` };
    const requests = [
      { ...appointment, firstName: name, insuranceProvider: sql, insuranceId: sql, message: sql },
      { ...inquiry, lastName: name, message: sql },
      { ...orderWith(pdf(1000), `${sql}.pdf`), rightEye: eye, doctorName: sql, additionalNotes: sql },
    ];
    for (const request of requests) {
      const key = `';drop_table_requests.request;--${randomUUID()}`;
      const { email } = await mailOf(request, { 'Idempotency-Key': key, 'X-Forwarded-For': sql });
      expect(email.text).toContain(sql);
    }
    expect(await countStored()).toBe(before + requests.length);
  });

  it('is escaped in the mail', async () => {
    const { email } = await mailOf({ ...inquiry, message: '<script>alert(1)</script><img src=x onerror=alert(1)>' });
    expect(email.html).toContain('&#60;script&#62;alert(1)&#60;/script&#62;');
    expect(email.html).not.toMatch(/<script|<img/);
  });

  it('cannot add a header or a recipient through any field', async () => {
    const injection = 'x\r\nBcc: thief@example.com';
    const options = ['appointmentType', 'preferredTime', 'subject'];
    const lines = ['insuranceProvider', 'insuranceId', 'prescriptionDate', 'doctorName', 'rightEye', 'leftEye'];
    const inLines = [...options, ...lines];
    for (const request of [appointment, inquiry, orderWithoutFile]) {
      for (const field of Object.keys(request).filter((name) => name !== 'type' && name !== 'website')) {
        const isEye = field === 'rightEye' || field === 'leftEye';
        const value = isEye ? { ...orderWithoutFile.rightEye, brand: injection } : injection;
        const { status, reference } = await send({ ...request, [field]: value });
        const isText = field === 'message' || field === 'additionalNotes';
        expect([field, status]).toEqual([field, isText || inLines.includes(field) ? 200 : 400]);
        if (status !== 200) continue;
        const { recipients, email } = await inbox.waitFor(reference);
        expect(recipients).toEqual([officeEmail]);
        expect([email.bcc, email.text?.match(/^Bcc:/m)]).toEqual([undefined, null]);
        if (!isText) expect(email.text).toContain(': x Bcc: thief@example.com\n');
      }
    }
    const named = await mailOf(orderWith(pdf(1000), 'x\r\nBcc: thief@example.com\r\n.pdf'));
    expect(named.recipients).toEqual([officeEmail]);
    expect(named.raw).not.toContain('thief@example.com');
  });
});

const refused = (key: keyof typeof messages) => ({
  code: 'invalid',
  message: messages[key],
  issues: [{ field: 'prescriptionFile', key, message: messages[key] }],
});

it.each([
  ['a program', Buffer.from('MZ\x90\x00 program', 'latin1').toString('base64'), refused('fileOther')],
  ['empty', '', refused('fileEmpty')],
  ['one byte too large', pdf(5_242_881).toString('base64'), refused('fileTooLarge')],
  ['not strict base64', 'JVBERi0x LjcK', { code: 'malformed' }],
])('rejects an order whose file is %s, and stores nothing', async (_name, content, expected) => {
  const before = await countStored();
  const order = orderWith(pdf(1000));
  const prescriptionAttachment = { ...order.prescriptionAttachment, content };
  expect(await send({ ...order, prescriptionAttachment })).toMatchObject({ status: 400, ...expected });
  expect(await countStored()).toBe(before);
});

it('answers a bot as a patient, also when it tries again, keeps no file of it, and sends the office no mail', async () => {
  const key = randomUUID();
  const spam = { ...orderWith(pdf(1000)), firstName: '', website: 'https://spam.example' };
  const { status, reference } = await postWithKey(backend.running.url, spam, key);
  expect(status).toBe(200);
  expect(reference).toMatch(/^R-[0-9A-Z]{6}$/);
  expect(await postWithKey(backend.running.url, spam, key)).toMatchObject({ status: 200, reference });
  const [kept] = await database.sql`
    select caught_at is not null as caught, payload is not null as kept,
      (select count(*)::integer from requests.outgoing_mail mail where mail.reference = request.reference) as mails,
      (select count(*)::integer from requests.prescription_part part where part.reference = request.reference) as parts
    from requests.request where reference = ${reference}`;
  expect(kept).toEqual({ caught: true, kept: true, mails: 0, parts: 0 });
});

describe('retry', () => {
  it('is rejected with the same key when the values differ, and the first ones are kept', async () => {
    const { url } = backend.running;
    const key = randomUUID();
    const first = await postWithKey(url, inquiry, key);
    const other = await postWithKey(url, { ...inquiry, message: 'Something else' }, key);
    expect(other.status).toBe(422);
    expect(other.message).toContain(practice.phone.display);
    const { email } = await inbox.waitFor(first.reference);
    expect(email.text).toContain('Is there a ramp?');
  });

  it('a hundred times at once, and after the mail, is stored and mailed once', async () => {
    const key = randomUUID();
    const retry = () => postWithKey(backend.running.url, inquiry, key);
    const answers = await Promise.all(Array.from({ length: 100 }, retry));
    const [{ reference } = await retry()] = answers;
    await inbox.waitFor(reference);
    for (const answer of [...answers, await retry()]) expect(answer).toMatchObject({ status: 200, reference });
    expect([await countStored(key), inbox.count(reference)]).toEqual([1, 1]);
  });
});
