import { views } from '../../scripts/views.ts';
import { layouts } from '../accessibility/layouts.ts';
import { expect, test } from '../fixtures.ts';
import { notFoundMessage, screens, untilReady } from '../support/open-view.ts';

test('display settings apply on every layout and on pages for missing addresses', { tag: '@all' }, async ({
  openPage,
}) => {
  const page = await openPage('/terms', {
    context: { viewport: screens.phone },
    expectedMessages: [notFoundMessage],
  });
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('display') ?? '{}');
    localStorage.setItem('display', JSON.stringify({ ...stored, textSize: 130, contrast: 'more' }));
  });
  const paths = [...layouts, ...views.filter(({ status }) => status === 404)].map(({ path }) => path);
  for (const path of paths) {
    await page.goto(path);
    await untilReady(page);
    const { textSize, contrast } = await page.evaluate(() => ({ ...document.documentElement.dataset }));
    expect.soft({ textSize, contrast }, path).toEqual({ textSize: '130', contrast: 'more' });
  }
});
