import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formOf } from '#contract/arbitraries.ts';
import { parseRequest, requestTypes } from '#contract/index.ts';
import { backendForTests } from './support/backend.ts';
import { orderWith, orderWithoutFile, today } from './support/payloads.ts';

const { send, countStored } = backendForTests({ LIMIT_OVERALL: '0', RETRY_SECONDS: '0' });

it.each(requestTypes)('validates any %s form as the browser does, and stores only valid ones', async (type) => {
  const forms = fc.sample(formOf(type), { numRuns: 100, seed: 2009 });
  let expected = await countStored();
  for (let from = 0; from < forms.length; from += 50) {
    await Promise.all(
      forms.slice(from, from + 50).map(async (form) => {
        // The browser validates the values as they are after JSON, like the function.
        const values = JSON.parse(
          JSON.stringify(form, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
        ) as object;
        // Without files: they have another format in the browser.
        const local = parseRequest(type, { ...values, prescriptionFile: null }, { today });
        const remote = await send({ ...values, type });
        if (local.ok || local.honeypot) {
          expect([remote.status, values]).toEqual([200, values]);
          expected += 1;
        } else expect([remote.status, remote.issues]).toEqual([400, local.issues]);
      }),
    );
  }
  expect(await countStored()).toBe(expected);
});

it.each(['%PDF-1.7\n%%EOF', '', 'RIFF0000WEBPVP8 ', 'MZ'])(
  'judges a file that is "%s" as the browser does',
  async (text) => {
    const file = { name: 'rx.jfif', type: 'image/jpeg', size: text.length, beginning: text };
    const order = { ...orderWithoutFile, patientStatus: 'new', prescriptionFile: file };
    const local = parseRequest('contact-lens', order, { today });
    const remote = await send(orderWith(Buffer.from(text), file.name, file.type));
    expect([remote.status, remote.issues]).toEqual([local.ok ? 200 : 400, local.ok ? [] : local.issues]);
  },
);

it('refuses any JSON and any bytes that are no form', async () => {
  const bodies = fc.sample(fc.oneof(fc.json(), fc.uint8Array()), { numRuns: 100, seed: 2009 });
  const answers = await Promise.all(bodies.map((body) => send(body)));
  expect(answers.filter(({ status }) => status !== 400)).toEqual([]);
});
