import { views } from '../../scripts/views.ts';
import { layouts } from '../accessibility/layouts.ts';
import { expect, test } from '../fixtures.ts';
import { notFoundMessage, screens, untilReady } from '../support/open-view.ts';

test('what a visitor has set is there on every kind of page, also where nothing is found', async ({ openPage }) => {
  const page = await openPage('/terms', {
    context: { viewport: screens.phone },
    expectedMessages: [notFoundMessage],
  });
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('display') ?? '{}');
    localStorage.setItem('display', JSON.stringify({ ...kept, textSize: 130, contrast: 'more' }));
  });
  const paths = [...layouts, ...views.filter(({ status }) => status === 404)].map(({ path }) => path);
  for (const path of paths) {
    await page.goto(path);
    await untilReady(page);
    const { textSize, contrast } = await page.evaluate(() => ({ ...document.documentElement.dataset }));
    expect.soft({ textSize, contrast }, path).toEqual({ textSize: '130', contrast: 'more' });
  }
});
