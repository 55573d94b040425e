import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { requestHeaders } from '#contract/answer.ts';
import { isLocal } from '../../supabase/functions/send-contact-email/settings.ts';
import { neededSchema } from '../../supabase/functions/send-contact-email/watch/monitoring.ts';

const usage = `Asks a deployed function whether it is set up as the site needs it.

  npm run check:deployed -- <address> --origin <origin> --key <publishable key>

For example https://<ref>.supabase.co/functions/v1/send-contact-email --origin https://www.example.com. It stores two marked
requests, which the honeypot holds, and mails nothing. What it cannot see is asked of you, in lines with a question mark.`;

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
  /** What only an operator can tell. */
  confirm?: string;
}

/** The parts of the function's answers that are looked at. */
interface Body {
  schema?: string;
  lastSmoke?: string | null;
  client?: string;
  problems?: { name: string }[];
  reference?: string;
  error?: { code: string };
}

/** The most bytes that a file may have. */
const fileBytes = 5_242_880;
/** Addresses for documentation, which nobody has. */
const forged = ['192.0.2.1', '192.0.2.2'];

/** Asks a deployed function whether it is set up as the site needs it. Stores marked requests, and mails nothing. */
export async function deployedFindings({ url, origin, key }: Deployed): Promise<DeployedFinding[]> {
  async function call(path: string, init: RequestInit = {}) {
    const response = await fetch(url + path, { ...init, signal: AbortSignal.timeout(60_000) });
    const body: Body | null = await response.json().catch(() => null);
    return { status: response.status, headers: response.headers, body };
  }
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    call('', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  /** Asks what a browser asks before it sends what is on a page. */
  async function preflightOf(page: string) {
    const asking = {
      Origin: page,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': requestHeaders.join(','),
    };
    const { headers: answered } = await call('', { method: 'OPTIONS', headers: asking });
    const allowed = (answered.get('Access-Control-Allow-Headers') ?? '').toLowerCase().split(/\s*,\s*/);
    return {
      origin: answered.get('Access-Control-Allow-Origin'),
      stopped: requestHeaders.filter((header) => !allowed.includes(header)),
    };
  }

  const person = { firstName: 'Deployment', lastName: 'Check', email: 'deployment-check@example.com', phone: '' };
  const headers = { Origin: origin, apikey: key, 'Idempotency-Key': crypto.randomUUID() };
  // The honeypot: the request is stored, and nobody is mailed.
  const website = 'check:deployed';

  const questions: Readonly<Record<string, () => Promise<string | null | { confirm: string }>>> = {
    https: async () => {
      const { protocol, hostname } = new URL(url);
      const isSafe = protocol === 'https:' || isLocal(hostname);
      return isSafe ? null : 'the address is not https: what patients write would be readable on the way.';
    },
    health: async () => {
      const { status, body } = await call('/health');
      if (!body?.problems) return `/health answers ${status}. Deploy this version of the function.`;
      if (body.schema !== undefined && body.schema < neededSchema) {
        return `the database has the schema ${body.schema}. Run supabase db push.`;
      }
      if (body.lastSmoke === null) return 'no request tests the whole way. Set SMOKE_EMAIL, and wait a minute.';
      const names = body.problems.map(({ name }) => name);
      return names.length === 0 ? null : `${names.join(', ')}. See docs/operating.md.`;
    },
    'pages of the site': async () => {
      const allowed = await preflightOf(origin);
      if (allowed.origin !== origin) return `${origin} may not call the function. Add it to SITE_ORIGINS.`;
      if (allowed.stopped.length === 0) return null;
      return `browsers may not send ${allowed.stopped.join(', ')}. What answers OPTIONS in place of the function?`;
    },
    'pages of other sites': async () => {
      const allowed = await preflightOf('https://not-the-site.example');
      return allowed.origin === null ? null : 'any site may call the function. SITE_ORIGINS must not be *.';
    },
    'calls without a key': async () => {
      const { status } = await post({});
      return status === 401
        ? null
        : `a call without the publishable key is answered ${status}. Set SITE_PUBLISHABLE_KEY.`;
    },
    'invalid request': async () => {
      const { status, body } = await post({ type: 'inquiry' }, { Origin: origin, apikey: key });
      if (body?.error?.code === 'key_missing') return 'the key is not the one that the function expects.';
      return body?.error?.code === 'invalid' ? null : `an invalid request is answered ${status}.`;
    },
    'marked request': async () => {
      const message = `Sent by npm run check:deployed for ${origin}.`;
      const request = { type: 'inquiry', ...person, subject: 'Other', message, website };
      const first = await post(request, headers);
      const again = await post(request, headers);
      const stored = first.body?.reference;
      if (stored === undefined) return `a request is answered ${first.status}. Check the database and its address.`;
      return stored === again.body?.reference ? null : 'a repeated request was stored twice.';
    },
    'file of 5 MB': async () => {
      const content = Buffer.alloc(fileBytes, '%PDF-1.7 ').toString('base64');
      const prescriptionAttachment = { filename: 'check.pdf', contentType: 'application/pdf', content };
      const order = { type: 'contact-lens', ...person, prescriptionAttachment, website };
      const { status } = await post(order, { ...headers, 'Idempotency-Key': crypto.randomUUID() });
      return status === 200 ? null : `it is answered ${status}: patients cannot send their prescriptions.`;
    },
    'address of the client': async () => {
      const { body } = await call('/health', { headers: { 'X-Forwarded-For': forged.join(', ') } });
      const client = body?.client ?? 'nothing';
      if (forged.includes(client)) return 'what a client writes into X-Forwarded-For counts. Lower TRUSTED_PROXY_HOPS.';
      return {
        confirm: `The limits count ${client}. Is that you, as others see you? If not, change TRUSTED_PROXY_HOPS.`,
      };
    },
    region: async () => {
      const region = (await call('/health')).headers.get('x-sb-edge-region') ?? 'a region that it does not tell';
      return { confirm: `The function runs in ${region}. Is the database there, too?` };
    },
    'accounts of the desk': async () => {
      const { body } = await call('/desk', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', apikey: key },
        body: '{}',
      });
      if (body?.error?.code !== 'signed_out') return null;
      const response = await fetch(new URL('/auth/v1/settings', url), { headers: { apikey: key } });
      const accounts: { disable_signup?: boolean; mailer_autoconfirm?: boolean } = await response.json();
      if (!accounts.disable_signup) return 'anybody may sign up. Turn new sign-ups off in the settings of Auth.';
      if (accounts.mailer_autoconfirm !== false) return 'addresses are not confirmed. Turn "Confirm email" on in Auth.';
      return { confirm: 'Does Auth mail codes of at least 6 digits that are valid for 10 minutes at most?' };
    },
    plan: async () => ({
      confirm:
        'Does the plan of Supabase never pause the project, and do Supabase and the mail provider have signed a BAA?',
    }),
  };
  const findings: DeployedFinding[] = [];
  for (const [name, ask] of Object.entries(questions)) {
    const found = await ask().catch((error) => `there is no answer (${String(error)}). Check the address.`);
    findings.push(found instanceof Object ? { name, problem: null, ...found } : { name, problem: found });
  }
  return findings;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { origin: { type: 'string' }, key: { type: 'string' } },
  });
  const [url] = positionals;
  const { origin, key } = values;
  if (url === undefined || origin === undefined || key === undefined || !URL.canParse(url)) {
    console.error(usage);
    process.exitCode = 2;
    return;
  }
  const findings = await deployedFindings({ url: url.replace(/\/+$/, ''), origin, key });
  for (const { name, problem, confirm } of findings) {
    if (confirm !== undefined) console.log(`? ${name}: ${confirm}`);
    else console.log(problem === null ? `✓ ${name}` : `✗ ${name}: ${problem}`);
  }
  if (findings.some(({ problem }) => problem !== null)) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
