import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { machineDocuments } from './machine-docs.ts';

// Writes the documentation of all machines.
const folder = 'docs/machines';
const files = await machineDocuments();
await rm(folder, { recursive: true, force: true });
await mkdir(folder);
for (const { path, text } of files) await writeFile(join(folder, path), text);
