import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { percentile } from './bench/figures.ts';
import { type Arrival, followLink } from './bench/next-page.ts';
import { loadPage, loadUntilQuiet, type PageLoad, type QuietLoad } from './bench/page-load.ts';
import { type PageRow, pageTable } from './bench/page-table.ts';
import { startSlowNetwork } from './bench/slow-network.ts';
import { writeTwin } from './bench/twin.ts';
import { findBrowser } from './browser.ts';
import { builtSite, ensureBuiltSite } from './built-site.ts';
import { linkingPage, onePageOfEachKind } from './pages.ts';
import { startSite } from './services/site.ts';

const reportFile = 'node_modules/.cache/bench-pages.json';

const usage = `Loads each kind of page on a slow phone beside the same page without scripts.

  npm run bench:pages                         five rounds
  npm run bench:pages -- --runs 3 / /urgent   fewer rounds, these pages
  npm run bench:pages -- --against <folder>   beside another built site

Figures are printed with their targets and never judged. All of them are kept in ${reportFile}.`;

/** A link to one page of each kind. */
const links = onePageOfEachKind.map((href) => ({ from: linkingPage(href), href }));

interface Options {
  paths: string[];
  runs: number;
  against?: string;
}

/** Parses the command's arguments; null when they are invalid. */
function readOptions(args: string[]): Options | null {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { runs: { type: 'string', default: '5' }, against: { type: 'string' } },
    });
    const runs = Number(values.runs);
    if (!Number.isInteger(runs) || runs < 1) return null;
    return {
      paths: positionals.length > 0 ? positionals : [...onePageOfEachKind],
      runs,
      ...(values.against && { against: values.against }),
    };
  } catch {
    return null;
  }
}

/** The median of each figure. */
function medians<Figures extends object>(all: readonly Figures[]): Figures {
  const [first] = all;
  if (first === undefined) throw new Error('Nothing was measured');
  const keys = Object.keys(first) as (keyof Figures)[];
  return Object.fromEntries(
    keys.map((key) => [
      key,
      percentile(
        all.map((figures) => Number(figures[key])),
        50,
      ),
    ]),
  ) as Figures;
}

const options = readOptions(process.argv.slice(2));
if (options === null) {
  console.error(usage);
  process.exit(1);
}
const { paths, runs, against } = options;

await ensureBuiltSite();
const folders = [
  { name: 'built', dist: builtSite },
  ...(against === undefined ? [] : [{ name: against, dist: against }]),
];
const sites = await Promise.all(
  folders.map(async ({ name, dist }) => {
    const twin = await writeTwin(dist, paths);
    const site = await startSite({ port: 0, dist });
    const [twinSite, slowSite] = await Promise.all([startSite({ port: 0, dist: twin }), startSlowNetwork(site.port)]);
    return { name, twin, site, twinSite, slowSite };
  }),
);
const found = findBrowser();
const browser = await chromium.launch({ executablePath: found.executablePath, args: found.args });

try {
  const rows = new Map<string, { loads: PageLoad[]; twins: QuietLoad[] }>();
  const arrivals = new Map<string, Arrival[]>();
  const keep = <Value>(map: Map<string, Value[]>, key: string, value: Value) =>
    map.set(key, [...(map.get(key) ?? []), value]);
  for (let round = 1; round <= runs; round += 1) {
    console.log(`Round ${round} of ${runs}`);
    for (const path of paths) {
      for (const { name, site, twinSite } of sites) {
        const row = rows.get(`${path} ${name}`) ?? { loads: [], twins: [] };
        rows.set(`${path} ${name}`, row);
        row.loads.push(await loadPage(browser, found, `http://localhost:${site.port}${path}`));
        row.twins.push(await loadUntilQuiet(browser, `http://localhost:${twinSite.port}${path}`));
      }
    }
    for (const { from, href } of links) {
      for (const { name, slowSite } of sites) {
        for (const isFetchedAhead of [true, false]) {
          const key = `${name}: ${href}${isFetchedAhead ? ', fetched ahead' : ''}`;
          keep(
            arrivals,
            key,
            await followLink(found, `http://localhost:${slowSite.port}${from}`, href, isFetchedAhead),
          );
        }
      }
    }
  }
  const table: PageRow[] = [...rows].map(([name, { loads, twins }]) => ({
    name,
    load: medians(loads),
    // Ratios of one round: the machine may be slower in the next.
    ratios: medians(
      loads.map(({ fcp, lcp }, round) => ({
        fcp: fcp / (twins[round]?.fcp ?? 0),
        lcp: lcp / (twins[round]?.lcp ?? 0),
      })),
    ),
  }));
  const next = [...arrivals].map(([name, all]) => ({ name, ...medians(all) }));
  console.log(`\n${pageTable(table, next)}`);
  await mkdir(dirname(reportFile), { recursive: true });
  await writeFile(
    reportFile,
    JSON.stringify({ pages: Object.fromEntries(rows), arrivals: Object.fromEntries(arrivals) }),
  );
} finally {
  await browser.close();
  for (const { site, twinSite, slowSite, twin } of sites) {
    await Promise.all([site.stop(), twinSite.stop(), slowSite.stop()]);
    await rm(twin, { recursive: true });
  }
}
