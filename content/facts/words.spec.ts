import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../../tests/fixtures.ts';
import { attachFile } from '../../tests/support/attach-file.ts';
import { openForm, patient } from '../../tests/support/forms.ts';
import { openView, screens } from '../../tests/support/open-view.ts';

import { sample } from '../../tests/support/sample.ts';

import {
  acknowledgementWords,
  anchors,
  failureWords,
  fileWords,
  formMessages,
  type Place,
  type Quote,
  quotedWords,
  sendingWords,
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
  const own = to.startsWith('/') ? `[href="${to}"]` : `[href*="${to}"]`;
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
  const missing: string[] = [];
  for (const quote of quotes) if (await isMissing(part, quote)) missing.push(`${place}: ${describeQuote(quote)}`);
  return missing;
}

test.describe('quoted words', () => {
  test('are in the prerendered pages', async ({ openPage }) => {
    const page = await openPage(undefined, { context: { javaScriptEnabled: false } });
    const missing: string[] = [];
    let previous: Place | undefined;
    for (const place of quotedWords.filter((one) => !needsScripts(one))) {
      await page.setViewportSize(screens[place.screen ?? 'desk']);
      // A menu that was opened stays open.
      if (place.path !== previous?.path || previous.isInMenu)
        await page.goto(place.path, { waitUntil: 'domcontentloaded' });
      previous = place;
      if (place.isInMenu) await page.locator(`${place.within} summary`).first().click();
      missing.push(...(await missingFrom(page, place)));
    }
    expect(missing).toEqual([]);
  });

  for (const place of sample(quotedWords.filter(needsScripts), 5)) {
    test(`are shown in ${place.place}`, async ({ openPage }) => {
      const { path, screen = 'desk', open } = place;
      const page = await openView(openPage, { path, status: status(path) }, { context: { viewport: screens[screen] } });
      await open?.(page);
      expect(await missingFrom(page, place)).toEqual([]);
    });
  }

  test('home page has its sections, tiles and cards in order', async ({ openPage }) => {
    const page = await openView(openPage, { path: '/', status: 200 });
    const ids = await page.locator('main [id]').evaluateAll((all) => all.map(({ id }) => id));
    expect(ids.filter((id) => anchors.some((anchor) => anchor === id))).toEqual(anchors);
    expect(await page.locator('#approach ul button').allInnerTexts()).toEqual(tiles.map(([name]) => name));
    expect(await page.locator('#services h3').allInnerTexts()).toEqual(services.map(([, title]) => title));
    expect(await page.locator('#doctors li a').count()).toBe(5);
  });

  test('general inquiry is the selected tab of three', async ({ openPage }) => {
    const page = await openView(openPage, { path: '/', status: 200 });
    await page.getByRole('tab', { name: 'General Inquiry', exact: true, selected: true }).waitFor();
    expect(await page.locator('#contact').getByRole('tab').count()).toBe(3);
  });
});

test.describe('quoted constants', () => {
  test('brand carousel has 13 cards of 184 by 140 in a loop of 20 seconds, each announced once', async ({
    openPage,
  }) => {
    const page = await openView(
      openPage,
      { path: '/', status: 200 },
      { context: { viewport: screens.desk, reducedMotion: 'no-preference' } },
    );
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

  test('back to top appears past 300 pixels', async ({ openPage }) => {
    const page = await openView(openPage, { path: '/terms', status: 200 });
    const button = page.getByRole('button', { name: 'Back to top' });
    await page.evaluate(() => scrollTo(0, 300));
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await button.count()).toBe(0);
    await page.evaluate(() => scrollTo(0, 301));
    await button.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect.poll(() => button.count()).toBe(0);
  });

  test('each tile opens the modal of its service after 800 ms', { tag: '@all' }, async ({ openPage }) => {
    const page = await openView(
      openPage,
      { path: '/', status: 200 },
      { isolated: true, prepare: (page) => page.clock.install({ time: new Date('2026-11-20T15:00:00Z') }) },
    );
    await page.locator('#approach').scrollIntoViewIfNeeded();
    await page.locator('[data-awaiting="services-part"]').waitFor({ state: 'detached' });
    await page.clock.pauseAt(new Date('2026-11-20T16:00:00Z'));
    const dialog = page.getByRole('dialog');
    for (const [tile, title] of tiles) {
      await page.locator('#approach').getByRole('button', { name: tile, exact: true }).click();
      await page.clock.runFor(799);
      expect(await dialog.count(), tile).toBe(0);
      await page.clock.runFor(201);
      await dialog.getByRole('heading', { name: title, exact: true }).waitFor();
      await page.keyboard.press('Escape');
      await page.clock.runFor(1000);
      await dialog.waitFor({ state: 'detached' });
    }
  });

  test('text size goes from 80 to 150 percent in steps of 10', { tag: '@all' }, async ({ openPage }) => {
    const page = await openView(openPage, { path: '/terms', status: 200 });
    await page.getByRole('button', { name: 'Accessibility and language' }).click();
    const panel = page.getByRole('dialog');
    const steps = [
      { button: 'Larger text', sizes: [110, 120, 130, 140, 150] },
      { button: 'Smaller text', sizes: [140, 130, 120, 110, 100, 90, 80] },
    ];
    await panel.getByText('100%', { exact: true }).waitFor();
    for (const { button, sizes } of steps) {
      const step = panel.getByRole('button', { name: button, exact: true });
      for (const size of sizes) {
        await step.click();
        await panel.getByText(`${size}%`, { exact: true }).waitFor();
      }
      expect(await step.getAttribute('aria-disabled')).toBe('true');
    }
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('12.8px');
    expect(await panel.locator('option').count()).toBe(8);
    await panel.getByRole('button', { name: 'Reset', exact: true }).click();
    await panel.getByText('100%', { exact: true }).waitFor();
  });

  test('structured data lists five optometrists', async ({ openPage }) => {
    const page = await openView(openPage, { path: '/', status: 200 });
    const text = await page.locator('script[type="application/ld+json"]').first().textContent();
    expect(text?.match(/"jobTitle"/g)).toHaveLength(5);
  });

  test('prices of home care products are between $4.99 and $89.99', async ({ openPage }) => {
    const page = await openView(openPage, { path: '/eye-hub/conditions/dry-eye-disease', status: 200 });
    const prices = (await page.locator('main strong').allInnerTexts()).filter((price) => price.startsWith('$'));
    expect(prices).not.toEqual([]);
    for (const price of prices) {
      expect(Number(price.slice(1))).toBeGreaterThanOrEqual(4.99);
      expect(Number(price.slice(1))).toBeLessThanOrEqual(89.99);
    }
  });
});

test.describe('quoted form messages', () => {
  for (const { form: id, sending, success } of sample(sendingWords, 1)) {
    test(`are shown by the ${id} form while sending and on success`, async ({ product, openPage }) => {
      const form = await openForm(openPage, id);
      await form.fill(patient[id]);
      const release = product.proxy.hold();
      await form.submit();
      await form.until(({ button }) => expect(button).toEqual({ label: sending, isDisabled: true }));
      release();
      await form.untilToast(success);
    });
  }

  test('are shown on failure', async ({ product, openPage }) => {
    product.proxy.setBehavior({ status: 400, body: { error: { code: 'broken', message: 'No.' } } });
    const form = await openForm(openPage, 'inquiry', { expectedMessages: [/status of 400/] });
    await form.fill(patient.inquiry);
    await form.submit();
    await form.untilToast(failureWords);
  });

  test('are shown for an appointment request without acknowledgement', { tag: '@all' }, async ({ openPage }) => {
    const form = await openForm(openPage, 'appointment');
    await form.fill({ ...patient.appointment, acknowledgement: '' });
    await form.submit();
    await form.untilToast(acknowledgementWords);
  });

  test('are shown for a prescription file', async ({ openPage }) => {
    const form = await openForm(openPage, 'contact-lens');
    await form.fill({ ...patient['contact-lens'], patientStatus: 'new' });
    await form.submit();
    await form.untilToast(`Validation Error: ${fileWords.missing}`);
    const input = form.field('prescriptionFile');
    await attachFile(input, { name: 'scan.pdf', buffer: Buffer.alloc(5_242_881) });
    await form.untilToast(fileWords.tooLarge);
    await attachFile(input, { name: 'scan.webp', buffer: Buffer.from('RIFF') });
    await form.until(({ errors }) => expect(errors).toEqual({ prescriptionFile: fileWords.wrongType }));
  });

  for (const { about, form: id, answers, messages } of sample(formMessages, 1)) {
    test(`are shown by the ${id} form with ${about}`, async ({ openPage }) => {
      const form = await openForm(openPage, id);
      await form.fill(answers);
      await form.submit();
      await form.until(({ errors }) => expect(errors).toMatchObject(messages));
      await form.untilToast(`Validation Error: ${Object.values(messages)[0]}`);
      const { summary } = await form.view();
      for (const message of Object.values(messages)) expect(summary).toContainEqual(expect.stringContaining(message));
    });
  }
});
