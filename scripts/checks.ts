import { runProgram } from './run-program.ts';

/** The result of a check: passed, perhaps with a message, or failed. */
export interface Finding {
  passed: boolean;
  /** Printed below the check's name; empty for none. */
  text: string;
}

/** A check of the whole project that is not a Vitest test. */
export interface Check {
  /** As in `npm run check:<id>`; related checks share it. */
  id: 'lint' | 'types' | 'unused' | 'site';
  name: string;
  run(): Promise<Finding>;
}

/** A check that runs a program, and prints its output when it fails. */
function program(id: Check['id'], name: string, command: string, ...args: string[]): Check {
  return {
    id,
    name,
    run: async () => {
      const { code, output } = await runProgram(command, args);
      return { passed: code === 0, text: code === 0 ? '' : output };
    },
  };
}

/**
 * Checks the types of a TypeScript project. With one checker: each further one checks the types of the same packages
 * again, and the other checks have the other core.
 */
const types = (name: string, project: string): Check =>
  program('types', name, 'tsc', '--noEmit', '--project', project, '--checkers', '1');

/** Checks that need only the sources and no build. The slowest first. */
export const sourceChecks: readonly Check[] = [
  types('Types', '.'),
  program('unused', 'Unused files, exports and packages', 'knip', '--no-progress'),
  program(
    'types',
    'Types of the function, under Deno',
    ...(['deno', 'check', '--node-modules-dir=manual', 'supabase/functions/send-contact-email/index.ts'] as const),
  ),
  types('Types of the machines, without browser and system', 'machines'),
  program('lint', 'Formatting and lint', 'biome', 'ci', '--error-on-warnings', '--colors=off'),
];
