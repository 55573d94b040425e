import { practice } from '#content/practice.data.ts';
import { services } from '#content/services.data.ts';
import { onePageOfEachKind } from '../../scripts/pages.ts';
import { expect, test } from '../fixtures.ts';
import { openView, screens } from '../support/open-view.ts';

const home = { path: '/', status: 200 } as const;

for (const viewport of [{ width: 320, height: 568 }, screens.phone]) {
  test(`first screen shows the main button uncovered at ${viewport.width} by ${viewport.height}`, async ({
    openPage,
  }) => {
    const page = await openView(openPage, home, { context: { viewport } });
    const button = page.locator('#home').getByRole('link', { name: 'Request Appointment' });
    const covered = await button.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return [left + 4, (left + right) / 2, right - 4]
        .flatMap((x) => [top + 4, bottom - 4].map((y) => document.elementFromPoint(x, y)))
        .filter((hit) => !element.contains(hit))
        .map((hit) => hit?.outerHTML.slice(0, 80) ?? 'the edge of the window');
    });
    expect(covered).toEqual([]);
  });
}

test('the phone number leaves while one scrolls down or fills in a field, and comes back', async ({ openPage }) => {
  const page = await openView(openPage, home);
  const number = page.getByRole('banner').locator('summary');
  const scroll = (distance: number) => page.mouse.wheel(0, distance);
  await scroll(1200);
  await expect(number).not.toBeInViewport();
  await scroll(-200);
  await expect(number).toBeInViewport();
  const field = page.locator('#inquiry-firstName');
  await field.focus();
  await scroll(-200);
  await expect(number).not.toBeInViewport();
  await field.blur();
  await expect(number).toBeInViewport();
});

for (const width of [360, screens.phone.width]) {
  test(`the button that leads to the top lies over nothing of the page at ${width} pixels`, async ({ openPage }) => {
    const viewport = { width, height: 740 };
    const page = await openView(openPage, { path: '/urgent', status: 200 }, { context: { viewport } });
    const button = page.getByRole('button', { name: 'Back to top' });
    for (let screen = 1; screen < 6; screen += 1) {
      await page.mouse.wheel(0, 500);
      await button.waitFor();
      const covered = await button.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        element.style.visibility = 'hidden';
        const below = [left + 4, right - 4].flatMap((x) =>
          [top + 4, bottom - 4].map((y) => document.elementFromPoint(x, y)),
        );
        element.style.visibility = '';
        return below.filter((hit) => hit?.closest('main')).map((hit) => hit?.outerHTML.slice(0, 80));
      });
      expect(covered).toEqual([]);
    }
  });
}

test.describe('text at 150 %', () => {
  const enlarge = () => {
    document.documentElement.dataset.textSize = '150';
  };

  test('leaves the header low and the picture in view', async ({ openPage }) => {
    const page = await openView(openPage, home, { context: { viewport: { width: 1280, height: 720 } } });
    await page.evaluate(enlarge);
    const main = await page.locator('main').boundingBox();
    const picture = await page.locator('#home img').first().boundingBox();
    expect(main?.y).toBeLessThan(260);
    expect(picture?.y).toBeLessThan(400);
  });

  for (const width of [320, 360]) {
    test(`leaves the number in one line and the heading in view at ${width} pixels`, async ({ openPage }) => {
      const page = await openView(openPage, home, { context: { viewport: { width, height: 740 } } });
      await page.evaluate(enlarge);
      const number = page.getByRole('banner').getByText(practice.phone.display);
      const lines = await number.evaluate((element) => element.getClientRects().length);
      const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
      expect(lines).toBe(1);
      expect((heading?.y ?? 0) + (heading?.height ?? 0)).toBeLessThan(480);
    });
  }

  test('enlarges the labels of the bar at the bottom', async ({ openPage }) => {
    const page = await openView(openPage, { path: '/terms', status: 200 });
    const label = page.getByRole('navigation', { name: 'Quick', exact: true }).getByRole('link').last();
    const size = () => label.evaluate((link) => Number.parseFloat(getComputedStyle(link).fontSize));
    const usual = await size();
    await page.evaluate(enlarge);
    expect((await size()) / usual).toBeCloseTo(1.5, 1);
  });

  test('leaves room for a long email address at 320 pixels', async ({ openPage }) => {
    const viewport = { width: 320, height: 568 };
    const page = await openView(openPage, { path: '/terms', status: 200 }, { context: { viewport } });
    await page.evaluate(enlarge);
    await page.locator('a[href^="mailto:"]').evaluateAll((links) => {
      for (const link of links) link.textContent = 'appointments@harborlighteyecare.example';
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

test.describe('a browser whose text is large', () => {
  for (const [name, size] of Object.entries({ 'at 24 pixels': 24, 'at 32 pixels, 200 %': 32 })) {
    test(`has no page that scrolls sideways, ${name}`, async ({ workerProduct: product, playwright }) => {
      test.setTimeout(120_000);
      const { args = [], ...launch } = product.launchOptions;
      const large = await playwright.chromium.launch({
        ...launch,
        args: [...args, `--blink-settings=defaultFontSize=${size}`],
      });
      for (const width of [390, 1280]) {
        const page = await large.newPage({ viewport: { width, height: 844 }, reducedMotion: 'reduce' });
        for (const path of [...onePageOfEachKind, '/product-card-demo']) {
          await page.goto(product.siteOrigin + path);
          expect
            .soft([path, width, await page.evaluate(() => document.documentElement.scrollWidth)])
            .toEqual([path, width, width]);
        }
        await page.close();
      }
      await large.close();
    });
  }
});

test('no field is so small that an iPhone zooms into it, and none is sent to a spell checker', async ({ openPage }) => {
  test.setTimeout(120_000);
  const pages = ['/?tab=contact-lens#contact', '/search', '/eye-hub', '/desk/'];
  for (const path of pages) {
    const page = await openPage(path, { isolated: path === '/desk/', context: { reducedMotion: 'reduce' } });
    await page.locator('input').first().waitFor({ state: 'attached' });
    for (const textSize of ['80', '90', '100', '150']) {
      const fields = await page.evaluate((percent) => {
        document.documentElement.dataset.textSize = percent;
        return [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')].map((field) => ({
          name: field.name,
          size: Number.parseFloat(getComputedStyle(field).fontSize),
          isChecked: field.spellcheck,
        }));
      }, textSize);
      expect(fields.length).toBeGreaterThan(0);
      expect(fields.filter(({ size, isChecked }) => size < 16 || isChecked)).toEqual([]);
    }
  }
});

test('an address of a question shows it below the notice at the top', async ({ openPage }) => {
  const page = await openView(openPage, { path: `/services/${services[0]?.id}`, status: 200 });
  const question = page.locator('h3[id]').last();
  const isCovered = await question.evaluate((element) => {
    document.documentElement.dataset.offline = '';
    location.hash = element.id;
    element.scrollIntoView({ behavior: 'instant' });
    const { left, top } = element.getBoundingClientRect();
    return !element.contains(document.elementFromPoint(left + 8, top + 2));
  });
  expect(isCovered).toBe(false);
});
