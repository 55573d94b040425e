import { relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** The modules of parts of pages, which load on demand: each is a file of this name in a folder beside its route. */
export const part = /\.part\.tsx$/;

/** The component of a route, which the router's plugin makes a module of its own. */
const isPage = /\.tsx\?tsr-split=component$/;

/**
 * Bundles what is needed together into one file, because many small files would compress worse and each cost a request:
 * what every page starts with, the home page and what its parts share with other pages, the other pages, what every page
 * needs when it is first used, what several parts share (but not the reader of the settings, which would bring zod with
 * it), and the parts of the home page, but for the eye exam of its first screen. Its forms are in a folder of their own.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  // React DOM is imported on demand from the file that contains it, so that it runs in a task of its own.
  { name: 'entry', test: /\/(?:src\/entry-client\.tsx|node_modules\/react-dom\/client\.js)$/ },
  {
    name: 'site',
    test: /\/src\/(?:router|routes\/(?:services\/-service|-root\/TranslationNotice)|components\/cards\/DoctorCard)\.tsx$/,
  },
  { name: 'pages', test: isPage },
  { name: 'root.part', test: /\/-root\/.*\.part\.tsx$|\/src\/page\/page-life\.ts$|\/@xstate\// },
  { name: 'widgets', test: /\/(?:@ark-ui|@zag-js|components\/form)/, minShareCount: 2 },
  {
    name: 'shared',
    test: /\/(?:@tabler|src\/(?:io(?!\/environment)|page))\/|\/services\.data\.ts$|-pictures|\/options\.ts$/,
    minShareCount: 2,
  },
  { name: 'home.part', test: /\/-home\/(?!Exam).*\.part\.tsx$/ },
];

/** What is imported statically from these modules or chunks, with themselves. Each is followed by its imports. */
export function withImports(
  roots: Iterable<string>,
  importsOf: (id: string) => readonly string[] | undefined,
): string[] {
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    for (const imported of importsOf(id) ?? []) visit(imported);
  };
  for (const root of roots) visit(root);
  return [...found];
}

/** The file, in the output folder, with a {@link ChunkList}. */
export const chunkListFile = '.vite/chunks.json';

/** What Vite's manifest does not say: it names only the module that a chunk is the root of. */
export interface ChunkList {
  /** The chunk of each module below `src`. */
  chunkOf: Readonly<Record<string, string>>;
  /** What a route imports on demand, directly or not. */
  onDemand: Readonly<Record<string, readonly string[]>>;
}

const route = /\/src\/routes\/[^?]+\.tsx(?:\?tsr-split=component)?$/;

/** Writes {@link chunkListFile}. */
export const listChunks = (): Plugin => ({
  name: 'list-chunks',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    const nameOf = (id: string) => relative(process.cwd(), id).replaceAll('\\', '/');
    const modules = Object.values(bundle).flatMap((output) =>
      output.type === 'chunk' ? output.moduleIds.map((id) => ({ id, file: output.fileName })) : [],
    );
    // Packages import no part of the site. The package of icons has thousands of modules.
    const info = (id: string) => (id.includes('/node_modules/') ? null : this.getModuleInfo(id));
    const onDemandOf = (id: string) =>
      withImports([id], (one) => info(one)?.importedIds)
        .flatMap((imported) => info(imported)?.dynamicallyImportedIds ?? [])
        .map(nameOf);
    const list: ChunkList = {
      chunkOf: Object.fromEntries(
        modules.map(({ id, file }) => [nameOf(id), file] as const).filter(([name]) => name.startsWith('src/')),
      ),
      onDemand: Object.fromEntries(
        modules.filter(({ id }) => route.test(id)).map(({ id }) => [nameOf(id), onDemandOf(id)]),
      ),
    };
    this.emitFile({ type: 'asset', fileName: chunkListFile, source: JSON.stringify(list) });
  },
});
