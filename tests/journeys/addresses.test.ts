import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { builtSite } from '../../scripts/built-site.ts';
import { test } from '../support/journey.ts';
import { notFoundMessage, untilReady } from '../support/open-view.ts';

describe('an address with a broken escape', () => {
  test.for([
    ['/%E0%A4%A', 'Page Not Found'],
    ['/services/%E0%A4%A', 'Service Not Found'],
    ['/eye-hub/%c3/x', 'Category Not Found'],
  ] as const)('%s is answered with what is shown for missing pages', async ([path, heading], { openPage }) => {
    const page = await openPage(undefined, { expectedMessages: [notFoundMessage] });
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await untilReady(page);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  });
});

describe("the name of a page's file", () => {
  test.for([
    ['/index.html', '/'],
    ['/services/vision-therapy/index.html', '/services/vision-therapy'],
    ['/eye-hub/conditions/glaucoma/index.html?from=card', '/eye-hub/conditions/glaucoma?from=card'],
  ] as const)('%s leads to the page, for good', async ([from, to], { openPage, stack }) => {
    const page = await openPage();
    const answer = page.waitForResponse(stack.siteOrigin + from);
    await page.goto(from);
    expect((await answer).status()).toBe(301);
    await untilReady(page);
    expect(page.url()).toBe(stack.siteOrigin + to);
  });

  test('shows the page where a host serves the file under its name', async ({ openPage, stack }) => {
    const page = await openPage();
    await page.route('**/index.html*', (route) =>
      route.fulfill({ path: join(builtSite, 'services/vision-therapy/index.html'), contentType: 'text/html' }),
    );
    await page.goto('/services/vision-therapy/index.html?from=card#main');
    await untilReady(page);
    await page.getByRole('heading', { level: 1, name: 'Vision Therapy' }).waitFor();
    expect(page.url()).toBe(`${stack.siteOrigin}/services/vision-therapy?from=card#main`);
  });
});
