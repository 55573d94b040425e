import type { Rolldown } from 'vite';

/** A group of modules; a page needs only those that it names. */
const barrel = /\/content\/index\.ts$/;

/** Modules that most pages use. As separate files they would cost more than they save. */
const onMostPages =
  /src\/(?:components\/(?:elements\/(?:MarkedList|elements)|layout\/(?:Stack|layout)|navigation\/(?:Breadcrumb|LinkRow|navigation)|page\/(?:CallToAction|DetailSection|page))\.|routes\/-RequestLink|rules\/contact-prefill|features\/lazy-part\/preload)|content\/call-to-action/;

/**
 * Bundles the entry and its static imports into one file.
 * Many small files would compress worse and each cost a request.
 */
export function firstScript(entry: string): Rolldown.CodeSplittingGroup {
  let needed: Set<string> | null = null;
  return {
    includeDependenciesRecursively: false,
    name: (id, context) => {
      needed ??= importsOf(entry, (module) => context.getModuleInfo(module));
      return needed.has(id) || onMostPages.test(id) ? 'site' : null;
    },
  };
}

/** The entry and all modules that it imports. */
function importsOf(entry: string, getModuleInfo: (id: string) => Rolldown.ModuleInfo | null): Set<string> {
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id) || barrel.test(id)) return;
    found.add(id);
    for (const imported of getModuleInfo(id)?.importedIds ?? []) visit(imported);
  };
  visit(entry);
  return found;
}
