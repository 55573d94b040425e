import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { modelGaps, modelReport } from './model-report.ts';

/** Prints what the model tests drove. Fails the run when a machine was not driven whole at each of its three levels. */
export default class ModelReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests('passed')]);
    const machines = tests.flatMap((test) => test.meta().machineRecord ?? []);
    const walks = tests.flatMap((test) => test.meta().walkRecord ?? []);
    const names = readdirSync('machines', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.machine.ts'))
      .map((file) => basename(file, '.machine.ts'));
    console.log(`\n${modelReport(machines, walks).join('\n')}`);
    const gaps = modelGaps(names, machines, walks);
    if (gaps.length === 0) return;
    console.log(`\n${gaps.join('\n')}`);
    process.exitCode = 1;
  }
}
