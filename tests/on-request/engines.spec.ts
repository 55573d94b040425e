import { test as base, expect } from 'playwright/test';
import { capabilityTiles } from '#content/home-services.data.ts';
import { services } from '#content/services.data.ts';
import { formWords, readFormView } from '../support/form-view.ts';
import { patient } from '../support/forms.ts';
import { polling, screens } from '../support/open-view.ts';
import { functionPort, type Product, sitePort, startProduct } from '../support/product.ts';
import { engines, openTab, type Tab } from './engine.ts';

/** The product at the ports that the built site contains: not every engine can map them to others. */
const test = base.extend<object, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern.
    async ({}, use) => {
      const product = await startProduct({ site: sitePort, proxy: functionPort });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** What a visitor sees of a page. Runs in the page. */
function readPage() {
  const { fontSize } = getComputedStyle(document.documentElement);
  return {
    path: location.pathname + location.hash,
    focus: document.activeElement?.id,
    focusedText: document.activeElement?.textContent,
    awaited: [...document.querySelectorAll('[data-awaiting]')].map((part) => part.getAttribute('data-awaiting')),
    isReady: 'ready' in document.documentElement.dataset,
    isWide: document.documentElement.scrollWidth > innerWidth,
    dialog: document.querySelector('dialog[open] h2')?.textContent ?? null,
    display: `${fontSize} ${document.documentElement.dataset.contrast}`,
  };
}

const until = (tab: Tab, view: Partial<ReturnType<typeof readPage>>) =>
  expect(async () => expect(await tab.evaluate(readPage)).toMatchObject(view)).toPass(polling);

/** Scrolls to a lazy part of the page, and waits until it is hydrated. */
async function untilPart(tab: Tab, section: string, id: string): Promise<void> {
  await tab.evaluate((target) => document.querySelector(target)?.scrollIntoView({ behavior: 'instant' }), section);
  await expect.poll(async () => (await tab.evaluate(readPage)).awaited, polling).not.toContain(id);
}

for (const engine of engines) {
  for (const { width, height } of Object.values(screens)) {
    const journey = (name: string, walk: (tab: Tab, product: Product) => Promise<void>) =>
      test(`${engine}, ${width} pixels wide: ${name}`, async ({ product }) => {
        const tab = await openTab(engine, width, height);
        try {
          await walk(tab, product);
          expect(await tab.readProblems()).toEqual([]);
        } finally {
          await tab.close();
        }
      });

    journey('a form shows errors, keeps what was typed, and reaches the office', async (tab, product) => {
      const { firstName, subject, ...others } = patient.inquiry;
      const view = () => tab.evaluate(readFormView, 'inquiry');
      const received = (await product.mailbox.waitFor(0)).length;
      await tab.goTo(`${product.siteOrigin}/#contact`);
      await untilPart(tab, '#contact', 'contact-part');
      for (const [name, value] of Object.entries(others)) await tab.fill(`form#inquiry [name="${name}"]`, value);
      await tab.evaluate((value) => {
        const list = document.querySelector<HTMLSelectElement>('form#inquiry select');
        if (list) list.value = value;
        list?.dispatchEvent(new Event('change', { bubbles: true }));
      }, subject);
      await tab.click('form#inquiry button[type="submit"]');
      await expect.poll(async () => (await view()).summary, polling).toEqual([expect.stringMatching(/^First name: /)]);
      expect(await view()).toMatchObject({ focus: 'summary', values: { message: others.message } });
      await tab.fill('form#inquiry [name="firstName"]', firstName);
      await tab.click('form#inquiry button[type="submit"]');
      await expect.poll(async () => (await view()).toast, polling).toBe(formWords.inquiry.success);
      const mails = await product.mailbox.waitFor(received + 1);
      expect(mails.at(-1)?.email.text).toContain(`Name: ${firstName} ${others.lastName}`);
    });

    journey('a tile opens its service, and Escape and Back close it', async (tab, product) => {
      const [tile] = capabilityTiles;
      const dialog = services.find(({ id }) => id === tile?.service)?.title ?? '';
      await tab.goTo(`${product.siteOrigin}/`);
      await untilPart(tab, '#services', 'services-part');
      await tab.click('#approach button', tile?.name);
      await until(tab, { dialog, focusedText: dialog });
      await tab.pressEscape('dialog h2');
      await until(tab, { dialog: null, focusedText: tile?.name ?? '' });
      await tab.click('#approach button', tile?.name);
      await until(tab, { dialog });
      await tab.back();
      await until(tab, { dialog: null, path: '/' });
    });

    journey('an address leads to its section, and settings outlast a reload', async (tab, product) => {
      await tab.goTo(`${product.siteOrigin}/#doctors`);
      await until(tab, { isReady: true, focus: 'doctors-heading' });
      await tab.goTo(`${product.siteOrigin}/terms`);
      await until(tab, { isReady: true });
      await tab.click('aside > button[aria-haspopup="dialog"]');
      await tab.click('[role="dialog"] button', 'Larger text');
      await tab.click('[role="dialog"] label', 'High contrast');
      await until(tab, { display: '17.6px more' });
      await tab.reload();
      await until(tab, { isReady: true, isWide: false, display: '17.6px more' });
      await tab.back();
      await until(tab, { path: '/#doctors' });
    });
  }
}
