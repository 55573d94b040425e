import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { documentIndex, documentMachine } from './machine-docs.ts';
import { machineModels } from './machine-models.ts';

// Writes the documentation of all machines.
const folder = 'docs/machines';
const machines = await machineModels();
const files = [documentIndex(machines), ...(await Promise.all(machines.map(documentMachine))).flat()];
await rm(folder, { recursive: true, force: true });
await mkdir(folder);
for (const { path, text } of files) await writeFile(join(folder, path), text);
console.log(`${files.length} files written to ${folder}`);
