import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { allSigns, practice, urgencyGuide, urgentPage } from '../../content/index.ts';
import { actions, signInWords } from '../../content/signs/wording.ts';
import { builtSite } from '../../scripts/built-site.ts';
import { expect, test } from '../fixtures.ts';
import { holdRoute } from '../support/hold-route.ts';
import { openView, screens, untilReady } from '../support/open-view.ts';

const { whom, lenses, happened, signs, outcome } = urgencyGuide;

const labelOf = (options: readonly { id: string; label: string }[], id: string): string =>
  options.find((option) => option.id === id)?.label ?? '';

function wordsOf(id: string): string {
  const sign = allSigns.find((one) => one.id === id);
  return sign ? signInWords(sign) : '';
}

const guideOn = (page: Page) => page.locator('#guide');

async function untilGuideIsThere(page: Page): Promise<void> {
  await untilReady(page);
  await guideOn(page).scrollIntoViewIfNeeded();
  await page.locator('[data-awaiting="urgent-guide"]').waitFor({ state: 'detached' });
}

/** Answers the questions of an adult without contact lenses who got a chemical into the eye. */
async function answer(page: Page): Promise<void> {
  const guide = guideOn(page);
  await guide
    .getByRole('button')
    .nth(whom.options.findIndex(({ id }) => id === 'adult'))
    .click();
  await guide
    .getByRole('button')
    .nth(lenses.options.findIndex(({ id }) => id === 'no'))
    .click();
  await guide
    .getByRole('button')
    .nth(happened.options.findIndex(({ id }) => id === 'injury'))
    .click();
  const offered = happened.options.find(({ id }) => id === 'injury')?.signs ?? [];
  const shown = allSigns.filter(
    ({ id, audience }) => offered.includes(id) && ['everyone', 'after eye surgery'].includes(audience),
  );
  await guide
    .getByRole('checkbox')
    .nth(shown.findIndex(({ id }) => id === 'chemical-splash'))
    .click();
  await guide.locator('fieldset ~ button').first().click();
  await guide.locator('h4').waitFor();
}

test('the guide leads from the home page to first aid, 911 and pages that explain more @translated @phone', async ({
  openPage,
  product,
}) => {
  const page = await openPage('/', { context: { viewport: screens.phone, reducedMotion: 'reduce' } });
  await untilReady(page);
  await page.locator('#home a[href="/urgent"]').click();
  await page.waitForURL('**/urgent');
  await untilGuideIsThere(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await answer(page);
  const guide = guideOn(page);
  await expect(guide.locator('h3')).toBeFocused();
  const phones = guide.locator('a[href^="tel:"]');
  expect(await phones.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    'tel:+18002221222',
    'tel:911',
    'tel:911',
    `tel:${practice.phone.dial}`,
  ]);
  expect(await guide.locator('a[href^="/eye-hub/"]').count()).toBeGreaterThan(0);
  // The answers are nowhere but in memory.
  expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('chemical');
  expect(requests.filter((url) => !/\/assets\//.test(url) && url.startsWith(product.siteOrigin))).toEqual([]);
  expect(product.proxy.seen).toEqual([]);
});

test('the guide fits a narrow screen, with targets of 44 pixels', async ({ openPage }) => {
  const page = await openPage('/urgent', {
    context: { viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' },
  });
  await untilGuideIsThere(page);
  const look = async () => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    for (const target of await guideOn(page).locator('button, label, a:not(p a, li a)').all()) {
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  };
  await look();
  const guide = guideOn(page);
  await guide.getByText(labelOf(whom.options, 'older'), { exact: true }).click();
  await guide.getByText(labelOf(lenses.options, 'yes'), { exact: true }).click();
  await look();
  await guide.getByText(labelOf(happened.options, 'pain'), { exact: true }).click();
  await look();
  await guide.getByLabel(wordsOf('severe-eye-pain'), { exact: true }).check();
  await guide.getByRole('button', { name: signs.button }).click();
  await guide.getByText(outcome.notADiagnosis).waitFor();
  await look();
});

test('an answer that is pressed before the script is there counts', async ({ openPage }) => {
  let release = () => {};
  const page = await openPage('/urgent', {
    context: { viewport: screens.desk, reducedMotion: 'reduce' },
    prepare: async (opened) => {
      release = await holdRoute(opened, '**/assets/GuidePart-*.js');
    },
  });
  await untilReady(page);
  await guideOn(page)
    .getByRole('button', { name: labelOf(whom.options, 'newborn') })
    .click();
  release();
  await guideOn(page).getByRole('heading', { level: 3, name: happened.question }).waitFor();
});

test.describe('without JavaScript', () => {
  test('every sign is on the page with first aid and its source, and no question is', async ({ openPage }) => {
    const page = await openPage('/urgent', { context: { javaScriptEnabled: false } });
    const list = page.locator('#signs');
    const text = (await list.textContent()) ?? '';
    for (const sign of allSigns) {
      for (const words of [signInWords(sign), ...(sign.firstAid ?? [])]) expect(text).toContain(words);
    }
    expect(await list.locator('h3').allTextContents()).toEqual(Object.values(actions));
    const sources = await page
      .locator('#sources a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(sources).toHaveLength(new Set(sources).size);
    expect([...sources].sort()).toEqual([...new Set(allSigns.map(({ source }) => source.url))].sort());
    expect(await guideOn(page).isVisible()).toBe(false);
  });
});

/** The words that a line break divides. Runs in the page. */
function brokenWords(elements: Element[]): string[] {
  const range = document.createRange();
  return elements.flatMap((element) => {
    // On a translated page, the text is in elements of the translation service.
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
    if (text === null) return [];
    return [...(text.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : [];
    });
  });
}

test('paper has the list and not the guide', async ({ openPage }) => {
  const page = await openView(openPage, { path: '/urgent', status: 200 });
  const now = page.getByText(practice.urgent.closedNow).or(page.getByText(practice.urgent.openNow)).first();
  await expect(now).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  // Paper is read at another time.
  await expect(now).toBeHidden();
  const advice = page.locator('[data-printed]').first();
  expect(await advice.evaluate((element) => getComputedStyle(element, '::before').content)).toContain(
    practice.urgent.whenClosed,
  );
  await expect(guideOn(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 3, name: actions['911'] })).toBeVisible();
  for (const width of [720, 1280]) {
    await page.setViewportSize({ width, height: 1000 });
    const broken = await page.getByRole('heading', { level: 3 }).evaluateAll(brokenWords);
    expect(broken).toEqual([]);
  }
});

test('the page has a head, structured data and an entry in the site map of its own', async () => {
  const html = await readFile(join(builtSite, 'urgent/index.html'), 'utf8');
  expect(html).toContain(`<title>${urgentPage.metaTitle}</title>`);
  expect(html).toContain(`<link rel="canonical" href="${practice.host}/urgent"/>`);
  expect(html).not.toContain('noindex');
  const [, data = ''] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html) ?? [];
  expect(data).toContain(`"name":"${urgentPage.heading}","item":"${practice.host}/urgent"`);
  expect(await readFile(join(builtSite, 'sitemap.xml'), 'utf8')).toContain(`<loc>${practice.host}/urgent</loc>`);
});
