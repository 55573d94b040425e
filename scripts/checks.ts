import { siteBrowserFaults } from './browsers/check.ts';
import { buildSite, builtSite, isBuiltSiteCurrent } from './built-site.ts';
import { developmentCode } from './development-code.ts';
import { layerViolations, readModules } from './layers.ts';
import { runProgram } from './run-program.ts';
import { describeSizes, overBudget, pageSizes } from './size-budget.ts';

/** What a check found: nothing wrong, with words for the reader if there are any, or what is wrong. */
export interface Finding {
  passed: boolean;
  /** Shown below the check's name; empty when there is nothing to say. */
  text: string;
}

/** A check of the whole project that is no test of Vitest. */
export interface Check {
  /** As in `npm run check:<id>`; checks that belong together share it. */
  id: 'lint' | 'types' | 'layers' | 'unused' | 'site';
  name: string;
  run(): Promise<Finding>;
}

/** A check that passes when a program ends well, and shows what it printed when not. */
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

/** Checks of the sources alone: seconds, no build. */
export const sourceChecks: readonly Check[] = [
  program('lint', 'Formatting and lint', 'biome', 'ci', '--error-on-warnings', '--colors=off'),
  program('types', 'Types', 'tsc', '--noEmit'),
  program('types', 'Types of the machines, without browser and system', 'tsc', '--noEmit', '--project', 'machines'),
  program(
    'types',
    'Types of the function, under Deno',
    ...(['deno', 'check', '--node-modules-dir=manual', 'supabase/functions/send-contact-email/index.ts'] as const),
  ),
  {
    id: 'layers',
    name: 'Layers',
    run: async () => {
      const violations = layerViolations(await readModules());
      return { passed: violations.length === 0, text: violations.join('\n') };
    },
  },
  program('unused', 'Unused files, exports and packages', 'knip', '--no-progress'),
];

/** Checks of the built site. The first builds it where it is not there, or made from other sources. */
export const siteChecks: readonly Check[] = [
  {
    id: 'site',
    name: 'Build',
    run: async () => {
      if (await isBuiltSiteCurrent()) return { passed: true, text: '' };
      return buildSite().then(
        () => ({ passed: true, text: '' }),
        (error: unknown) => ({ passed: false, text: error instanceof Error ? error.message : String(error) }),
      );
    },
  },
  {
    id: 'site',
    name: 'Size of the pages',
    run: async () => {
      if (!(await isBuiltSiteCurrent())) return { passed: false, text: 'There is no built site to weigh.' };
      const sizes = await pageSizes(builtSite);
      const over = overBudget(sizes);
      return { passed: over.length === 0, text: [...over, ...describeSizes(sizes)].join('\n') };
    },
  },
  {
    id: 'site',
    name: 'Supported browsers',
    run: async () => {
      const faults = await siteBrowserFaults(builtSite);
      return { passed: faults.length === 0, text: faults.join('\n') };
    },
  },
  {
    id: 'site',
    name: 'No development code in the built site',
    run: async () => {
      const found = await developmentCode(builtSite);
      return { passed: found.length === 0, text: found.join('\n') };
    },
  },
];
