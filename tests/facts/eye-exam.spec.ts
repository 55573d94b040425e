import type { Page } from 'playwright/test';
import { home } from '#content/home.data.ts';
import { expect, test } from '../fixtures.ts';
import { holdRoute, screens } from '../support/open-view.ts';

const { name, question, done, readings } = home.hero.exam ?? { name: '', question: '', done: '', readings: [] };

const exam = (page: Page) => page.getByRole('region', { name, exact: true });
const lens = (page: Page, number: '1' | '2') =>
  exam(page).getByRole('group', { name: question }).getByRole('button', { name: number, exact: true });

/** How the picture is blurred around and through the lenses, and where everything of the first screen is. */
const look = (page: Page) =>
  page.locator('#home').evaluate((hero) => ({
    blurs: [...hero.querySelectorAll('img')]
      .map((image) => getComputedStyle(image).filter)
      .filter((filter) => filter.startsWith('blur'))
      .map((filter) => Number.parseFloat(filter.slice(5))),
    height: hero.clientHeight,
  }));

test('an exam blurs the picture by the first press, also one before the scripts, and ends sharp by the fourth', async ({
  openPage,
}) => {
  let releaseScripts = () => {};
  const page = await openPage(undefined, {
    context: { viewport: screens.phone, reducedMotion: 'reduce' },
    prepare: async (opened) => {
      releaseScripts = await holdRoute(opened, '**/assets/*.js');
    },
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  const untouched = await look(page);
  expect(untouched.blurs).toEqual([expect.any(Number), 0, 0]);
  expect(untouched.blurs[0]).toBeGreaterThan(0);

  await lens(page, '1').click();
  releaseScripts();
  await exam(page).getByText('Lens 1:').waitFor();
  const looks = [await look(page)];
  expect(Math.min(...(looks[0]?.blurs ?? []))).toBeGreaterThan(0);
  // The worse lens of the first pair, by the lens itself.
  await page.locator('label[for="lens-1"]').click();
  looks.push(await look(page));
  await lens(page, '1').press('Enter');
  looks.push(await look(page));
  await expect(lens(page, '1')).toBeFocused();
  await lens(page, '1').press('Enter');
  await expect(exam(page)).toBeFocused();
  looks.push(await look(page));

  expect(looks.at(-1)?.blurs).toEqual([0, 0, 0]);
  expect(looks.map(({ height }) => height)).toEqual(looks.map(() => untouched.height));
  await expect(exam(page).locator('[aria-live="polite"]')).toContainText(`${readings[0]} ${done}`);
  await expect(exam(page).getByRole('link', { name: 'Request Appointment' })).toBeVisible();
  await expect(lens(page, '1')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  expect((await look(page)).blurs).toEqual([expect.any(Number), 0, 0]);
  expect((await look(page)).blurs[0]).toBeGreaterThan(0);
  await expect(exam(page)).toBeHidden();
});

test('each answer of an exam stands below the lens that it means', async ({ openPage }) => {
  const page = await openPage('/', { context: { viewport: { width: 1280, height: 800 } } });
  await lens(page, '1').click();
  for (const number of ['1', '2'] as const) {
    const [answer, seen] = await Promise.all([
      lens(page, number).boundingBox(),
      page.locator(`label[for="lens-${number}"]`).boundingBox(),
    ]);
    const middle = (box: typeof answer) => (box ? box.x + box.width / 2 : Number.NaN);
    expect(Math.abs(middle(answer) - middle(seen))).toBeLessThan(4);
  }
});

test('an exam moves nothing with large text either', async ({ openPage }) => {
  const page = await openPage('/', { context: { viewport: screens.phone } });
  await page.evaluate(() => {
    document.documentElement.dataset.textSize = '150';
  });
  const { height } = await look(page);
  for (const number of ['1', '2', '1', '2'] as const) await lens(page, number).click();
  await expect(exam(page)).toContainText(done);
  expect((await look(page)).height).toBe(height);
});

test('a second press in haste on the last lens does not reach what takes its place', async ({ openPage }) => {
  const page = await openPage('/', { context: { viewport: screens.phone } });
  for (const number of ['1', '2', '1'] as const) await lens(page, number).click();
  await lens(page, '2').dblclick();
  await expect(exam(page)).toContainText(done);
  await exam(page).getByRole('button', { name: 'Start over' }).click();
  await expect(exam(page)).toContainText(question);
});

test('chart, glasses and dial are whole on the first screen of a desk, and without scripts there is no dial', async ({
  openPage,
}) => {
  const page = await openPage('/', { context: { viewport: { width: 1280, height: 800 } } });
  await expect(lens(page, '2')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('#home div:has(> div > img):has(> img)')).toBeInViewport({ ratio: 1 });
  const still = await openPage('/', { context: { javaScriptEnabled: false } });
  await expect(still.getByRole('img', { name: home.hero.image.alt })).toBeVisible();
  await expect(lens(still, '1')).toBeHidden();
});
