import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { impureGlobals, type Layer, layers, testFiles } from './table.ts';

/** The rules that the table becomes, as options of `biome`. */
export const layerRules = [
  'style/noRestrictedImports',
  'style/noRestrictedGlobals',
  'suspicious/noImportCycles',
  'plugin',
] as const;

/** How many folders deep a layer may be. A module below that belongs to no layer. */
const depth = 4;

const all = Object.values(layers);

const layerNamed = (name: string): Layer => {
  const layer = layers[name];
  if (layer === undefined) throw new Error(`There is no layer "${name}".`);
  return layer;
};

const isDeep = (glob: string): boolean => glob.endsWith('/**');

const folderOf = (glob: string): string => posix.dirname(glob);

const isWithin = (folder: string, other: string): boolean => `${folder}/`.startsWith(`${other}/`);

/** Later layers of the table whose modules lie in the folder of `layer`. */
const layersWithin = (layer: Layer): Layer[] =>
  all
    .slice(all.indexOf(layer) + 1)
    .filter(({ files }) => isDeep(layer.files) && isWithin(folderOf(files), folderOf(layer.files)));

/** How a module in `folder` writes an import of what `glob` matches. */
function specifier(folder: string, glob: string): string {
  if (glob.startsWith('**/')) return glob;
  const path = posix.relative(folder, glob);
  return path.startsWith('../') ? path : `./${path}`;
}

/** Patterns of what a module of `layer` in `folder` must not import. The last that matches decides. */
function restricted(layer: Layer, folder: string): string[] {
  const others = [...(layer.imports ?? []), ...(layer.types ?? [])].map(layerNamed);
  const allowed = all.filter((other) => other === layer || others.includes(other));
  const forbidden = allowed.flatMap(layersWithin).filter((other) => !allowed.includes(other));
  // Allowed layers whose folder the module lies in: paths may climb as far as the outermost of them.
  const around = allowed.filter(({ files }) => isDeep(files) && isWithin(folder, folderOf(files)));
  const levels = around.map(({ files }) => folder.split('/').length - folderOf(files).split('/').length);
  return [
    '**',
    ...(layer.packages ?? []).map((name) => `!${name}`),
    ...(around.length > 0 ? ['!./**', '!../**', `${'../'.repeat(Math.max(...levels) + 1)}**`] : []),
    ...allowed.filter((other) => !around.includes(other)).map(({ files }) => `!${specifier(folder, files)}`),
    ...forbidden.map(({ files }) => specifier(folder, files)),
    ...testFiles.map((glob) => specifier(folder, glob)),
  ];
}

/** How messages and documents call a layer. */
const titleOf = ({ files }: Layer): string => files.replace('/**', '');

const importRule = (group: readonly string[], message: string) => ({
  level: 'error',
  options: { patterns: [{ group, message: `${message} See docs/architecture.md.` }] },
});

// What is free of a rule gets the rule without options: `biome lint --only` turns on a rule that is off.
const freeImports = { level: 'error', options: { patterns: [] } };

const globalsRule = (names: readonly string[] = []) => ({
  level: 'error',
  options: { deniedGlobals: Object.fromEntries(names.map((name) => [name, ''])) },
});

const override = (includes: readonly string[], noRestrictedImports: unknown, noRestrictedGlobals: unknown) => ({
  includes,
  linter: { rules: { style: { noRestrictedImports, noRestrictedGlobals } } },
});

/** One override for each depth: what an import means depends on the folder of the module that it stands in. */
function overridesOf(layer: Layer) {
  const below = isDeep(layer.files) ? Array.from({ length: depth + 1 }, (_, level) => '/*'.repeat(level)) : [''];
  return below.map((folders) => {
    const folder = `${folderOf(layer.files)}${folders}`;
    return override(
      [isDeep(layer.files) ? `${folder}/*` : layer.files],
      importRule(restricted(layer, folder), `${titleOf(layer)} must not import this.`),
      globalsRule(layer.pure === true ? impureGlobals : []),
    );
  });
}

const modules = [...new Set(all.map(({ files }) => `${files.split('/')[0]}/**`))];

function biomeSettings(): string {
  const plugin = {
    path: './biome.layers.grit',
    resolutionKind: 'config',
    includes: [...modules, ...testFiles.map((glob) => `!${glob}`)],
  };
  const overrides = [
    override(modules, importRule(['**'], 'This module belongs to no layer.'), globalsRule()),
    ...all.flatMap(overridesOf),
    override(testFiles, freeImports, globalsRule()),
  ];
  return `{
  "linter": { "rules": { "suspicious": { "noImportCycles": "error" } } },
  "plugins": [${JSON.stringify(plugin)}],
  "overrides": [
    ${overrides.map((entry) => JSON.stringify(entry)).join(',\n    ')}
  ]
}
`;
}

/** A glob as a regular expression. */
const expression = (glob: string): string =>
  glob
    .replaceAll('.', '\\.')
    .replaceAll(/\*+/g, (stars) => (stars === '**' ? '.*' : '[^/]*'))
    .replaceAll(/\{([^}]*)\}/g, (_, names: string) => `(?:${names.replaceAll(',', '|')})`);

const quote = '[\'\\"`]';

/** A regular expression of Grit for an import whose specifier `path` matches. */
const importOf = (path: string): string => `r"[\\s\\S]*${quote}${path}${quote}[\\s\\S]*"`;

/** The condition that a module of `layer` imports a value from `other`. */
function valueImport(layer: Layer, other: Layer): string {
  const path = expression(posix.relative(folderOf(layer.files), other.files).replace(/^(?:\.\.\/)+/, ''));
  return `    and {
      $filename <: r".*/${expression(layer.files)}",
${layersWithin(layer)
  .map(({ files }) => `      not $filename <: r".*/${expression(files)}",\n`)
  .join('')}\
      $import <: ${importOf(`\\.{1,2}/(?:\\.\\./)*${path}`)},
      not $import <: r"(?:import\\s+)?type\\s*(?:[{*]|[\\w$]+\\s+from\\b)[\\s\\S]*",
      register_diagnostic(span=$import, message="${titleOf(layer)} may import only types from ${titleOf(other)}.", severity="error")
    }`;
}

/** What the rules of Biome cannot say: imports of types alone, and one way to write each import. */
function biomePlugin(): string {
  const name = '[^./\'\\"`][^/\'\\"`]*';
  const valueImports = all.flatMap((layer) =>
    (layer.types ?? []).map((other) => valueImport(layer, layerNamed(other))),
  );
  return `// Written by \`npm run layers\`.
language js(typescript)

or {
  JsImport(),
  JsExportFromClause(),
  JsExportNamedFromClause(),
  JsImportCallExpression()
} as $import where {
  or {
${valueImports.join(',\n')},
    and {
      $import <: ${importOf('\\.[\\s\\S]*')},
      not $import <: ${importOf(`(?:\\./|(?:\\.\\./)+)(?:${name}/)*${name}`)},
      register_diagnostic(span=$import, message="Write the shortest path to the module.", severity="error")
    },
    and {
      $import <: r"import\\s*\\(\\s*\`[\\s\\S]*",
      register_diagnostic(span=$import, message="Write the path as a string.", severity="error")
    }
  }
}
`;
}

const code = (names: readonly string[] = []): string => names.map((name) => `\`${name}\``).join(', ');

function documentTable(): string {
  const titles = (names: readonly string[] = []) => code(names.map((name) => titleOf(layerNamed(name))));
  return [
    '| modules | may import | only types of | packages | no platform globals |',
    '|---|---|---|---|---|',
    ...all.map((layer) => {
      const cells = [code([titleOf(layer)]), titles(layer.imports), titles(layer.types), code(layer.packages)];
      return `| ${[...cells, layer.pure === true ? 'yes' : ''].join(' | ')} |`;
    }),
  ].join('\n');
}

const documented = /<!-- Written by [^>]* -->[\s\S]*<!-- End of the table. -->/;

/** The files of the project in `folder` that follow from the table, with the texts that they ought to have. */
export async function generatedFiles(folder = '.'): Promise<{ path: string; text: string }[]> {
  const path = 'docs/architecture.md';
  const document = await readFile(join(folder, path), 'utf8');
  const table = `<!-- Written by \`npm run layers\`. -->\n\n${documentTable()}\n\n<!-- End of the table. -->`;
  return [
    { path: 'biome.layers.json', text: biomeSettings() },
    { path: 'biome.layers.grit', text: biomePlugin() },
    { path, text: documented.test(document) ? document.replace(documented, () => table) : `${document}\n${table}\n` },
  ];
}

/** The paths of those files that differ from the table. */
export async function outdatedFiles(folder = '.'): Promise<string[]> {
  const files = await generatedFiles(folder);
  const texts = await Promise.all(files.map(({ path }) => readFile(join(folder, path), 'utf8')));
  return files.filter(({ text }, index) => text !== texts[index]).map(({ path }) => path);
}
