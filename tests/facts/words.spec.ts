import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../fixtures.ts';
import { attachFile, patient, selectForm } from '../support/forms.ts';
import { notFoundMessage, openView, screens, untilReady } from '../support/open-view.ts';

import {
  anchors,
  failureWords,
  fileWords,
  formMessages,
  type Place,
  type Quote,
  quotedWords,
  services,
  tiles,
} from './quoted-words.ts';

const status = (path: string): 200 | 404 => (/404|no-such|no-body/.test(path) ? 404 : 200);

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');

/** The elements in a place that match the quote. */
function locate(place: Locator, { kind, words, to, isPartial = false }: Quote): Locator {
  const name = isPartial ? new RegExp(escaped(words)) : words;
  if (kind === 'text') return place.getByText(name, isPartial ? {} : { exact: true });
  if (kind === 'iframe') return place.locator(`iframe[title*="${words}"]`);
  const all = place.getByRole(kind, { name, ...(isPartial ? {} : { exact: true }), includeHidden: kind === 'option' });
  if (to === undefined) return all;
  const [path, section] = to.split('#');
  // A link to a section may have a query.
  const own = to.startsWith('/') ? `:is([href="${to}"], [href^="${path}?"][href$="#${section}"])` : `[href*="${to}"]`;
  return all.and(place.page().locator(own));
}

/** Whether the words do not appear. Options are never visible for Playwright. */
async function isMissing(place: Locator, quote: Quote): Promise<boolean> {
  const all = locate(place, quote);
  const shown = quote.kind === 'option' ? all : all.filter({ visible: true });
  return expect(shown)
    .not.toHaveCount(0, { timeout: 10_000 })
    .then(
      () => false,
      () => true,
    );
}

const describeQuote = ({ kind, words, to }: Quote) => `${kind} '${words}'${to === undefined ? '' : ` to ${to}`}`;

/** Whether a place needs scripts: it opens on an action, or its path is unknown. */
const needsScripts = ({ path, open }: Place): boolean => open !== undefined || status(path) === 404;

/** The words that a place does not show. */
async function missingFrom(page: Page, { place, within, quotes }: Place): Promise<string[]> {
  const part = page.locator(within ?? 'body');
  const missing = await Promise.all(quotes.map((quote) => isMissing(part, quote)));
  return quotes.filter((_, index) => missing[index]).map((quote) => `${place}: ${describeQuote(quote)}`);
}

/** The places of each page together. */
const byPath = quotedWords.toSorted((a, b) => a.path.localeCompare(b.path));

test.describe('quoted words', () => {
  test('are in the prerendered pages', async ({ openPage }) => {
    const page = await openPage(undefined, { context: { javaScriptEnabled: false } });
    const missing: string[] = [];
    let path = '';
    for (const place of byPath.filter((one) => !needsScripts(one))) {
      await page.setViewportSize(screens[place.screen ?? 'desk']);
      if (place.path !== path) await page.goto(place.path, { waitUntil: 'domcontentloaded' });
      path = place.path;
      // A menu that was opened stays open.
      const menu = page.locator(`${place.within} details`).first();
      if (place.isInMenu && (await menu.getAttribute('open')) === null) await menu.locator('summary').click();
      missing.push(...(await missingFrom(page, place)));
    }
    expect(missing).toEqual([]);
  });

  test('are shown by places that need scripts', async ({ openPage }) => {
    const page = await openPage(undefined, {
      context: { reducedMotion: 'reduce' },
      expectedMessages: [notFoundMessage],
    });
    let path = '';
    for (const place of byPath.filter(needsScripts)) {
      await page.setViewportSize(screens[place.screen ?? 'desk']);
      // A dialog covers the page.
      if (place.path !== path || (await page.getByRole('dialog').isVisible())) {
        await page.goto(place.path);
        await untilReady(page);
      }
      path = place.path;
      await place.open?.(page);
      expect.soft(await missingFrom(page, place)).toEqual([]);
    }
  });
});

test('home page has its links, sections, tiles and cards in order, and 13 brands of 184 by 140 in a loop of 20 seconds', async ({
  openPage,
}) => {
  const context = { viewport: screens.desk, reducedMotion: 'no-preference' } as const;
  const page = await openView(openPage, { path: '/', status: 200 }, { context });
  const linksOf = (name: string) =>
    page.getByRole('navigation', { name, exact: true, includeHidden: true }).locator('a').allTextContents();
  expect(await linksOf('Main')).toEqual(['About', 'Services', 'Our Team', 'Eye Hub', 'Request Care', 'Find Us']);
  expect(await linksOf('Quick')).toEqual(['Home', 'Services', 'Team', 'Eye Hub', 'Contact']);
  const ids = await page.locator('main [id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids.filter((id) => anchors.some((anchor) => anchor === id))).toEqual(anchors);
  expect(await page.locator('#approach ul button').allInnerTexts()).toEqual(tiles.map(([name]) => name));
  expect(await page.locator('#services h3').allInnerTexts()).toEqual(services.map(([, title]) => title));
  expect(await page.locator('#doctors li a').count()).toBe(5);

  const carousel = page.locator('#recommendations');
  await carousel.scrollIntoViewIfNeeded();
  const cards = carousel.getByRole('listitem').getByRole('img');
  await expect.poll(() => cards.count()).toBe(13);
  const sizes = await cards.evaluateAll((all) =>
    all.map((card) => `${(card as HTMLElement).offsetWidth} × ${(card as HTMLElement).offsetHeight}`),
  );
  expect(new Set(sizes)).toEqual(new Set(['184 × 140']));
  const durations = await carousel.evaluate((root) =>
    root.getAnimations({ subtree: true }).map((animation) => animation.effect?.getTiming().duration),
  );
  expect(durations).toContain(20_000);
});

test('quoted form messages are shown for answers that are not valid, for a prescription file and on failure', async ({
  product,
  openPage,
}) => {
  const page = await openPage('/#contact', {
    context: { reducedMotion: 'reduce' },
    expectedMessages: [/status of 400/],
  });
  for (const { form: id, answers, messages } of formMessages) {
    const form = await selectForm(page, id);
    await form.fill(answers);
    await form.submit();
    await form.until(({ errors }) => expect(errors).toMatchObject(messages));
    await form.untilToast(`Validation Error: ${Object.values(messages)[0]}`);
    const { summary } = await form.view();
    for (const message of Object.values(messages)) expect(summary).toContainEqual(expect.stringContaining(message));
  }

  const form = await selectForm(page, 'contact-lens');
  await form.fill({ ...patient['contact-lens'], patientStatus: 'new' });
  await form.submit();
  await form.untilToast(`Validation Error: ${fileWords.missing}`);
  const input = form.field('prescriptionFile');
  await attachFile(input, { name: 'scan.pdf', buffer: Buffer.alloc(5_242_881) });
  await form.untilToast(fileWords.tooLarge);
  await attachFile(input, { name: 'scan.webp', buffer: Buffer.from('RIFF') });
  await form.until(({ errors }) =>
    expect(errors).toEqual({ prescriptionFile: expect.stringContaining(fileWords.wrongType) }),
  );

  product.proxy.setBehavior({ status: 400, body: { error: { code: 'broken', message: 'No.' } } });
  const inquiry = await selectForm(page, 'inquiry');
  await inquiry.fill(patient.inquiry);
  await inquiry.submit();
  await inquiry.untilToast(failureWords);
});
