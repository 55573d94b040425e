import { relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** A list of modules; a page needs only those that it names, so its imports are not followed. */
const barrel = /\/content\/index\.ts$/;

/** Content by the group that needs it. */
const contentGroups: readonly (readonly [string, RegExp])[] = [
  ['site', /\/content\/(?:practice|particulars|call-to-action|default-export|signs\/next-step)\.ts$/],
  ['pictures', /\/content\/doctors\/summaries\.ts$/],
  ['services', /\/content\/services\/summaries\.ts$/],
  ['topics', /\/content\/topics\/(?:categories|summaries)\.ts$/],
];

/** The components of the routes that visitors reach by links, which the router's plugin splits off. */
const mainRoutes =
  /\/src\/routes\/(?:index|404|urgent|search|product-card-demo|terms|privacy|accessibility|(?:services|team|eye-hub\/\$category)\/\$slug|eye-hub\/(?:\$category\/)?index)\.tsx\?tsr-split=component/;

/** Parts of one page that share components with routes. */
const topicSections = /\/src\/routes\/eye-hub\/-topic\/SectionsPart\.tsx$/;
const serviceSigns = /\/src\/routes\/services\/-SignsPart\.tsx$/;

/** Routes that differ only in their content. */
const legalRoutes = /\/src\/routes\/(?:terms|privacy|accessibility)\.tsx/;

/** The list of all drawings, which only pages need whose content does not name theirs. */
const pictureModules = /\/src\/routes\/-pictures\.ts$|\/content\/pictures\//;

/** Imported on demand from the file that contains it, so that it runs in a task of its own. */
const reactDom = /\/node_modules\/react-dom\/client\.js$/;

const routerModule = /\/src\/router\.tsx$/;

/** What every page loads when a visitor begins to use it. */
const toolModules = /\/src\/(?:routes\/-(?:PageTools|AccessibilityPanel)\.tsx|features\/page-life\/page-life\.ts)$/;

/** What only a request needs: other parts must not load it. */
const requestModules = /\/(?:_shared\/requests\/index|function-client)\.ts$/;

/** Parts that only one kind of page has: what they share with other routes is not needed on every page. */
const singlePageParts = /\/src\/routes\/(?:-search\/SearchPart|-urgency\/GuidePart|eye-hub\/-topic\/DiagramPart)\.tsx$/;

/** What routes show instead of a page that is not there. */
const notFound = /\.tsx\?tsr-split=notFoundComponent/;

/** What finds a page's content where neither the document nor the network has it. */
const loaders = /\/src\/routes\/-loaders\.ts$/;

/** Groups of what only these routes and parts share. What others share is in `site`. */
const sharedGroups: readonly (readonly [name: string, routes: readonly string[]])[] = [
  ['sign-chart', ['urgent', 'topic-sections', 'service-signs']],
  ['products', ['product-card-demo', 'topic-sections']],
  ['eye-hub-lists', ['eye-hub-index', 'eye-hub-category-index']],
];

type ModuleInfo = (id: string) => Rolldown.ModuleInfo | null;

/** The list of all icons. */
const icons = /\/@tabler\/icons-react\/dist\/esm\/tabler-icons-react\.mjs$/;

/** What a module imports statically; of the list of icons only those that it names. */
function staticImports(id: string, info: ModuleInfo): string[] {
  const { code, importedIds = [] } = info(id) ?? {};
  return importedIds.flatMap((imported) =>
    icons.test(imported)
      ? [...(code ?? '').matchAll(/\bIcon[A-Z]\w*/g)].map(([name]) => imported.replace(/[^/]+$/, `icons/${name}.mjs`))
      : imported,
  );
}

/** The modules and everything that they import statically. */
function importsOf(roots: Iterable<string>, info: ModuleInfo): Set<string> {
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id) || barrel.test(id)) return;
    found.add(id);
    for (const imported of staticImports(id, info)) visit(imported);
  };
  for (const root of roots) visit(root);
  return found;
}

/** Everything that is imported on demand, directly or not, below `entry`. */
function importedOnDemand(entry: string, info: ModuleInfo): string[] {
  const seen = new Set<string>();
  const onDemand = new Set<string>();
  const visit = (id: string) => {
    if (seen.has(id)) return;
    seen.add(id);
    const { importedIds = [], dynamicallyImportedIds = [] } = info(id) ?? {};
    for (const imported of dynamicallyImportedIds) onDemand.add(imported);
    for (const imported of [...importedIds, ...dynamicallyImportedIds]) visit(imported);
  };
  visit(entry);
  return [...onDemand];
}

/** The modules that more than one of the sets contains. */
function shared(sets: readonly ReadonlySet<string>[]): Set<string> {
  const all = sets.flatMap((set) => [...set]);
  const counts = new Map<string, number>();
  for (const id of all) counts.set(id, (counts.get(id) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count > 1).map(([id]) => id));
}

/** `index`, `legal`, `services-slug`, `eye-hub-category-slug` or `topic-sections`. */
function chunkName(route: string): string {
  if (legalRoutes.test(route)) return 'legal';
  if (topicSections.test(route)) return 'topic-sections';
  if (serviceSigns.test(route)) return 'service-signs';
  return route.replace(/^.*\/src\/routes\/|\.tsx\?.*$/g, '').replaceAll(/[^a-z\d]+/g, '-');
}

/** Chunk names by module; the first group that has a module wins. */
function assign(entry: string, info: ModuleInfo): Map<string, string> {
  const root = entry.slice(0, entry.lastIndexOf('/src/'));
  const onDemand = importedOnDemand(entry, info).filter((id) => !id.startsWith(`${root}/content/`));
  const isRoute = (id: string) => id.includes('?tsr-split=');
  const importsOfModule = (id: string) => importsOf([id], info);
  const components = onDemand.filter((id) => [mainRoutes, topicSections, serviceSigns].some((route) => route.test(id)));
  const routes = [...new Set(components.map(chunkName))].map((name) => ({
    name,
    imports: importsOf(
      components.filter((id) => chunkName(id) === name),
      info,
    ),
  }));
  const parts = onDemand.filter(
    (id) =>
      !isRoute(id) && ![routerModule, reactDom, topicSections, serviceSigns, loaders].some((other) => other.test(id)),
  );
  const partModules = importsOf(
    parts.filter((id) => !singlePageParts.test(id)),
    info,
  );
  const routeModules = new Set(routes.flatMap(({ imports }) => [...imports]));
  const names = new Map<string, string>();
  const add = (name: string, ids: Iterable<string>) => {
    for (const id of ids) if (!names.has(id)) names.set(id, name);
  };
  const groupOf = (id: string) => {
    const users = routes.filter(({ imports }) => imports.has(id)).map(({ name }) => name);
    return sharedGroups.find(([, names]) => users.every((user) => names.includes(user)))?.[0] ?? 'site';
  };
  const importedFrom = (module: RegExp) =>
    importsOf(
      onDemand.filter((id) => module.test(id)),
      info,
    );
  add('entry', [...importsOfModule(entry), ...importedFrom(reactDom)]);
  add(
    'pictures',
    [...importsOf(onDemand, info)].filter((id) => pictureModules.test(id)),
  );
  add('site', importedFrom(routerModule));
  add(
    'site',
    [...routeModules].filter((id) => partModules.has(id)),
  );
  for (const id of shared(routes.map(({ imports }) => imports))) add(groupOf(id), [id]);
  for (const { name, imports } of routes) add(name, imports);
  add(
    'tools',
    importsOf(
      parts.filter((id) => toolModules.test(id)),
      info,
    ),
  );
  add('not-found', importedFrom(notFound));
  add('widgets', shared(parts.filter((id) => !requestModules.test(id)).map(importsOfModule)));
  return names;
}

/**
 * Bundles what is needed together into one file: what the first paint of several kinds of page needs, what every page
 * needs when it is used, and what several parts share. Many small files would compress worse and each cost a request.
 */
export function chunkGroups(entry: string): Rolldown.CodeSplittingGroup {
  let names: Map<string, string> | null = null;
  return {
    includeDependenciesRecursively: false,
    name: (id, context) => {
      names ??= assign(entry, (module) => context.getModuleInfo(module));
      return contentGroups.find(([, files]) => files.test(id))?.[0] ?? names.get(id) ?? null;
    },
  };
}

/** The file, in the output folder, with a {@link ChunkList}. */
export const chunkListFile = '.vite/chunks.json';

/** What Vite's manifest does not say: it names only the module that a chunk is the root of. */
export interface ChunkList {
  /** The chunk of each module below `src`. */
  chunkOf: Readonly<Record<string, string>>;
  /** What the component of a route, or the root route, imports on demand, directly or not. */
  onDemand: Readonly<Record<string, readonly string[]>>;
}

const component = /\/src\/routes\/(?:__root\.tsx|[^?]+\?tsr-split=component)/;

/** Writes {@link chunkListFile}. */
export const listChunks = (): Plugin => ({
  name: 'list-chunks',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    const nameOf = (id: string) => relative(process.cwd(), id).replaceAll('\\', '/');
    const modules = Object.values(bundle).flatMap((output) =>
      output.type === 'chunk' ? output.moduleIds.map((id) => ({ id, file: output.fileName })) : [],
    );
    const info = (id: string) => this.getModuleInfo(id);
    const onDemandOf = (id: string) =>
      [...importsOf([id], info)].flatMap((imported) => info(imported)?.dynamicallyImportedIds ?? []).map(nameOf);
    const list: ChunkList = {
      chunkOf: Object.fromEntries(
        modules.map(({ id, file }) => [nameOf(id), file] as const).filter(([name]) => name.startsWith('src/')),
      ),
      onDemand: Object.fromEntries(
        modules.filter(({ id }) => component.test(id)).map(({ id }) => [nameOf(id), onDemandOf(id)]),
      ),
    };
    this.emitFile({ type: 'asset', fileName: chunkListFile, source: JSON.stringify(list) });
  },
});
