import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures.ts';
import { topic } from '../support/entries.ts';
import { formOn, patient } from '../support/forms.ts';
import { openWithHeldScripts, untilHydrated } from '../support/hydration.ts';

/*
 * Translations and extensions change prerendered pages before React hydrates them. React then renders markup again.
 */

const places = {
  header: 'header',
  main: 'main',
  'a lazy part': 'main [data-awaiting], footer',
} as const;

const changes = ['a changed text', 'a foreign node'] as const;

/** One change in each place, then the other one in each. */
const cases = [0, 1].flatMap((first) =>
  Object.entries(places).map(([place, selector], index) => {
    const change = changes[(first + index) % 2] ?? changes[0];
    return { name: `${change} in ${place}`, place, selector, change };
  }),
);
const half = cases.length / 2;

/** Pages that differ in their parts, with the changes of each. */
const pages = { '/': cases.slice(0, half), [topic.path]: cases.slice(half) };

/** Changes the markup in the page. */
function changeMarkup({ selector, change }: { selector: string; change: (typeof changes)[number] }): void {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`There is no ${selector}`);
  if (change === 'a foreign node') {
    (element.matches('h3') ? element : element.firstElementChild)?.before(document.createElement('div'));
    return;
  }
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const isElsewhere = text.parentElement?.closest('[data-awaiting]') !== element.closest('[data-awaiting]');
    if (!(text instanceof Text) || text.data.trim() === '' || isElsewhere) continue;
    text.data = 'Hola';
    return;
  }
}

/** The headings and fields of a document, prerendered or not. */
function readContent(html: string | undefined): string[] {
  const page = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html');
  return [...page.querySelectorAll('h1, h2, h3, form, [name]')].map(
    (element) =>
      `${element.localName} ${element.getAttribute('name') ?? (element.id || (element.querySelector('[data-longest]')?.getAttribute('data-longest') ?? element.textContent))}`,
  );
}

/** The message of React for markup that it renders again. */
const renderedAgain = /Minified React error #418/;

/** Uses the page, and scrolls until all of its parts have loaded. */
async function untilWhole(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  const showNext = () =>
    page.evaluate(() => {
      const frame = document.querySelector<HTMLElement>('[data-awaiting]');
      frame?.scrollIntoView({ behavior: 'instant' });
      return frame?.dataset.awaiting;
    });
  await expect.poll(showNext).toBeUndefined();
}

for (const [path, ofPage] of Object.entries(pages)) {
  test(`${path} keeps its parts when its markup was changed`, async ({ openPage }) => {
    const page = await openPage(undefined, {
      expectedMessages: [renderedAgain],
      prepare: (opened) =>
        opened.addInitScript(`
          const change = ${JSON.stringify(ofPage)}[new URLSearchParams(location.search).get('case') ?? ''];
          if (change) addEventListener('DOMContentLoaded', () => (${changeMarkup})(change));
        `),
    });
    for (const [index, { name }] of ofPage.entries()) {
      const message = page.waitForEvent('pageerror');
      const response = await page.goto(`${path}?case=${index}`);
      const prerendered = await page.evaluate(readContent, await response?.text());
      await untilHydrated(page);
      await untilWhole(page);
      expect((await message).message, name).toMatch(renderedAgain);
      const content = await page.evaluate(readContent, undefined);
      expect(
        prerendered.filter((one) => !content.includes(one)),
        name,
      ).toEqual([]);
      expect(prerendered.length).toBeGreaterThan(4);
    }
  });
}

// React renders all of the document again, or only the part with the form.
for (const { name, place, selector, change } of [...cases.slice(0, 1), ...cases.slice(-1)]) {
  test(`a form on a slow page keeps what is typed, and is sent, with ${name}`, async ({ openPage }) => {
    const { page, scripts } = await openWithHeldScripts(openPage, '/', {
      expectedMessages: [renderedAgain],
    });
    const form = formOn(page, 'inquiry');
    const { message, ...others } = patient.inquiry;
    await form.fill(others);
    await form.field('message').click();
    await page.keyboard.type(message);
    await page.keyboard.press('ArrowLeft');
    const top = () => form.field('message').evaluate((field) => field.getBoundingClientRect().top);
    await page.evaluate(changeMarkup, { selector: place === 'a lazy part' ? '#inquiry h3' : selector, change });
    const before = await top();
    scripts.release();
    await untilHydrated(page);
    await page.keyboard.type('!');
    await page.locator('[data-awaiting="contact-part"]').waitFor({ state: 'detached' });
    await page.keyboard.type('?');
    await expect(form.field('message')).toHaveValue(message.replace(/(.)$/, '!?$1'));
    // The browser scrolls by whole pixels of the screen.
    expect(await top()).toBeCloseTo(before, 0);
    await form.submit();
    await form.untilSent();
  });
}
