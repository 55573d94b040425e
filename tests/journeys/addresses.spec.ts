import { join } from 'node:path';
import { builtSite } from '../../scripts/built-site.ts';
import { expect, test } from '../fixtures.ts';
import { notFoundMessage, untilReady } from '../support/open-view.ts';
import { sample } from '../support/sample.ts';

test.describe('URL with an invalid percent escape', () => {
  const addresses = [
    ['/services/%E0%A4%A', 'Service Not Found'],
    ['/%E0%A4%A', 'Page Not Found'],
    ['/eye-hub/%c3/x', 'Category Not Found'],
  ] as const;
  for (const [path, heading] of sample(addresses, 1)) {
    test(`${path} shows the page for missing addresses`, async ({ openPage }) => {
      const page = await openPage(undefined, { expectedMessages: [notFoundMessage] });
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await untilReady(page);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    });
  }
});

test.describe('URL of an HTML file', () => {
  const addresses = [
    ['/eye-hub/conditions/glaucoma/index.html?from=card', '/eye-hub/conditions/glaucoma?from=card'],
    ['/index.html', '/'],
    ['/services/vision-therapy/index.html', '/services/vision-therapy'],
  ] as const;
  for (const [from, to] of sample(addresses, 1)) {
    test(`${from} redirects permanently to the page`, async ({ openPage, product }) => {
      const page = await openPage();
      const response = page.waitForResponse(product.siteOrigin + from);
      await page.goto(from);
      expect((await response).status()).toBe(301);
      await untilReady(page);
      expect(page.url()).toBe(product.siteOrigin + to);
    });
  }

  test('shows the page on a host that serves the file without a redirect', async ({ openPage, product }) => {
    const page = await openPage();
    await page.route('**/index.html*', (route) =>
      route.fulfill({ path: join(builtSite, 'services/vision-therapy/index.html'), contentType: 'text/html' }),
    );
    await page.goto('/services/vision-therapy/index.html?from=card#main');
    await untilReady(page);
    await page.getByRole('heading', { level: 1, name: 'Vision Therapy' }).waitFor();
    expect(page.url()).toBe(`${product.siteOrigin}/services/vision-therapy?from=card#main`);
  });
});
