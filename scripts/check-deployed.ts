import { parseArgs } from 'node:util';
import { deployedFindings } from './deployed-findings.ts';

const usage = `Asks a deployed function whether it is set up as the site needs it.

  npm run check:deployed -- <address> --origin <origin> --key <publishable key>

For example https://<ref>.supabase.co/functions/v1/send-contact-email --origin https://www.example.com. It stores one marked
request, which the honeypot holds, and mails nothing.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { origin: { type: 'string' }, key: { type: 'string' } },
});
const [url] = positionals;
const { origin, key } = values;

if (url === undefined || origin === undefined || key === undefined || !URL.canParse(url)) {
  console.error(usage);
  process.exitCode = 2;
} else {
  const findings = await deployedFindings({ url: url.replace(/\/+$/, ''), origin, key });
  for (const { name, problem } of findings) console.log(problem === null ? `✓ ${name}` : `✗ ${name}: ${problem}`);
  if (findings.some(({ problem }) => problem !== null)) process.exitCode = 1;
}
