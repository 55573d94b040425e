import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { renderInRouter } from '../../tests/support/render-in-router.tsx';
import { allExamples } from './all.ts';

/** The components with a file of their own. Its name is theirs; names of other files begin with a small letter. */
const components = Object.keys(import.meta.glob('../components/**/*.tsx')).flatMap(
  (path) => /\/([A-Z]\w+)\.tsx$/.exec(path)?.[1] ?? [],
);

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

it('there are examples of every component', () => {
  expect(components.filter((name) => allExamples[name] === undefined)).toEqual([]);
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
