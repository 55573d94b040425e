import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { renderInRouter } from '../../tests/support/render-in-router.tsx';
import { allExamples } from './all.ts';

const sources = import.meta.glob<string>('../{components,features,routes}/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Whether a module needs examples: every component does, and elsewhere what has styles. */
const needsExamples = (path: string) =>
  path.startsWith('../components/') || /from '.*\.css\.ts'/.test(sources[path] ?? '');

/** Whether a component is part of the one that its folder is named after, and covered by its examples. */
const isPart = (folder: string, name: string) => /^[A-Z]/.test(folder) && folder !== name;

const components = Object.keys(sources)
  .filter(needsExamples)
  .flatMap((path) => {
    const [, folder = '', name = ''] = /([^/]+)\/-?([A-Z]\w+)\.tsx$/.exec(path) ?? [];
    return name === '' || isPart(folder, name) ? [] : [name];
  })
  .sort();

/** Rules that need a whole page, or a browser that paints. */
const rules = Object.fromEntries(
  ['color-contrast', 'heading-order', 'page-has-heading-one', 'region'].map((rule) => [rule, { enabled: false }]),
);

async function violations(): Promise<string[]> {
  const results = await axe.run(document.body, {
    rules,
    iframes: false,
    resultTypes: ['violations'],
    elementRef: false,
  });
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

it.each(components)('there are examples of %s', (component) => {
  expect(Object.keys(allExamples[component] ?? {})).not.toEqual([]);
});

it('axe finds a button without a name', async () => {
  await renderInRouter(<button type="button" />);
  expect(await violations()).toEqual([expect.stringContaining('button-name')]);
});

describe.each(Object.entries(allExamples))('%s', (_component, examples) => {
  // The setup of component tests fails a test that logs to the console.
  it.each(Object.entries(examples))('%s', async (_name, example) => {
    await renderInRouter(example);
    expect(await violations()).toEqual([]);
  });
});
