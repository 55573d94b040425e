import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import type { Examples } from '../examples/data.tsx';
import { renderInRouter } from './render-in-router.tsx';

const components = Object.keys(import.meta.glob('../*/*.tsx'))
  .flatMap((path) => /^\.\.\/([A-Z]\w+)\/\1\.tsx$/.exec(path)?.[1] ?? [])
  .sort();
const lists = import.meta.glob<Examples>('../*/*.examples.tsx', { eager: true, import: 'examples' });
const examplesOf = (component: string): Examples => lists[`../${component}/${component}.examples.tsx`] ?? {};

/** What only a whole page can fulfill, and what only a browser that paints can tell. */
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
  expect(Object.keys(examplesOf(component))).not.toEqual([]);
});

it('axe finds a button without a name', async () => {
  await renderInRouter(<button type="button" />);
  expect(await violations()).toEqual([expect.stringContaining('button-name')]);
});

describe.each(components)('%s', (component) => {
  // The setup of component tests fails a test in which the console says something.
  it.each(Object.entries(examplesOf(component)))('%s', async (_name, example) => {
    await renderInRouter(example);
    expect(await violations()).toEqual([]);
  });
});
