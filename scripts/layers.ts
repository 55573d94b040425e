import { writeFile } from 'node:fs/promises';
import { generatedFiles } from './layers/generate.ts';

// Writes what follows from scripts/layers/table.ts: the rules of Biome and the table in docs/architecture.md.
for (const { path, text } of await generatedFiles()) await writeFile(path, text);
