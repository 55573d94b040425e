import { readdir, readFile } from 'node:fs/promises';
import { join, posix, sep } from 'node:path';
import { type ModuleFacts, readModule } from './read-module.ts';

/** A part of the program, and what it may know of the others. Its own modules may import each other. */
interface Layer {
  name: string;
  /** Paths of its modules, from the project's folder. */
  files: RegExp;
  /** Layers that it may import. */
  imports: readonly string[];
  /** Layers of which it may import types alone. */
  types?: readonly string[];
  /** Packages that it may import. A star at the end stands for any rest. */
  packages: readonly string[];
  /** Names of the surroundings that it must not touch. */
  without?: readonly string[];
  /** Folders below this path must not import each other. */
  apart?: RegExp;
}

const browserNames = [
  'document',
  'fetch',
  'localStorage',
  'location',
  'navigator',
  'sessionStorage',
  'window',
  'WebSocket',
  'XMLHttpRequest',
];
const systemNames = ['Deno', 'globalThis', 'process'];
const view = ['react', 'react-dom', '@tanstack/react-router', '@tabler/icons-react', '@vanilla-extract/*'];

/** The parts of the program. A module belongs to the first that fits. */
const layers: readonly Layer[] = [
  {
    name: 'tests',
    // Tests, and what only tests use.
    files: /\.test\.tsx?$|\/arbitraries\.ts$/,
    imports: [
      ...['contract', 'function', 'handler', 'content', 'content schema', 'machines', 'model testing', 'styles'],
      ...[
        'rules',
        'components',
        'io',
        'lazy modules',
        'features',
        'routes',
        'site',
        'inspector',
        'examples',
        'tooling',
      ],
    ],
    packages: ['*'],
  },
  {
    name: 'schema library',
    // Sets zod up before anything uses it.
    files: /^supabase\/functions\/_shared\/requests\/zod\.ts$/,
    imports: [],
    packages: ['zod'],
  },
  {
    name: 'contract',
    files: /^supabase\/functions\/_shared\/requests\//,
    imports: ['schema library'],
    packages: [],
    without: [...browserNames, ...systemNames],
  },
  {
    name: 'function',
    // What talks: the entry, the database, the mail.
    files: /^supabase\/functions\/[^/]+\/(?:index|store|mail|database|connection)\.ts$/,
    imports: ['contract', 'handler'],
    packages: ['postgres', 'nodemailer', 'nodemailer/*', 'node:*', '@supabase/*'],
  },
  {
    name: 'handler',
    // What thinks: the handler and all that it is made of.
    files: /^supabase\/functions\//,
    imports: ['contract'],
    types: ['function'],
    packages: ['node:buffer'],
    without: [...browserNames, ...systemNames],
  },
  {
    name: 'content schema',
    files: /^content\/schema\//,
    imports: ['content'],
    packages: ['zod', 'text-readability'],
  },
  {
    name: 'content',
    files: /^content\//,
    imports: [],
    packages: [],
    without: [...browserNames, ...systemNames],
  },
  {
    name: 'model testing',
    files: /^machines\/model-testing\//,
    imports: ['machines'],
    packages: ['xstate', '@xstate/graph', 'vitest'],
  },
  {
    name: 'machines',
    files: /^machines\//,
    imports: [],
    types: ['contract', 'model testing'],
    packages: ['xstate'],
    without: [...browserNames, ...systemNames],
  },
  {
    name: 'styles',
    files: /^src\/styles\//,
    imports: [],
    packages: ['@vanilla-extract/*', '@fontsource-variable/*'],
  },
  {
    name: 'rules',
    files: /^src\/rules\//,
    imports: [],
    types: ['content'],
    packages: ['schema-dts'],
    without: [...browserNames, ...systemNames],
  },
  {
    name: 'components',
    files: /^src\/components\//,
    imports: ['styles'],
    packages: [...view, '@ark-ui/react', '@ark-ui/react/*'],
  },
  {
    name: 'io',
    files: /^src\/io\//,
    imports: ['contract'],
    packages: ['@supabase/supabase-js', '@zag-js/toast'],
  },
  {
    name: 'lazy modules',
    files: /^src\/lazy-module\//,
    imports: ['machines', 'io'],
    packages: ['react', 'xstate'],
  },
  {
    name: 'features',
    files: /^src\/features\//,
    imports: ['machines', 'components', 'io', 'lazy modules', 'rules', 'styles', 'contract'],
    types: ['content'],
    packages: [...view, 'xstate', '@xstate/react'],
    apart: /^src\/features\/([^/]+)\//,
  },
  {
    name: 'routes',
    files: /^src\/routes\//,
    imports: ['content', 'features', 'components', 'rules', 'styles'],
    packages: view,
  },
  {
    name: 'inspector',
    files: /^src\/inspector\//,
    imports: ['styles'],
    packages: ['react', 'react-dom/client', 'xstate', '@xstate/react', '@statelyai/inspect', '@vanilla-extract/*'],
  },
  {
    name: 'examples',
    files: /^src\/examples\//,
    imports: ['components', 'features', 'routes', 'styles'],
    packages: [...view, 'react-dom/client', '@ark-ui/react/*'],
  },
  {
    name: 'site',
    files: /^src\/[^/]+$/,
    imports: ['routes', 'features', 'styles', 'rules', 'io'],
    packages: ['react', 'react-dom/*', '@tanstack/react-router', '@tanstack/react-router/*'],
  },
  {
    name: 'tooling',
    files: /^(?:scripts|tests)\//,
    imports: [],
    packages: ['*'],
  },
];

const layerOf = (path: string): Layer | undefined => layers.find(({ files }) => files.test(path));

const isAllowed = (name: string, patterns: readonly string[]): boolean =>
  patterns.some((pattern) => (pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern));

/** The path that a relative specifier means, seen from `file`. */
const resolved = (file: string, specifier: string): string =>
  posix.join(posix.dirname(file), specifier.replace(/\?.*$/, ''));

const isRelative = (specifier: string): boolean => /^\.{1,2}\//.test(specifier);

function violationsOf(file: string, { imports, globals }: ModuleFacts): string[] {
  const layer = layerOf(file);
  if (layer === undefined) return [`${file} belongs to no layer`];
  const found: string[] = [];
  for (const { specifier, isType } of imports) {
    if (!isRelative(specifier)) {
      if (!isAllowed(specifier, layer.packages)) found.push(`${file}: ${layer.name} must not import "${specifier}"`);
      continue;
    }
    const target = resolved(file, specifier);
    const other = layerOf(target);
    const allowed = [layer.name, ...layer.imports, ...(isType ? (layer.types ?? []) : [])];
    if (other === undefined || !allowed.includes(other.name)) {
      found.push(`${file}: ${layer.name} must not import ${isType ? 'types of ' : ''}${other?.name ?? ''} (${target})`);
    }
    const own = layer.apart?.exec(file)?.[1];
    const others = layer.apart?.exec(target)?.[1];
    if (own !== undefined && others !== undefined && own !== others) {
      found.push(`${file}: "${own}" must not reach into "${others}" (${target})`);
    }
  }
  for (const name of layer.without ?? []) {
    if (globals.has(name)) found.push(`${file}: ${layer.name} must not touch "${name}"`);
  }
  return found;
}

/** Modules that import each other in a circle when the program starts, as paths in the order of the circle. */
function findCycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const cycles: string[][] = [];
  const done = new Set<string>();
  const visit = (file: string, trail: readonly string[]): void => {
    const at = trail.indexOf(file);
    if (at >= 0) {
      cycles.push([...trail.slice(at), file]);
      return;
    }
    if (done.has(file)) return;
    for (const next of graph.get(file) ?? []) visit(next, [...trail, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return cycles;
}

/**
 * Who imports what it must not, one sentence each: layers that reach past their neighbors, and circles of imports.
 * `modules` holds the texts by path from the project's folder, with forward slashes.
 */
export function layerViolations(modules: ReadonlyMap<string, string>): string[] {
  const facts = new Map([...modules].map(([file, text]) => [file, readModule(file, text)]));
  const graph = new Map(
    [...facts].map(([file, { imports }]) => [
      file,
      imports
        .filter(({ specifier, isType, isDynamic }) => isRelative(specifier) && !isType && !isDynamic)
        .map(({ specifier }) => resolved(file, specifier))
        .filter((target) => facts.has(target)),
    ]),
  );
  return [
    ...[...facts].flatMap(([file, module]) => violationsOf(file, module)),
    ...findCycles(graph).map((cycle) => `Imports in a circle: ${cycle.join(' → ')}`),
  ];
}

/** The program's own modules: all but tests' support, scripts and what is generated. */
export async function readModules(): Promise<Map<string, string>> {
  const modules = new Map<string, string>();
  for (const folder of ['content', 'machines', 'src', 'supabase/functions']) {
    for (const entry of (await readdir(folder, { recursive: true })).sort()) {
      const file = join(folder, entry).split(sep).join('/');
      if (/\.tsx?$/.test(file) && !file.endsWith('.gen.ts')) modules.set(file, await readFile(file, 'utf8'));
    }
  }
  return modules;
}
