import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyForAnotherPractice } from './project.ts';

/* Runs every check and every test in a copy of the project with another practice. */

const folder = mkdtempSync(join(tmpdir(), 'another-practice-'));
copyForAnotherPractice(folder);
const { status } = spawnSync('npm', ['test'], { cwd: folder, stdio: 'inherit' });
rmSync(folder, { recursive: true });
process.exitCode = status ?? 1;
