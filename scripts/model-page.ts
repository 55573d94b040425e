import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { AnyStateMachine } from 'xstate';
import { readChart } from '../src/inspector/chart.ts';
import { chartFile } from '../src/inspector/chart-file.tsx';
import { coverageFile, type MachineCoverage, notesOf } from '../src/inspector/coverage.ts';
import { layOut } from '../src/inspector/layout.ts';
import { machineModels } from './machine-models.ts';
import { claim, reportRows } from './model-report.ts';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const style = `
body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem; color-scheme: light dark; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { text-align: start; padding: 0.125rem 1rem 0.125rem 0; }
svg { max-width: 100%; height: auto; }
`;

const rowOf = (cells: readonly string[], tag: 'th' | 'td'): string =>
  `<tr>${cells.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`;

const [header = []] = reportRows([]);

/** A chart with what its tests did, under the numbers of its machine. */
async function sectionOf(coverage: MachineCoverage, machine: AnyStateMachine): Promise<string> {
  const [, ...rows] = reportRows([coverage]);
  const layout = await layOut(readChart(machine, notesOf(coverage)));
  return [
    `<h2>${escaped(coverage.machine)}</h2>`,
    `<table>${rowOf(header, 'th')}${rows.map((cells) => rowOf(cells, 'td')).join('')}</table>`,
    chartFile(layout, `The statechart of ${coverage.machine}`),
  ].join('\n');
}

/**
 * Writes the report of the model tests: for the inspector, and as a page with the charts of the machines.
 * @param gaps what was not covered
 */
export async function writeModelReport(coverages: readonly MachineCoverage[], gaps: readonly string[]): Promise<void> {
  const models = await machineModels();
  const machineOf = (id: string) => models.find(({ name }) => name === id)?.model.machine;
  const sections = coverages.map((coverage) => {
    const machine = machineOf(coverage.machine);
    return machine ? sectionOf(coverage, machine) : '';
  });
  const page = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Model tests</title><style>${style}</style></head>
<body>
<h1>Model tests</h1>
<pre>${escaped(claim.join('\n'))}</pre>
<p>Beside each transition: how often it was taken on the machine, on the component and in a browser; how many of its
mutants were killed or are equivalent, of all.</p>
<p>${gaps.length === 0 ? 'Every transition was taken at every level.' : gaps.map(escaped).join('<br>')}</p>
${(await Promise.all(sections)).join('\n')}
</body>
</html>
`;
  const pageFile = coverageFile.replace('.json', '.html');
  await mkdir(dirname(coverageFile), { recursive: true });
  await writeFile(coverageFile, JSON.stringify(coverages, null, 2));
  await writeFile(pageFile, page);
  console.log(`${pageFile} shows the charts.`);
}
