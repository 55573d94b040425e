import { siteBrowserFaults } from './browsers/check.ts';
import { buildSite, builtSite, isBuiltSiteCurrent } from './built-site.ts';
import type { Check } from './checks.ts';
import { developmentCode } from './development-code.ts';
import { licenseFaults } from './licenses.ts';
import { describeSizes, overBudget, pageSizes, searchIndexSize } from './size-budget.ts';

/** Checks of the built site. The first one builds it if it is missing or out of date. */
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
      const index = await searchIndexSize(builtSite);
      return {
        passed: over.length === 0 && !index.isOver,
        text: [...over, index.text, ...describeSizes(sizes)].join('\n'),
      };
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
  {
    id: 'site',
    name: 'Licenses of the packages in the site',
    run: async () => {
      const faults = await licenseFaults(builtSite);
      return { passed: faults.length === 0, text: faults.join('\n') };
    },
  },
];
