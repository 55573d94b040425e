import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readChart } from '../src/inspector/chart.ts';
import { layOut } from '../src/inspector/layout.ts';
import { documentIndex, documentMachine } from './machine-docs.ts';
import { machineModels } from './machine-models.ts';

// Writes the documentation of all machines.
const folder = 'docs/machines';
const machines = await machineModels();
const documents = machines.map(async (machine) =>
  documentMachine(machine, await layOut(readChart(machine.model.machine))),
);
const files = [documentIndex(machines), ...(await Promise.all(documents)).flat()];
await rm(folder, { recursive: true, force: true });
await mkdir(folder);
for (const { path, text } of files) await writeFile(join(folder, path), text);
console.log(`${files.length} files written to ${folder}`);
