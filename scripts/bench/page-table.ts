import type { Arrival } from './next-page.ts';
import type { PageLoad } from './page-load.ts';

/** The figures of a page: those of its load, and its paints as multiples of those of the page without scripts. */
export interface PageRow {
  name: string;
  load: PageLoad;
  ratios: { fcp: number; lcp: number };
}

/** Rows of cells as lines of a table, the first column left-aligned. */
export function lines(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  );
}

/** The medians of pages and of followed links, with their targets in the second line. */
export function pageTable(pages: readonly PageRow[], links: readonly (Arrival & { name: string })[]): string {
  const whole = (value: number): string => value.toFixed(0);
  const tenths = (value: number): string => value.toFixed(1);
  const hundredths = (value: number): string => value.toFixed(2);
  return [
    ...lines([
      [
        'page',
        'requests',
        'document kB',
        'scripts kB',
        'fonts kB',
        'nodes',
        'FCP ms',
        'FCP ×',
        'LCP ×',
        'CLS',
        'TBT ms',
        'longest task ms',
      ],
      ['target', '10', '30', '100', '45', '1500', '', '1.10', '1.10', '0', '50', '50'],
      ...pages.map(({ name, load, ratios }) => [
        name,
        whole(load.requests),
        tenths(load.document),
        tenths(load.script),
        tenths(load.font),
        whole(load.nodes),
        whole(load.fcp),
        hundredths(ratios.fcp),
        hundredths(ratios.lcp),
        hundredths(load.cls),
        whole(load.tbt),
        whole(load.longestTask),
      ]),
    ]),
    '',
    ...lines([
      ['followed link', 'heading ms', 'requests', 'kB'],
      ['target', '100 fetched ahead, 300 not', '3', ''],
      ...links.map(({ name, milliseconds, requests, kilobytes }) => [
        name,
        whole(milliseconds),
        whole(requests),
        tenths(kilobytes),
      ]),
    ]),
  ].join('\n');
}
