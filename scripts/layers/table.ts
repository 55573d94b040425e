/** A part of the program, and what its modules may import besides each other. */
export interface Layer<Name extends string = string> {
  /** Its modules, from the project's folder. A module that fits several layers belongs to the last of them. */
  files: string;
  /** Layers that it may import. */
  imports?: readonly Name[];
  /** Layers of which it may import types alone. */
  types?: readonly Name[];
  /** Packages that it may import. */
  packages?: readonly string[];
  /** Whether it must not use globals of a browser, Node or Deno. */
  pure?: true;
}

const defineLayers = <Name extends string>(table: Record<Name, Layer<NoInfer<Name>>>) => table;

const view = ['react', 'react-dom', '@tanstack/react-router', '@tabler/icons-react', '@vanilla-extract/**'];

export const layers: Record<string, Layer> = defineLayers({
  contract: { files: 'supabase/functions/_shared/requests/**', imports: ['schemaLibrary'], pure: true },
  // Sets zod up before anything uses it.
  schemaLibrary: { files: 'supabase/functions/_shared/requests/zod.ts', packages: ['zod'] },
  handler: {
    files: 'supabase/functions/send-contact-email/**',
    imports: ['contract', 'schemaLibrary'],
    types: ['ports'],
    packages: ['fflate', 'node:buffer'],
    pure: true,
  },
  ports: {
    files: 'supabase/functions/send-contact-email/{index,store,mail,alarms,database,connection}.ts',
    imports: ['contract', 'handler'],
    packages: ['postgres', 'nodemailer', 'nodemailer/**', 'node:*', '@supabase/**'],
  },
  content: { files: 'content/**', pure: true },
  contentSchema: { files: 'content/schema/**', imports: ['content'], packages: ['zod', 'text-readability'] },
  // Its globals are those of `machines/tsconfig.json`.
  machines: { files: 'machines/**', types: ['contract', 'modelTesting'], packages: ['xstate'] },
  modelTesting: {
    files: 'machines/model-testing/**',
    imports: ['machines'],
    packages: ['xstate', '@xstate/graph', 'fast-check', 'vitest'],
  },
  styles: { files: 'src/styles/**', packages: ['@vanilla-extract/**', '@fontsource-variable/**'] },
  rules: { files: 'src/rules/**', types: ['content'], packages: ['schema-dts'], pure: true },
  components: {
    files: 'src/components/**',
    imports: ['styles'],
    packages: [...view, '@ark-ui/react', '@ark-ui/react/**'],
  },
  io: {
    files: 'src/io/**',
    imports: ['contract', 'schemaLibrary'],
    packages: ['@supabase/supabase-js', '@zag-js/toast'],
  },
  lazyModules: { files: 'src/lazy-module/**', imports: ['machines', 'io'], packages: ['react', 'xstate'] },
  // The toasts of all features.
  toasts: { files: 'src/toasts/**', imports: ['machines', 'components', 'io', 'lazyModules'], packages: ['xstate'] },
  // What can be found, and how. The build and the device use the same code.
  searchIndex: { files: 'src/search-index/**', types: ['content', 'machines'], packages: ['minisearch'], pure: true },
  // A star in a folder's name: such folders must not import each other.
  features: {
    files: 'src/features/*/**',
    imports: ['machines', 'components', 'io', 'lazyModules', 'toasts', 'searchIndex', 'rules', 'styles', 'contract'],
    types: ['content'],
    packages: [...view, 'xstate', '@xstate/react'],
  },
  routes: {
    files: 'src/routes/**',
    imports: ['content', 'features', 'components', 'rules', 'styles'],
    // What the build computes from the content.
    packages: [...view, 'virtual:*'],
  },
  inspector: {
    files: 'src/inspector/**',
    imports: ['styles', 'machines', 'modelTesting'],
    packages: [
      'react',
      'react-dom/client',
      'react-dom/server',
      'xstate',
      '@xstate/react',
      '@statelyai/inspect',
      '@vanilla-extract/**',
      'elkjs/**',
    ],
  },
  examples: {
    files: 'src/examples/**',
    imports: ['components', 'features', 'routes', 'styles'],
    packages: [...view, 'react-dom/client', '@ark-ui/react/**'],
  },
  entries: {
    files: 'src/*',
    imports: ['routes', 'features', 'styles', 'rules', 'io'],
    packages: ['react', 'react-dom/**', '@tanstack/react-router', '@tanstack/react-router/**'],
  },
});

/** Tests, and what only tests use: they may import anything, and nothing else may import them. */
export const testFiles = ['**/*.test.{ts,tsx}', '**/arbitraries.ts', 'content/facts/**'];

/** Globals that a pure layer must not use. */
export const impureGlobals = [
  'Deno',
  'document',
  'fetch',
  'globalThis',
  'localStorage',
  'location',
  'navigator',
  'process',
  'sessionStorage',
  'WebSocket',
  'window',
  'XMLHttpRequest',
];
