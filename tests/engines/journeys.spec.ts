import { writeFile } from 'node:fs/promises';
import { expect } from 'playwright/test';
import { capabilityTiles, doctors, practice, services, urgencyGuide } from '../../content/index.ts';
import { type RequestType, requestTypes } from '../../supabase/functions/_shared/requests/options.ts';
import { pdf } from '../function/support/payloads.ts';
import { type FormView, readFormView } from '../models/forms/form-view.ts';
import { formWords } from '../support/form-words.ts';
import { type Answers, patient } from '../support/forms.ts';
import { polling } from '../support/polling.ts';
import type { Tab } from './engine.ts';
import { forEachEngine, test } from './journey.ts';

/** What a visitor sees of a page. Runs in the page. */
function readPage() {
  const { top = 0 } = document.querySelector(location.hash || 'main')?.getBoundingClientRect() ?? {};
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const awaited = [...document.querySelectorAll('[data-awaiting]')].map((part) => part.getAttribute('data-awaiting'));
  return {
    path: location.pathname + location.search + location.hash,
    heading: document.querySelector('main h1')?.textContent ?? '',
    focus: document.activeElement?.id ?? '',
    focusedText: document.activeElement?.textContent ?? '',
    scrollOffset: Math.round(scrollY),
    isAtHash: Math.abs(top - Number.parseFloat(scrollPaddingTop)) < 2,
    isReady: 'ready' in document.documentElement.dataset,
    awaited,
    isWide: document.documentElement.scrollWidth > innerWidth,
    dialog: document.querySelector('dialog[open] h2')?.textContent ?? null,
    isDialogComplete: document.querySelector('dialog[open] h3') !== null,
  };
}

type PageView = ReturnType<typeof readPage>;

const until = (tab: Tab, view: Partial<PageView>) =>
  expect(async () => expect(await tab.evaluate(readPage)).toMatchObject(view)).toPass(polling);

/** Waits until a lazy part of the page is hydrated. */
const untilPart = (tab: Tab, id: string) =>
  expect.poll(async () => (await tab.evaluate(readPage)).awaited, polling).not.toContain(id);

/** Scrolls an element to the middle, as WebDriver does before a click. Resolves when the page has reported it. */
const scrollTo = (tab: Tab, selector: string) =>
  tab.evaluate(async (target) => {
    document.querySelector(target)?.scrollIntoView({ block: 'center', behavior: 'instant' });
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  }, selector);

const untilForm = (tab: Tab, id: RequestType, check: (view: FormView) => void) =>
  expect(async () => check(await tab.evaluate(readFormView, id))).toPass(polling);

async function fillForm(tab: Tab, id: RequestType, answers: Answers): Promise<void> {
  for (const [name, value] of Object.entries(answers)) {
    const field = `form#${id} [name="${name}"]`;
    const type = await tab.evaluate((selector) => document.querySelector<HTMLInputElement>(selector)?.type, field);
    if (type === 'select-one') await tab.select(field, value);
    else if (type === 'checkbox') await tab.click(field);
    else if (type === 'radio') await tab.click(`${field}[value="${value}"]`);
    else await tab.fill(field, value);
  }
}

/** Values without characters that WebKitGTK's driver cannot type. */
const answers = {
  ...patient,
  appointment: { ...patient.appointment, message: 'My eyes burn in the evening. Übermüdet?' },
  'contact-lens': { ...patient['contact-lens'], patientStatus: 'new' },
} as const;

forEachEngine(() => {
  test('sees what goes wrong in a page', async ({ tab, product }) => {
    await tab.goTo(`${product.siteOrigin}/terms`);
    await until(tab, { isReady: true });
    await tab.evaluate(() => {
      console.error('an error in the console');
      setTimeout(() => {
        throw new Error('an uncaught error');
      });
      void Promise.reject(new Error('an unhandled rejection'));
      new Image().src = 'https://elsewhere.example/picture.png';
    });
    const seen: string[] = [];
    const kinds = [/error in the console/, /uncaught error/, /unhandled rejection/, /img-src/];
    await expect
      .poll(async () => {
        seen.push(...(await tab.takeProblems()));
        return kinds.filter((kind) => !seen.some((problem) => kind.test(problem)));
      }, polling)
      .toEqual([]);
  });

  for (const id of requestTypes) {
    test(`${id}: shows errors, keeps what was typed, and reaches the office`, async ({ tab, product }, testInfo) => {
      const { button, success, confirmation } = formWords[id];
      const file = testInfo.outputPath('José’s Rx (final).pdf');
      const bytes = pdf(1_400_003);
      const { firstName, ...others } = answers[id];
      const submit = () => tab.click(`form#${id} button[type="submit"]`);
      await tab.goTo(`${product.siteOrigin}/#contact`);
      await untilPart(tab, 'contact-part');
      await tab.click(`[role="tab"][data-value="${id}"]`);

      await fillForm(tab, id, others);
      await submit();
      await untilForm(tab, id, ({ summary, focus, title, values }) => {
        expect(summary).toHaveLength(id === 'contact-lens' ? 2 : 1);
        expect(summary[0]).toMatch(/^First name: /);
        expect(focus).toBe('summary');
        expect(title).toMatch(/^Error: /);
        expect(values.email).toBe(others.email);
      });
      await tab.click(`form#${id} [role="group"] a`);
      await untilForm(tab, id, ({ focus }) => expect(focus).toBe('firstName'));

      await fillForm(tab, id, { firstName });
      if (id === 'contact-lens') {
        await writeFile(file, bytes);
        await tab.attach(`form#${id} [name="prescriptionFile"]`, file);
        await untilForm(tab, id, (view) =>
          expect(view.file).toEqual({ name: 'José’s Rx (final).pdf', isBeingRead: false }),
        );
      }
      await submit();
      await untilForm(tab, id, (view) => {
        expect(view).toMatchObject({ toast: success, focus: 'confirmation', errors: {}, button: { label: button } });
        expect(view.confirmation).toContain(confirmation);
      });
      const [mail] = await product.mailbox.waitFor(1);
      const [row] = await product.readRows();
      expect(mail?.email.subject).toContain(row?.reference);
      expect(mail?.email.text).toContain('Name: José O’Brien-Núñez');
      const attachments = mail?.email.attachments.map(({ content }) => Buffer.from(content as ArrayBuffer));
      expect(attachments?.map((one) => one.equals(bytes))).toEqual(id === 'contact-lens' ? [true] : []);
    });
  }

  test('a tile opens the service, and Escape and Back close it', async ({ tab, product }) => {
    const [tile] = capabilityTiles;
    const service = services.find(({ id }) => id === tile?.service);
    await tab.goTo(`${product.siteOrigin}/`);
    await until(tab, { isReady: true });
    await scrollTo(tab, '#services');
    await untilPart(tab, 'services-part');
    await tab.click('#approach button', tile?.name);
    await until(tab, { dialog: service?.title ?? '', isDialogComplete: true, focusedText: service?.title ?? '' });
    await tab.press('dialog h2', 'Escape');
    await until(tab, { dialog: null, focusedText: tile?.name ?? '' });
    await tab.click('#services button', service?.title);
    await until(tab, { dialog: service?.title ?? '', isDialogComplete: true });
    await tab.back();
    await until(tab, { dialog: null, path: '/' });
    expect((await tab.evaluate(readPage)).focusedText).toContain(service?.title);
  });

  test('display settings last after a reload', async ({ tab, product }) => {
    const read = () => {
      const { fontSize } = getComputedStyle(document.documentElement);
      return { fontSize, contrast: document.documentElement.dataset.contrast };
    };
    await tab.goTo(`${product.siteOrigin}/terms`);
    await until(tab, { isReady: true });
    await tab.click('aside > button[aria-haspopup="dialog"]');
    await tab.click('[role="dialog"] button', 'Larger text');
    await tab.click('[role="dialog"] label', 'High contrast');
    await expect.poll(() => tab.evaluate(read), polling).toEqual({ fontSize: '17.6px', contrast: 'more' });
    await tab.reload();
    await until(tab, { isReady: true, isWide: false });
    expect(await tab.evaluate(read)).toEqual({ fontSize: '17.6px', contrast: 'more' });
  });

  test('an address with a hash shows its section, and Back returns to the same place', async ({ tab, product }) => {
    const doctor = `/team/${doctors[0]?.id}`;
    await tab.goTo(`${product.siteOrigin}/#doctors`);
    await until(tab, { isReady: true, isAtHash: true, focus: 'doctors-heading' });
    const link = '#doctors a[href^="/team/"]';
    await scrollTo(tab, link);
    const { scrollOffset } = await tab.evaluate(readPage);
    await tab.click(link);
    await until(tab, { path: doctor, scrollOffset: 0 });
    await tab.back();
    await until(tab, { path: '/#doctors', scrollOffset });
    await tab.forward();
    await until(tab, { path: doctor, scrollOffset: 0 });
    await tab.click('footer a[href="/#find-us"]');
    await until(tab, { path: '/#find-us', isAtHash: true, focus: 'find-us-heading' });
  });

  test('a link opens the next page without a load, and what was typed is there on the way back', async ({
    tab,
    product,
  }) => {
    await tab.goTo(`${product.siteOrigin}/#contact`);
    await untilPart(tab, 'contact-part');
    await tab.evaluate(() => Object.assign(window, { isSameDocument: true }).isSameDocument);
    await fillForm(tab, 'inquiry', { message: answers.inquiry.message });
    await tab.click('footer a[href="/eye-hub"]');
    await until(tab, { path: '/eye-hub', heading: 'Eye Hub', scrollOffset: 0 });
    expect(await tab.evaluate(() => 'isSameDocument' in window)).toBe(true);
    await tab.back();
    await until(tab, { path: '/#contact' });
    await untilPart(tab, 'contact-part');
    await untilForm(tab, 'inquiry', ({ values }) => expect(values.message).toBe(answers.inquiry.message));
  });

  test('the urgency guide leads to first aid and 911', async ({ tab, product }) => {
    const { whom, lenses, happened, signs } = urgencyGuide;
    const labelOf = (options: readonly { id: string; label: string }[], id: string) =>
      options.find((option) => option.id === id)?.label;
    await tab.goTo(`${product.siteOrigin}/urgent`);
    await scrollTo(tab, '#guide');
    await untilPart(tab, 'urgent-guide');
    await tab.click('#guide button', labelOf(whom.options, 'adult'));
    await tab.click('#guide button', labelOf(lenses.options, 'no'));
    await tab.click('#guide button', labelOf(happened.options, 'injury'));
    await tab.click('#guide fieldset label');
    await tab.click('#guide fieldset ~ button', signs.button);
    await expect
      .poll(() => tab.evaluate(() => document.querySelectorAll('#guide a[href^="tel:"]').length), polling)
      .toBeGreaterThan(0);
    expect(await tab.evaluate(() => document.activeElement?.tagName)).toBe('H3');
  });

  test('the search finds a topic in lay words', async ({ tab, product }) => {
    await tab.goTo(`${product.siteOrigin}/search`);
    await tab.fill('[role="combobox"]', 'pink eye');
    await untilPart(tab, 'search');
    await tab.press('[role="combobox"]', 'Enter');
    await until(tab, { path: '/search?q=pink+eye' });
    await tab.click('[role="option"]');
    await until(tab, { heading: 'Conjunctivitis', scrollOffset: 0 });
    await tab.back();
    await until(tab, { path: '/search?q=pink+eye' });
  });

  test('paper has the text and the phone number, without bars and buttons', async ({ tab, product }) => {
    await tab.goTo(`${product.siteOrigin}/eye-hub/conditions/dry-eye-disease`);
    await until(tab, { isReady: true });
    await tab.evaluate(applyPrintStyles);
    const { headings, phones, fixed, buttons } = await tab.evaluate(readPaper);
    expect(headings).toEqual(expect.arrayContaining(['What is it?', 'When to Call Us']));
    expect(phones.join()).toContain(practice.phone.display);
    expect({ fixed, buttons }).toEqual({ fixed: [], buttons: [] });
  });
});

/** Applies the styles for paper on the screen. Not every driver can emulate the medium. Runs in the page. */
function applyPrintStyles(): void {
  const swapped: Record<string, string> = { print: 'screen', screen: 'print' };
  const apply = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        rule.media.mediaText = rule.media.mediaText.replace(/print|screen/g, (medium) => swapped[medium] ?? medium);
      }
      if (rule instanceof CSSGroupingRule) apply(rule.cssRules);
    }
  };
  for (const { cssRules } of document.styleSheets) apply(cssRules);
}

/** Runs in the page: reads the visible text of some elements. */
function readPaper() {
  const visible = [...document.body.querySelectorAll('*')].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && element.clientHeight > 0,
  );
  const texts = (isWanted: (element: Element) => boolean) => visible.filter(isWanted).map((one) => one.textContent);
  return {
    headings: texts((element) => element.matches('h2')),
    phones: texts((element) => element.matches('[href^="tel:"]')),
    buttons: texts((element) => element.matches('button')),
    fixed: texts((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position)),
  };
}
