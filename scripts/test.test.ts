import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const script = fileURLToPath(new URL('test.ts', import.meta.url));

it.each([
  [['--checks', 'lnt'], 'There is no check lnt. Checks: types, unused, lint, site.'],
  [['--model'], 'There is no option --model. Options: --all, --checks, --models.'],
])('refuses %j', async (args, message) => {
  const ended = await new Promise<{ code: unknown; text: string }>((resolve) => {
    execFile(process.execPath, ['--import', 'tsx', script, ...args], (error, _stdout, stderr) =>
      resolve({ code: error?.code, text: stderr.trim() }),
    );
  });
  expect(ended).toEqual({ code: 2, text: message });
});
