import { views } from '../../scripts/views.ts';
import { openStates } from '../accessibility/open-states.ts';
import { expect, test } from '../fixtures.ts';
import { openView } from '../support/open-view.ts';
import { alfaViolations } from './alfa.ts';
import { withoutExceptions } from './exceptions.ts';
import { ibmViolations } from './ibm.ts';

/** Alfa parses the style sheets itself, which takes a minute on the longest page. */
test.describe.configure({ timeout: 300_000 });

test.describe('IBM and Alfa checkers', () => {
  for (const view of views) {
    test(`find no violations on ${view.path}`, async ({ openPage }) => {
      const page = await openView(openPage, view);
      expect.soft(withoutExceptions(await ibmViolations(page))).toEqual([]);
      expect.soft(withoutExceptions(await alfaViolations(page))).toEqual([]);
    });
  }

  for (const { state, path, open } of openStates) {
    test(`find no violations in this state: ${state}`, async ({ openPage }) => {
      const page = await openView(openPage, { path, status: 200 });
      await open(page);
      expect.soft(withoutExceptions(await ibmViolations(page))).toEqual([]);
      expect.soft(withoutExceptions(await alfaViolations(page))).toEqual([]);
    });
  }
});

test('IBM and Alfa checkers find a deliberate violation', async ({ openPage }) => {
  const page = await openView(openPage, { path: '/404', status: 404 });
  await page.locator('main').evaluate((main) => main.insertAdjacentHTML('afterbegin', '<img src="/favicon.ico">'));
  expect(withoutExceptions(await ibmViolations(page))).toContainEqual(expect.stringMatching(/^IBM img_alt_valid: /));
  expect(withoutExceptions(await alfaViolations(page))).toContainEqual(expect.stringMatching(/^Alfa sia-r2: <img /));
});
