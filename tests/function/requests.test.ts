import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messages } from '#contract/index.ts';
import type { RunningFunction } from '../../scripts/services/function.ts';
import { databaseForTests, denoVersions, environment, officeEmail, openFunction } from './support/backend.ts';
import { post, postWithKey } from './support/client.ts';
import { type Inbox, openInbox } from './support/inbox.ts';
import { appointment, inquiry, jpeg, orderWith, orderWithoutFile, pdf, png } from './support/payloads.ts';
import { freePort } from './support/ports.ts';

const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

describe.each(denoVersions)('under the %s Deno', (_, denoBinary) => {
  const database = databaseForTests();
  let inbox: Inbox;
  let running: RunningFunction;
  let url: string;

  beforeAll(async () => {
    inbox = await openInbox(await freePort());
    running = await openFunction(environment(database.functionUrl, inbox.port), denoBinary);
    url = running.url;
  });

  afterAll(async () => {
    await running?.stop();
    await inbox?.close();
  });

  const countStored = async (): Promise<number> => {
    const [row] = await database.sql<{ count: number }[]>`select count(*)::integer as count from requests.request`;
    return row?.count ?? -1;
  };

  describe('valid request', () => {
    it('is stored and mailed once when it is an appointment request', async () => {
      const before = await countStored();
      const { status, reference } = await post(url, appointment);
      expect(status).toBe(200);
      expect(reference).toMatch(/^R-[0-9A-Z]{6}$/);
      expect(await countStored()).toBe(before + 1);

      const { email, recipients } = await inbox.waitFor(reference);
      expect(email.subject).toBe(`Appointment request ${reference}`);
      expect(recipients).toEqual([officeEmail]);
      expect(email.replyTo?.[0]?.address).toBe('jose@example.com');
      for (const part of [email.text, email.html]) {
        expect(part).toContain('José O’Brien');
        expect(part).toContain('(718) 555-0142');
        expect(part).toContain('Morning (10 AM - 12 PM)');
        expect(part).toContain('April 12, 1985');
        expect(part).toContain('confirmed only when the practice contacts the patient');
      }
      expect(inbox.count(reference)).toBe(1);
    });

    it('is marked urgent when it is for an emergency visit', async () => {
      const { reference } = await post(url, { ...appointment, appointmentType: 'Emergency Visit' });
      const { email } = await inbox.waitFor(reference);
      expect(email.subject).toBe(`URGENT: Appointment request ${reference}`);
      for (const part of [email.text, email.html]) {
        expect(part).toContain('URGENT: the patient asks for an emergency visit. Call now.');
      }
    });

    it('is mailed without empty fields when it is an inquiry', async () => {
      const { reference } = await post(url, inquiry);
      const { email } = await inbox.waitFor(reference);
      expect(email.subject).toBe(`General inquiry ${reference}`);
      expect(email.text).toContain('Is there a ramp?\n  My father uses a wheelchair.');
      expect(email.text).not.toContain('Phone');
    });

    it('needs no file when an established patient orders contact lenses', async () => {
      const { reference } = await post(url, orderWithoutFile);
      const { email } = await inbox.waitFor(reference);
      expect(email.subject).toBe(`Contact lens order ${reference}`);
      expect(email.text).toMatch(/Right eye \(OD\)\nBrand: Day Lens\nPower \(sphere\): -2\.50/);
      expect(email.attachments).toEqual([]);
    });

    it.each([
      ['a PDF', pdf(48_213), 'My prescription.pdf', 'application/pdf', 'pdf'],
      ['a JPEG', jpeg(200_001), 'IMG_0042.JPG', 'image/jpeg', 'jpg'],
      ['a PNG', png(1234), 'scan.png', 'image/png', 'png'],
      ['a PNG that says it is a JPEG', png(999), 'scan.jpg', 'image/jpeg', 'png'],
    ])('delivers %s to the office unchanged', async (_name, bytes, filename, contentType, kind) => {
      const { status, reference } = await post(url, orderWith(bytes, filename, contentType));
      expect(status).toBe(200);
      const { email, raw } = await inbox.waitFor(reference);
      const [attachment] = email.attachments;
      expect(attachment?.filename).toBe(`prescription-${reference}.${kind}`);
      expect(hash(new Uint8Array(attachment?.content as ArrayBuffer))).toBe(hash(bytes));
      expect(raw).not.toContain(filename);
    });

    it('delivers a file of the maximum size, and is rejected with one byte more', async () => {
      const largest = pdf(5_242_880);
      const { status, reference } = await post(url, orderWith(largest));
      expect(status).toBe(200);
      const { email } = await inbox.waitFor(reference);
      expect(hash(new Uint8Array(email.attachments[0]?.content as ArrayBuffer))).toBe(hash(largest));

      const before = await countStored();
      const rejected = await post(url, orderWith(pdf(5_242_881)));
      expect(rejected.status).toBe(400);
      expect(rejected.issues).toEqual([{ field: 'prescriptionFile', message: 'File size must be less than 5MB' }]);
      expect(await countStored()).toBe(before);
    });

    it('is mailed with what is noted about its file', async () => {
      const file = Buffer.from('%PDF-1.7\n<< /S /JavaScript >>\ntrailer << /Encrypt 6 0 R >>\n%%EOF\n<!-- portal -->');
      const { reference } = await post(url, orderWith(file));
      const { email } = await inbox.waitFor(reference);
      for (const part of [email.text, email.html]) {
        expect(part).toMatch(
          /Attached \(PDF\); unusual ending:.*; has active content:.*; .*cannot be opened without a/,
        );
      }
      expect(email.text).not.toContain('Other fields');
      const [attachment] = email.attachments;
      expect(attachment).toMatchObject({ disposition: 'attachment', mimeType: 'application/pdf' });
      expect(hash(new Uint8Array(attachment?.content as ArrayBuffer))).toBe(hash(file));
    });
  });

  describe('text of patients', () => {
    it.each(['José', '李小龍', 'محمد', 'O’Brien', 'علی‌رضا', 'Zoë-Anne'])(
      'is delivered unchanged when the name is %s',
      async (firstName) => {
        const { reference } = await post(url, { ...inquiry, firstName });
        const { email } = await inbox.waitFor(reference);
        expect(email.text).toContain(`Name: ${firstName} O’Brien`);
      },
    );

    it('is delivered unchanged in a message with emoji and quotes', async () => {
      const message = `Grüße 😀 "quoted" 'single' \\ back; drop table requests.request; -- %s $1 שלום`;
      const { reference } = await post(url, { ...inquiry, message });
      const { email } = await inbox.waitFor(reference);
      expect(email.text).toContain(message);
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
        const headers = {
          'Idempotency-Key': `';drop_table_requests.request;--${randomUUID()}`,
          'X-Forwarded-For': sql,
        };
        const { status, reference } = await post(url, request, headers);
        expect(status).toBe(200);
        const { email } = await inbox.waitFor(reference);
        expect(email.text).toContain(sql);
      }
      expect(await countStored()).toBe(before + requests.length);
    });

    it('is escaped in the mail', async () => {
      const message = '<script>alert(1)</script><img src=x onerror=alert(1)>';
      const { reference } = await post(url, { ...inquiry, message });
      const { email } = await inbox.waitFor(reference);
      expect(email.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
      expect(email.html).not.toMatch(/<script|<img/);
    });

    it('cannot add a header or a recipient through any field', async () => {
      const injection = 'x\r\nBcc: thief@example.com';
      const free = ['type', 'message', 'additionalNotes', 'website'];
      for (const request of [appointment, inquiry, orderWithoutFile]) {
        for (const field of Object.keys(request).filter((name) => !free.includes(name))) {
          const isEye = field === 'rightEye' || field === 'leftEye';
          const value = isEye ? { ...orderWithoutFile.rightEye, brand: injection } : injection;
          const { status, issues } = await post(url, { ...request, [field]: value });
          expect([field, status, issues.length > 0]).toEqual([field, 400, true]);
        }
      }
      const named = await post(url, orderWith(pdf(1000), 'x\r\nBcc: thief@example.com\r\n.pdf'));
      const { raw, recipients } = await inbox.waitFor(named.reference);
      expect(recipients).toEqual([officeEmail]);
      expect(raw).not.toContain('thief@example.com');
    });
  });

  describe('invalid request', () => {
    it('is rejected with every issue, and not stored', async () => {
      const before = await countStored();
      const { status, code, message, issues } = await post(url, { ...appointment, firstName: '', phone: '123' });
      expect(status).toBe(400);
      expect(code).toBe('invalid');
      expect(message).toBe('Required');
      expect(issues).toEqual([
        { field: 'firstName', message: 'Required' },
        { field: 'phone', message: 'Phone number must be at least 10 digits' },
      ]);
      expect(await countStored()).toBe(before);
    });

    it.each([
      ['a program', Buffer.from('MZ\x90\x00 program', 'latin1')],
      ['empty', Buffer.alloc(0)],
    ])('is rejected when its file is %s with an allowed name', async (_name, bytes) => {
      const before = await countStored();
      const { status, issues } = await post(url, orderWith(bytes));
      expect(status).toBe(400);
      expect(issues).toEqual([{ field: 'prescriptionFile', message: messages.fileType }]);
      expect(await countStored()).toBe(before);
    });

    it.each(['JVBERi0x LjcK', 'data:application/pdf;base64,JVBERi0x', 'JVBERi0', 'JVBERi_-', 'JVBERi0=JVBERi0='])(
      'is rejected when its file is not strict base64: %s',
      async (content) => {
        const order = orderWith(pdf(1000));
        const { status } = await post(url, {
          ...order,
          prescriptionAttachment: { ...order.prescriptionAttachment, content },
        });
        expect(status).toBe(400);
      },
    );
  });

  describe('bot', () => {
    it('gets the same response as a patient, also for a retry, and the office no mail', async () => {
      const key = randomUUID();
      const spam = { ...orderWith(pdf(1000)), firstName: '', website: 'https://spam.example' };
      const { status, reference } = await postWithKey(url, spam, key);
      expect(status).toBe(200);
      expect(reference).toMatch(/^R-[0-9A-Z]{6}$/);
      expect(await postWithKey(url, spam, key)).toMatchObject({ status: 200, reference });
      const [kept] = await database.sql`
        select caught_at is not null as caught, payload is not null as kept,
          (select count(*)::integer from requests.outgoing_mail mail where mail.reference = request.reference) as mails,
          (select count(*)::integer from requests.prescription_part part where part.reference = request.reference) as parts
        from requests.request where reference = ${reference}`;
      expect(kept).toEqual({ caught: true, kept: true, mails: 0, parts: 1 });
    });
  });

  describe('retry', () => {
    it('returns the same reference and sends no second mail', async () => {
      const key = randomUUID();
      const first = await postWithKey(url, inquiry, key);
      await inbox.waitFor(first.reference);
      const second = await postWithKey(url, inquiry, key);
      expect(second.status).toBe(200);
      expect(second.reference).toBe(first.reference);
      const [row] = await database.sql`
        select count(*)::integer as rows from requests.request where idempotency_key = ${key}`;
      expect(row).toEqual({ rows: 1 });
      expect(inbox.count(first.reference)).toBe(1);
    });

    it('is rejected with the same key when the values differ, and the first ones are kept', async () => {
      const key = randomUUID();
      const first = await postWithKey(url, inquiry, key);
      const other = await postWithKey(url, { ...inquiry, message: 'Something else' }, key);
      expect(other.status).toBe(422);
      expect(other.message).toContain('(718) 555-0123');
      const { email } = await inbox.waitFor(first.reference);
      expect(email.text).toContain('Is there a ramp?');
    });

    it('a hundred times at once is stored and mailed once', async () => {
      const key = randomUUID();
      const answers = await Promise.all(Array.from({ length: 100 }, () => postWithKey(url, inquiry, key)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      const references = new Set(answers.map(({ reference }) => reference));
      expect(references.size).toBe(1);
      const [reference = ''] = references;
      await inbox.waitFor(reference);
      const [row] = await database.sql`
        select count(*)::integer as rows from requests.request where idempotency_key = ${key}`;
      expect(row).toEqual({ rows: 1 });
      expect(inbox.count(reference)).toBe(1);
    });

    it('without a key is a new request each time', async () => {
      const [first, second] = [await post(url, inquiry), await post(url, inquiry)];
      expect(first.reference).not.toBe(second.reference);
    });
  });

  it('logs nothing that a patient wrote', () => {
    const lines = running.output().trim().split('\n');
    expect(lines.length).toBeGreaterThan(20);
    const names = new Set(lines.flatMap((line) => Object.keys(JSON.parse(line) as object)));
    expect([...names].sort()).toEqual([
      'code',
      'event',
      'kind',
      'level',
      'milliseconds',
      'outcome',
      'reference',
      'time',
      'type',
    ]);
    expect(running.output()).not.toMatch(/jos|brien|example\.com|ramp|Day Lens|555-0142/i);
  });
});
