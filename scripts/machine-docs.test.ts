import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { nameOf, statesOf, transitionsOf } from '../machines/model-testing/chart.ts';
import { readChart } from '../src/inspector/chart.ts';
import { chartFile } from '../src/inspector/chart-file.tsx';
import { type Box, layOut } from '../src/inspector/layout.ts';
import { type DocumentFile, documentIndex, documentMachine } from './machine-docs.ts';
import { machineModels } from './machine-models.ts';

const folder = 'docs/machines';
const machines = await machineModels();

/** The names of files that `npm run docs:machines` would write differently. */
async function staleFiles(files: readonly DocumentFile[]): Promise<string[]> {
  const stored = files.map(({ path }) => readFile(join(folder, path), 'utf8').catch(() => null));
  const texts = await Promise.all(stored);
  return files.filter(({ text }, index) => text !== texts[index]).map(({ path }) => path);
}

it('docs/machines has the list that `npm run docs:machines` writes, and no other files than it writes', async () => {
  expect(await staleFiles([documentIndex(machines)])).toEqual([]);
  const files = machines.flatMap(({ name }) => [`${name}.md`, `${name}.svg`]);
  expect((await readdir(folder)).toSorted()).toEqual(['README.md', ...files].toSorted());
});

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

describe.each(machines)('the documentation of "$name"', async (named) => {
  const { machine } = named.model;
  const layout = await layOut(readChart(machine));
  const labels = layout.transitions.map(({ transition, label }) => ({ name: transition.name, box: label }));
  const texts = layout.states.map(({ state, text }) => ({ name: state.id, box: text }));

  it('is what `npm run docs:machines` writes', async () => {
    expect(await staleFiles(await documentMachine(named, layout))).toEqual([]);
  });

  it('has no label over another or over the text of a state', () => {
    const all = [...labels, ...texts];
    const overlapping = all.flatMap((one, index) =>
      all
        .slice(index + 1)
        .filter((other) => overlap(one.box, other.box))
        .map((other) => `${one.name} and ${other.name}`),
    );
    expect(overlapping).toEqual([]);
    expect(texts).toHaveLength(statesOf(machine).length);
  });

  it('draws each transition of the chart once', () => {
    const drawn = [...chartFile(layout, machine.id).matchAll(/data-transition="([^"]*)"/g)].map(([, name]) => name);
    expect(drawn.toSorted()).toEqual(transitionsOf(machine).map(nameOf).toSorted());
  });
});
