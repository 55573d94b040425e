import { writeFile } from 'node:fs/promises';
import { generatedFiles } from './layers/generate.ts';

// Generates Biome's rules and the table in docs/architecture.md from scripts/layers/table.ts.
for (const { path, text } of await generatedFiles()) await writeFile(path, text);
