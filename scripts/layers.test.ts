import { describe, expect, it } from 'vitest';
import { layerViolations } from './layers.ts';

const violations = (modules: Record<string, string>) => layerViolations(new Map(Object.entries(modules)));

const contract = 'supabase/functions/_shared/requests';
const handler = 'supabase/functions/send-contact-email';

describe('the layers', () => {
  it.each<[string, string, string]>([
    ['the contract to zod that nobody set up', `${contract}/a.ts`, `import type { z } from 'zod';`],
    ['the contract to another package', `${contract}/a.ts`, `import { x } from 'xstate';`],
    ['the contract to content', `${contract}/a.ts`, `import type { X } from '../../../../content/types.ts';`],
    ['the contract to the clock of a system', `${contract}/a.ts`, 'export const x = process.hrtime();'],
    ['content to the site', 'content/a.ts', `import { x } from '../src/rules/hours.ts';`],
    ['content to zod outside its schema', 'content/services/a.ts', `import { z } from 'zod';`],
    ['content to its own schema', 'content/a.ts', `import { x } from './schema/index.ts';`],
    ['a machine to React', 'machines/a/a.machine.ts', `import { useState } from 'react';`],
    ['a machine to the other copy of the graph package', 'machines/a/a.test-d.ts', `import {} from '@xstate/graph';`],
    ['a machine to values of the contract', 'machines/a/a.ts', `import { x } from '../../${contract}/options.ts';`],
    ['a machine to the page', 'machines/a/a.ts', `export const x = () => document.title;`],
    ['a machine to the network', 'machines/a/a.ts', `export const x = () => fetch('/');`],
    ['a machine to the network by another way', 'machines/a/a.ts', `export const x = () => globalThis['fetch']('/');`],
    ['styles to a component', 'src/styles/a.css.ts', `import { x } from '../components/Button/Button.tsx';`],
    ['styles to React', 'src/styles/a.css.ts', `import { x } from 'react';`],
    ['the rules to React', 'src/rules/a.ts', `import { x } from 'react';`],
    ['the rules to the words of the content', 'src/rules/a.ts', `import { x } from '../../content/practice.ts';`],
    ['the rules to the page', 'src/rules/a.ts', 'export const x = window;'],
    ['a component to a machine', 'src/components/A/A.tsx', `import { x } from '../../../machines/a/a.machine.ts';`],
    ['a component to content', 'src/components/A/A.tsx', `import { x } from '../../../content/practice.ts';`],
    ['a component to the outside world', 'src/components/A/A.tsx', `import { x } from '../../io/toasts.ts';`],
    ['a component to a feature', 'src/components/A/A.tsx', `export { x } from '../../features/a/A.tsx';`],
    ['a component to XState', 'src/components/A/A.tsx', `import { x } from '@xstate/react';`],
    ['the outside world to React', 'src/io/a.ts', `import { x } from 'react';`],
    ['the outside world to a machine', 'src/io/a.ts', `import { x } from '../../machines/a/a.machine.ts';`],
    ['the outside world to content', 'src/io/a.ts', `const { x } = await import('../../content/practice.ts');`],
    ['a feature to a route', 'src/features/a/A.tsx', `import { x } from '../../routes/index.tsx';`],
    ['a feature to the inside of another', 'src/features/a/A.tsx', `import { x } from '../b/B.tsx';`],
    ['a feature to the words of the content', 'src/features/a/A.tsx', `import { x } from '../../../content/home.ts';`],
    ['a route to a machine', 'src/routes/a.tsx', `import { x } from '../../machines/a/a.machine.ts';`],
    ['a route to the outside world', 'src/routes/a.tsx', `import { x } from '../io/toasts.ts';`],
    ['the site to the inspector', 'src/entry-client.tsx', `import { x } from './inspector/page.tsx';`],
    ['the site to a test', 'src/routes/a.tsx', `import { x } from '../features/a/a.test.ts';`],
    ['the handler to Deno', `${handler}/handler.ts`, `export const x = Deno.env.get('X');`],
    ['the handler to the database', `${handler}/handler.ts`, `import { x } from './store.ts';`],
    ['the handler to a package', `${handler}/handler.ts`, `import postgres from 'postgres';`],
  ])('keep %s apart', (_what, file, text) => {
    expect(violations({ [file]: text })).toHaveLength(1);
  });

  it.each<[string, string, string]>([
    ['the contract to zod as it is set up', `${contract}/a.ts`, `import { z } from './zod.ts';`],
    ['the module that sets zod up to zod', `${contract}/zod.ts`, `import { z } from 'zod';`],
    ['the schema of the content to zod', 'content/schema/a.ts', `import { z } from 'zod';`],
    ['a machine to types of the contract', 'machines/a/a.ts', `import type { X } from '../../${contract}/types.ts';`],
    ['the rules to types of the content', 'src/rules/a.ts', `import type { X } from '../../content/types.ts';`],
    ['a component to another', 'src/components/A/A.tsx', `import { x } from '../B/B.tsx';`],
    ['a feature to a machine', 'src/features/a/A.tsx', `import { x } from '../../../machines/a/a.machine.ts';`],
    ['a feature to the contract', 'src/features/a/A.tsx', `import { x } from '../../../${contract}/index.ts';`],
    ['a feature to its own parts', 'src/features/a/A.tsx', `import { x } from './Form.tsx';`],
    ['a route to content', 'src/routes/a.tsx', `import { x } from '../../content/index.ts';`],
    ['the handler to types of its ports', `${handler}/handler.ts`, `import type { Store } from './store.ts';`],
    [
      'a machine to words that are called like the page',
      'machines/a/a.ts',
      `export const x = { document: 1 }.document;`,
    ],
    [
      'a machine to a variable that is called like it',
      'machines/a/a.ts',
      `export const x = (document: X) => document;`,
    ],
    ['a machine to a type that is called like the network', 'machines/a/a.ts', `export type X = typeof fetch;`],
  ])('connect %s', (_what, file, text) => {
    expect(violations({ [file]: text })).toEqual([]);
  });

  it('name the file, its layer and what it reached for', () => {
    expect(violations({ 'src/io/a.ts': `import { x } from '../../content/practice.ts';` })).toEqual([
      'src/io/a.ts: io must not import content (content/practice.ts)',
    ]);
  });

  it('hold every module', () => {
    expect(violations({ 'src/elsewhere/a.ts': '' })).toEqual(['src/elsewhere/a.ts belongs to no layer']);
  });
});

describe('imports in a circle', () => {
  it('are found and shown', () => {
    const found = violations({
      'src/rules/a.ts': `import { b } from './b.ts';`,
      'src/rules/b.ts': `import { c } from './c.ts';`,
      'src/rules/c.ts': `import { b } from './b.ts';`,
    });
    expect(found).toEqual(['Imports in a circle: src/rules/b.ts → src/rules/c.ts → src/rules/b.ts']);
  });

  it('are none where one side imports types alone, or loads later', () => {
    const found = violations({
      'src/rules/a.ts': `import { b } from './b.ts';`,
      'src/rules/b.ts': `import type { A } from './a.ts';\nexport const later = () => import('./a.ts');`,
    });
    expect(found).toEqual([]);
  });
});

it('a module that cannot be parsed is an error, not a pass', () => {
  expect(() => violations({ 'src/rules/a.ts': 'import {' })).toThrow('src/rules/a.ts');
});
