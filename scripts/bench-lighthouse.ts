import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { percentile } from './bench/figures.ts';
import { lines } from './bench/page-table.ts';
import { findBrowser } from './browser.ts';
import { builtSite, ensureBuiltSite } from './built-site.ts';
import { onePageOfEachKind, pages } from './pages.ts';
import { runProgram } from './run-program.ts';
import { startSite } from './services/site.ts';

// Run by npx, because Lighthouse and its 200 packages weigh 185 MB. Later versions need a newer Node than the site.
const lighthouse = 'lighthouse@12.8.2';

const reportFile = 'reports/lighthouse.json';

const usage = `Runs Lighthouse on the built site, as a phone.

  npm run bench:lighthouse                         every page that search engines may list, five times
  npm run bench:lighthouse -- --kinds --runs 1     one page of each kind, once
  npm run bench:lighthouse -- --runs 3 / /urgent   these pages

Prints medians, and what is not perfect in a run. Scores of performance need a machine that does nothing else. All of them
are kept in ${reportFile}.`;

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Options {
  paths: readonly string[];
  runs: number;
}

/** Parses the command's arguments; null when they are invalid. */
function readOptions(args: string[]): Options | null {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { runs: { type: 'string', default: '5' }, kinds: { type: 'boolean', default: false } },
    });
    const runs = Number(values.runs);
    if (!Number.isInteger(runs) || runs < 1) return null;
    const all = values.kinds ? onePageOfEachKind : pages.filter(({ indexable }) => indexable).map(({ path }) => path);
    return { paths: positionals.length > 0 ? positionals : all, runs };
  } catch {
    return null;
  }
}

/** The part of Lighthouse's report that is used. */
interface LighthouseReport {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; displayValue?: string }>;
}

/** Points from 0 to 100 by category, and the audits that cost some. */
interface Result {
  points: Record<string, number>;
  lost: string[];
}

function resultOf({ categories: all, audits }: LighthouseReport): Result {
  const points = Object.fromEntries(categories.map((id) => [id, Math.round((all[id]?.score ?? 0) * 100)]));
  const lost = categories
    .filter((id) => points[id] !== 100)
    .flatMap((id) => all[id]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => [id, audits[id]?.displayValue].filter(Boolean).join(' '));
  return { points, lost };
}

const options = readOptions(process.argv.slice(2));
if (options === null) {
  console.error(usage);
  process.exit(1);
}
const { paths, runs } = options;

await ensureBuiltSite();
const { executablePath, args } = findBrowser(console.log);
process.env.CHROME_PATH = executablePath;
const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
const site = await startSite({ port: 0, dist: builtSite });

/** Loads a page with Lighthouse. Throws what it printed when it fails. */
async function audit(path: string): Promise<Result> {
  const file = join(folder, 'report.json');
  const { code, output } = await runProgram('npx', [
    ...['--yes', lighthouse, `http://localhost:${site.port}${path}`, '--quiet', '--output=json'],
    ...[`--output-path=${file}`, `--only-categories=${categories.join()}`],
    `--chrome-flags=${['--headless', ...args].join(' ')}`,
  ]);
  if (code !== 0) throw new Error(output);
  return resultOf(JSON.parse(await readFile(file, 'utf8')));
}

try {
  const results = new Map<string, Result[]>();
  for (let run = 1; run <= runs; run += 1) {
    console.log(`Round ${run} of ${runs}`);
    for (const path of paths) {
      const result = await audit(path);
      results.set(path, [...(results.get(path) ?? []), result]);
      console.log(`${path} ${Object.values(result.points).join(' / ')}`);
    }
  }
  const median = (all: readonly Result[], id: string) =>
    percentile(
      all.map(({ points }) => points[id] ?? 0),
      50,
    );
  const rows = [...results].map(([path, all]) => [path, ...categories.map((id) => String(median(all, id)))]);
  console.log(`\n${lines([['page', ...categories], ...rows]).join('\n')}`);
  for (const [path, all] of results) {
    for (const lost of new Set(all.flatMap((result) => result.lost))) console.log(`${path}: ${lost}`);
  }
  await mkdir(dirname(reportFile), { recursive: true });
  await writeFile(reportFile, `${JSON.stringify(Object.fromEntries(results), null, 2)}\n`);
} finally {
  await site.stop();
  await rm(folder, { recursive: true });
}
