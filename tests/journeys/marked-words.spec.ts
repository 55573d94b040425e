import { expect, test } from '../fixtures.ts';
import { screens } from '../support/open-view.ts';

test('marking words of a card opens nothing, and a press on them does', async ({ openPage }) => {
  const page = await openPage('/', { context: { viewport: screens.desk, reducedMotion: 'reduce' } });
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  const words = page.locator('#services article p').first();
  await words.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-awaiting] #services, #services [data-awaiting]')).toHaveCount(0);
  const mark = async () => {
    const { x, y, width } = (await words.boundingBox()) ?? { x: 0, y: 0, width: 0 };
    // Not from the first letter: Chromium marks nothing from there, after a button.
    await page.mouse.move(x + 20, y + 8);
    await page.mouse.down();
    await page.mouse.move(x + width * 0.6, y + 10, { steps: 8 });
    await page.mouse.up();
  };
  await mark();
  const marked = await page.evaluate(() => String(getSelection()));
  expect(marked.length).toBeGreaterThan(5);
  expect(await words.textContent()).toContain(marked);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await words.click({ position: { x: 10, y: 10 } });
  await expect(page.getByRole('dialog')).toBeVisible();
});
