import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningFunction } from '../../scripts/services/function.ts';
import { formOf } from '../../supabase/functions/_shared/requests/arbitraries.ts';
import { parseRequest, type RequestType, todayIn } from '../../supabase/functions/_shared/requests/index.ts';
import { environment, type OpenDatabase, openDatabase, openFunction } from './support/backend.ts';
import { post } from './support/client.ts';
import { timeZone } from './support/payloads.ts';
import { freePort } from './support/ports.ts';

let database: OpenDatabase;
let running: RunningFunction;

beforeAll(async () => {
  database = await openDatabase();
  running = await openFunction({
    ...environment(database.functionUrl, await freePort()),
    LIMIT_OVERALL: '0',
    RETRY_SECONDS: '0',
  });
});

afterAll(async () => {
  await running?.stop();
  await database?.stop();
});

it.each(['appointment', 'inquiry', 'contact-lens'] satisfies RequestType[])(
  'validates any %s form as the browser does',
  async (type) => {
    const forms = fc.sample(formOf(type), { numRuns: 300, seed: 2009 });
    const today = todayIn(timeZone, new Date());
    for (let from = 0; from < forms.length; from += 50) {
      await Promise.all(
        forms.slice(from, from + 50).map(async (form) => {
          // The browser validates the values as they are after JSON, like the function.
          const values = JSON.parse(
            JSON.stringify(form, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
          ) as unknown;
          // Without files: they have another format in the browser.
          const local = parseRequest(type, { ...(values as object), prescriptionFile: null }, { today });
          const remote = await post(running.url, { ...(values as object), type });
          if (local.ok || local.honeypot) expect([remote.status, values]).toEqual([200, values]);
          else expect([remote.status, remote.issues]).toEqual([400, local.issues]);
        }),
      );
    }
  },
);
