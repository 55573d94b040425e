import { z } from 'zod';
import { neededSchema } from '../supabase/functions/send-contact-email/monitoring.ts';
import { isLocal } from '../supabase/functions/send-contact-email/settings.ts';

/** A deployed function, and the site that calls it. */
export interface Deployed {
  /** The function's address: https://<ref>.supabase.co/functions/v1/send-contact-email. */
  url: string;
  /** The origin of the site. */
  origin: string;
  /** The publishable key that the site is built with. */
  key: string;
}

/** What one question to the function has shown. */
export interface DeployedFinding {
  /** What was asked. */
  name: string;
  /** What is wrong, and what to do; null when all is well. */
  problem: string | null;
}

const healthSchema = z.object({
  status: z.string(),
  schema: z.string().optional(),
  problems: z.array(z.object({ name: z.string() })),
});

const answerSchema = z.object({
  reference: z.string().optional(),
  error: z.object({ code: z.string() }).optional(),
});

const foreignOrigin = 'https://not-the-site.example';

/** The honeypot is filled: the request is stored, and nobody is mailed. */
const markedRequest = (origin: string) => ({
  type: 'inquiry',
  firstName: 'Deployment',
  lastName: 'Check',
  email: 'deployment-check@example.com',
  phone: '',
  subject: 'Other',
  message: `Sent by npm run check:deployed for ${origin}.`,
  website: 'check:deployed',
});

/** Asks a deployed function whether it is set up as the site needs it. Stores one marked request, and mails nothing. */
export async function deployedFindings({ url, origin, key }: Deployed): Promise<DeployedFinding[]> {
  const findings: DeployedFinding[] = [];
  const ask = async (name: string, question: () => Promise<string | null>): Promise<void> => {
    const problem = await question().catch((error) => `there is no answer (${String(error)}). Check the address.`);
    findings.push({ name, problem });
  };
  const call = (path: string, init: RequestInit): Promise<Response> =>
    fetch(url + path, { ...init, signal: AbortSignal.timeout(20_000) });
  const post = (path: string, body: unknown, headers: Record<string, string>): Promise<Response> =>
    call(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const preflight = (from: string): Promise<Response> =>
    call('', { method: 'OPTIONS', headers: { Origin: from, 'Access-Control-Request-Method': 'POST' } });

  await ask('https', async () => {
    const { protocol, hostname } = new URL(url);
    const isSafe = protocol === 'https:' || isLocal(hostname);
    return isSafe ? null : 'the address is not https: what patients write would be readable on the way.';
  });

  await ask('health', async () => {
    const response = await call('/health', {});
    const { data } = healthSchema.safeParse(await response.json().catch(() => null));
    if (data === undefined) return `/health answers ${response.status}. Deploy this version of the function.`;
    if (data.schema !== undefined && data.schema < neededSchema) {
      return `the database has the schema ${data.schema}. Run supabase db push.`;
    }
    const names = data.problems.map(({ name }) => name);
    return names.length === 0 ? null : `${names.join(', ')}. See docs/operating.md.`;
  });

  await ask('pages of the site', async () => {
    const allowed = (await preflight(origin)).headers.get('Access-Control-Allow-Origin');
    return allowed === origin ? null : `${origin} may not call the function. Add it to SITE_ORIGINS.`;
  });

  await ask('pages of other sites', async () => {
    const allowed = (await preflight(foreignOrigin)).headers.get('Access-Control-Allow-Origin');
    return allowed === null ? null : 'any site may call the function. SITE_ORIGINS must not be *.';
  });

  await ask('calls without a key', async () => {
    const { status } = await post('', {}, {});
    return status === 401
      ? null
      : `a call without the publishable key is answered ${status}. Set SITE_PUBLISHABLE_KEY.`;
  });

  await ask('wake-up without its secret', async () => {
    const { status } = await post('/wake-up', {}, { apikey: key });
    return status === 401 ? null : 'everybody may start the retry worker. Set WAKE_UP_SECRET.';
  });

  await ask('invalid request', async () => {
    const response = await post('', { type: 'inquiry' }, { Origin: origin, apikey: key });
    const { data } = answerSchema.safeParse(await response.json().catch(() => null));
    if (data?.error?.code === 'key_missing') return 'the key is not the one that the function expects.';
    return data?.error?.code === 'invalid' ? null : `an invalid request is answered ${response.status}.`;
  });

  await ask('marked request', async () => {
    const headers = { Origin: origin, apikey: key, 'Idempotency-Key': crypto.randomUUID() };
    const [first, again] = [
      await post('', markedRequest(origin), headers),
      await post('', markedRequest(origin), headers),
    ];
    const bodies = [await first.json().catch(() => null), await again.json().catch(() => null)];
    const [stored, repeated] = bodies.map((body) => answerSchema.safeParse(body).data?.reference);
    if (stored === undefined) return `a request is answered ${first.status}. Check the database and its address.`;
    return stored === repeated ? null : 'a repeated request was stored twice.';
  });

  return findings;
}
