import type { Locator, Page } from 'playwright/test';
import { doctors, practice } from '../../content/index.ts';
import { expect, test } from '../fixtures.ts';
import { comeToForm, formOn, patient, untilAnswering } from '../support/forms.ts';
import { untilReady } from '../support/open-view.ts';
import { sample } from '../support/sample.ts';
import { untilTranslated } from '../support/translation-stand-in.ts';
import {
  loadsOf,
  offsetOf,
  openAsleep,
  partScripts,
  type SleepingPage,
  translateAtChange,
  translateOnce,
  turnWheel,
  untilAwake,
  untilPart,
  untilRouterWaits,
  untilSettled,
} from '../support/waking.ts';

const patience = { timeout: 15_000 };
const doctor = doctors.at(-1);

/** Pages of different kinds, with their headings. */
const pages = [
  { kind: 'home', path: '/' },
  { kind: 'topic', path: '/eye-hub/conditions/glaucoma' },
  { kind: 'service', path: '/services/vision-therapy' },
  { kind: 'doctor', path: `/team/${doctor?.id}` },
] as const;

const allPages = [
  ...pages,
  { kind: 'hub', path: '/eye-hub' },
  { kind: 'category', path: '/eye-hub/conditions' },
  { kind: 'legal', path: '/terms' },
] as const;

/** What a browser says of a script that it did not get. */
const notGot = {
  lost: /^Failed to load resource: net::ERR_CONNECTION_RESET/,
  gone: /^Failed to load resource: the server responded with a status of 404/,
  offline: /^Failed to load resource: net::ERR_INTERNET_DISCONNECTED/,
};

const heading = (page: Page) => page.locator('main h1');

/** Lets the scripts run that the document itself names, and waits until they have. */
async function wake({ page, scripts }: SleepingPage): Promise<void> {
  scripts.letRun({ except: partScripts });
  await untilAwake(page);
}

/** Lets all other scripts run, and waits until nothing more comes of it. */
async function finish({ page, scripts }: SleepingPage): Promise<void> {
  scripts.letRun();
  await untilSettled(page);
}

/** The field that has the focus: its name, what it holds, and what is selected in it. */
const readFocus = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement;
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return null;
    const { name, value, selectionStart, selectionEnd } = field;
    return { name, value, selection: [selectionStart, selectionEnd] };
  });

test.describe('the place of the visitor', () => {
  for (const { kind, path } of sample(allPages, 1)) {
    test(`is kept while the page wakes: ${kind}`, async ({ openPage }) => {
      const sleeping = await openAsleep(openPage, path);
      const { page } = sleeping;
      const place = await turnWheel(page, 900);
      await wake(sleeping);
      expect(await offsetOf(page)).toBe(place);
      await finish(sleeping);
      expect(await offsetOf(page)).toBe(place);
    });
  }

  for (const { kind, path } of sample(pages, 1)) {
    for (const [way, link] of [
      ['a link of the site', 'a[href="/eye-hub"]'],
      ['a document of its own', 'footer a[href="/terms"]'],
    ] as const) {
      test(`is found again on the way back from ${way} to a page that was scrolled early: ${kind}`, async ({
        openPage,
      }) => {
        const sleeping = await openAsleep(openPage, path);
        const { page } = sleeping;
        const place = await turnWheel(page, 900);
        await wake(sleeping);
        await finish(sleeping);
        await page.evaluate((to) => [...document.querySelectorAll<HTMLElement>(to)].at(-1)?.click(), link);
        await page
          .locator('main h1')
          .filter({ hasText: /^(?:Eye Hub|Terms of Service)$/ })
          .waitFor();
        await expect.poll(() => offsetOf(page), patience).toBe(0);
        await page.goBack();
        await page.waitForURL(`**${path}`);
        await expect.poll(() => offsetOf(page), patience).toBe(place);
      });
    }
  }

  test('is kept when the page is loaded anew', async ({ openPage }) => {
    const sleeping = await openAsleep(openPage, '/');
    const { page, scripts } = sleeping;
    const place = await turnWheel(page, 900);
    scripts.letRun();
    await untilSettled(page);
    await page.reload();
    await untilAwake(page);
    await expect.poll(() => offsetOf(page), patience).toBe(place);
  });

  test('is the section that the address names, until the visitor scrolls up before the scripts', async ({
    openPage,
  }) => {
    const sleeping = await openAsleep(openPage, '/#find-us');
    const { page } = sleeping;
    await expect.poll(() => offsetOf(page), patience).toBeGreaterThan(1000);
    const place = await turnWheel(page, -700);
    await wake(sleeping);
    expect(await offsetOf(page)).toBe(place);
    await finish(sleeping);
    expect(await offsetOf(page)).toBe(place);
  });

  test('is the section that the address names, until the visitor scrolls up after the first scripts', async ({
    openPage,
  }) => {
    const sleeping = await openAsleep(openPage, '/#find-us');
    const { page } = sleeping;
    await expect.poll(() => offsetOf(page), patience).toBeGreaterThan(1000);
    await wake(sleeping);
    const place = await turnWheel(page, -700);
    await finish(sleeping);
    expect(await offsetOf(page)).toBe(place);
  });
});

test.describe('what is typed', () => {
  test('before, between and after the scripts is one text, with the focus and the caret where they were', {
    tag: '@translated',
  }, async ({ openPage }) => {
    const sleeping = await openAsleep(openPage, '/#contact');
    const { page } = sleeping;
    await formOn(page, 'inquiry').field('firstName').click();
    await page.keyboard.type('Jo');
    await wake(sleeping);
    await page.keyboard.type('sé');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    expect(await readFocus(page)).toEqual({ name: 'firstName', value: 'José', selection: [2, 2] });
    sleeping.scripts.letRun();
    await page.keyboard.type('-');
    await untilAnswering(page);
    await untilSettled(page);
    await page.keyboard.type('o');
    expect(await readFocus(page)).toEqual({ name: 'firstName', value: 'Jo-osé', selection: [4, 4] });
  });

  test('stays selected, and is replaced by the next letter', async ({ openPage }) => {
    const sleeping = await openAsleep(openPage, '/#contact');
    const { page } = sleeping;
    const form = formOn(page, 'inquiry');
    await form.fill({ subject: patient.inquiry.subject, message: 'Do you mend frames?' });
    await form.field('message').evaluate((field: HTMLTextAreaElement) => {
      field.focus();
      field.setSelectionRange(7, 11);
    });
    await wake(sleeping);
    expect(await readFocus(page)).toMatchObject({ name: 'message', selection: [7, 11] });
    sleeping.scripts.letRun();
    await untilAnswering(page);
    await untilSettled(page);
    expect(await readFocus(page)).toMatchObject({ name: 'message', selection: [7, 11] });
    await page.keyboard.insertText('repair');
    await form.until(({ values }) =>
      expect(values).toMatchObject({ subject: patient.inquiry.subject, message: 'Do you repair frames?' }),
    );
  });
});

/** The moments at which a page can be translated, by how its waking goes on until then. */
const moments: Record<string, (sleeping: SleepingPage) => Promise<void>> = {
  'before any script': async () => {},
  'after the first scripts': wake,
  'after the script of one part': async (sleeping) => {
    await wake(sleeping);
    sleeping.scripts.letRun({ except: /\/(?:ContactForms|BrandsPart|-Footer)-/ });
    await untilPart(sleeping.page, 'page-tools');
  },
  'while the script of a part is on its way': async (sleeping) => {
    await wake(sleeping);
    await expect.poll(() => sleeping.scripts.asked(/\/ContactForms-/), patience).toBeGreaterThan(0);
  },
  'after all scripts': async (sleeping) => {
    await wake(sleeping);
    sleeping.scripts.letRun();
    await untilPart(sleeping.page, 'contact-part');
    await untilSettled(sleeping.page);
  },
};

/** What a visitor does with a page that is awake: all of it must be seen to work. */
async function goOnInForm(page: Page): Promise<void> {
  const form = formOn(page, 'inquiry');
  await form.submit();
  await form.until(({ errors, values }) => {
    expect(errors).toHaveProperty('lastName');
    expect(values).toMatchObject({ firstName: 'José' });
  });
  const order = await comeToForm(page, 'contact-lens');
  await order.element.getByText('Right eye').first().waitFor();
}

/** Types a name on a page that is translated meanwhile, and goes on to use the form. */
async function typeWhile(sleeping: SleepingPage, translate: () => Promise<void>): Promise<void> {
  const { page, scripts } = sleeping;
  await formOn(page, 'inquiry').field('firstName').click();
  await page.keyboard.type('Jo');
  await translate();
  await page.keyboard.type('s');
  scripts.letRun();
  await untilAnswering(page);
  await untilSettled(page);
  await page.keyboard.type('é');
  expect(await readFocus(page)).toEqual({ name: 'firstName', value: 'José', selection: [4, 4] });
  await goOnInForm(page);
}

test.describe('a page that is translated', () => {
  for (const [moment, goOn] of sample(Object.entries(moments), 2)) {
    test(`${moment} loses nothing, and shows what is new`, async ({ openPage }) => {
      const sleeping = await openAsleep(openPage, '/#contact', { wording: 'as it is' });
      await typeWhile(sleeping, async () => {
        await goOn(sleeping);
        await translateOnce(sleeping.page);
      });
    });
  }

  const changes: readonly [moment: string, selector: string, MutationObserverInit][] = [
    // The office hours are the first words that change.
    ['while React hydrates it', 'header', { childList: true, characterData: true, subtree: true }],
    ['when it says that it is ready', 'html', { attributeFilter: ['data-ready'] }],
  ];
  for (const [moment, selector, change] of sample(changes, 1)) {
    test(`${moment} loses nothing, and shows what is new`, async ({ openPage }) => {
      const sleeping = await openAsleep(openPage, '/#contact', { wording: 'as it is' });
      const translated = translateAtChange(sleeping.page, selector, change);
      await typeWhile(sleeping, async () => {
        await wake(sleeping);
        await translated;
      });
    });
  }

  const times = ['after the first scripts', 'while the script of a part is on its way', 'after all scripts'];
  for (const moment of sample(times, 1)) {
    test(`by the service ${moment} loses nothing, and shows what is new`, async ({ openPage }) => {
      let letService = () => {};
      const gate = new Promise<void>((resolve) => {
        letService = resolve;
      });
      const sleeping = await openAsleep(openPage, '/#contact', {
        wording: 'translated',
        prepare: async (opened) => {
          await opened.route('https://translate.google.com/**', async (route) => {
            await gate;
            await route.fallback();
          });
        },
      });
      await typeWhile(sleeping, async () => {
        await moments[moment]?.(sleeping);
        letService();
        await untilTranslated(sleeping.page);
      });
    });
  }

  for (const { kind, path } of sample(allPages, 1)) {
    test(`before its scripts keeps its place and its words: ${kind}`, async ({ openPage }) => {
      const sleeping = await openAsleep(openPage, path, { wording: 'as it is' });
      const { page } = sleeping;
      const title = await heading(page).textContent();
      const place = await turnWheel(page, 900);
      await translateOnce(page);
      await wake(sleeping);
      await finish(sleeping);
      expect(await offsetOf(page)).toBe(place);
      expect(await heading(page).textContent()).toBe(title);
    });
  }
});

/** Something that is pressed before it can answer. */
interface EarlyPress {
  what: string;
  path: string;
  control(page: Page): Locator;
  /** Waits until the press was carried out. */
  answered(page: Page): Promise<void>;
}

const openTab = (page: Page, name: string) => page.getByRole('tab', { name, selected: true }).waitFor();
const appointmentField = (page: Page, name: string) => formOn(page, 'appointment').field(name);

const earlyLinks: readonly EarlyPress[] = [
  {
    what: 'the button in the hero opens the appointment request',
    path: '/',
    control: (page) => page.locator('main').getByRole('link', { name: 'Request Appointment' }).first(),
    answered: (page) => openTab(page, 'Appointment Request'),
  },
  {
    what: 'the button of a service brings the type of visit',
    path: '/services/emergency-eye-care',
    control: (page) => page.getByRole('link', { name: 'Book Appointment' }),
    answered: async (page) => {
      await openTab(page, 'Appointment Request');
      await expect.poll(() => appointmentField(page, 'appointmentType').inputValue(), patience).toBe('Emergency Visit');
    },
  },
  {
    what: 'the button of a doctor brings the name',
    path: `/team/${doctor?.id}`,
    control: (page) => page.getByRole('link', { name: /^Request Appointment with/ }),
    answered: async (page) => {
      await openTab(page, 'Appointment Request');
      await expect
        .poll(() => appointmentField(page, 'message').inputValue(), patience)
        .toBe(`I would like to see ${doctor?.name}.`);
    },
  },
];

const earlyButtons: readonly EarlyPress[] = [
  {
    what: 'a tile opens its modal',
    path: '/',
    control: (page) => page.getByRole('button', { name: 'Pediatric Care', exact: true }),
    answered: (page) => page.getByRole('dialog', { name: 'Pediatric Eye Care' }).waitFor(),
  },
  {
    what: 'a card opens its modal',
    path: '/',
    control: (page) => page.locator('#services').getByRole('button', { name: 'Vision Therapy' }).last(),
    answered: (page) => page.getByRole('dialog', { name: 'Vision Therapy' }).waitFor(),
  },
  {
    what: 'the button of the brands stops or starts them',
    path: '/',
    control: (page) => page.locator('#recommendations').getByRole('button'),
    answered: (page) => page.locator('#recommendations').getByRole('button', { name: 'Play' }).waitFor(),
  },
  {
    what: 'the accessibility button opens the settings',
    path: '/terms',
    control: (page) => page.getByRole('button', { name: 'Accessibility and language' }),
    answered: (page) => page.getByRole('dialog').getByText('Text size').waitFor(),
  },
  {
    what: 'a tab opens',
    path: '/#contact',
    control: (page) => page.getByRole('tab', { name: 'Contact Lens Ordering' }),
    answered: (page) => openTab(page, 'Contact Lens Ordering'),
  },
];

/** Runs in the page: presses a control, and takes down what a visitor sees in the next frame. */
function pressAndLook(control: HTMLElement): {
  outline: string;
  isPending: boolean;
  label: string;
} {
  control.click();
  const shown = control instanceof HTMLButtonElement && control.type === 'submit' ? control.form : control;
  const { outlineStyle } = getComputedStyle(control);
  return {
    outline: outlineStyle,
    label: getComputedStyle(control, '::after').content,
    isPending: shown?.dataset.pending !== undefined,
  };
}

test.describe('what is pressed before the scripts', () => {
  const times = ['', ", also when the router waits for the page's scripts already"];
  const presses = [...earlyLinks, ...earlyButtons].flatMap((press) => times.map((time) => ({ ...press, time })));
  for (const { what, path, control, answered, time } of sample(presses, 5)) {
    test(`${what}${time}`, async ({ openPage }) => {
      // With motion: a reel that stands still has no button to stop it.
      const reducedMotion = what.includes('brands') ? 'no-preference' : 'reduce';
      const sleeping = await openAsleep(openPage, path, { context: { reducedMotion } });
      const { page, scripts } = sleeping;
      if (time !== '') await untilRouterWaits(sleeping);
      await control(page).click({ noWaitAfter: true });
      await page.locator('footer').waitFor();
      scripts.letRun();
      await answered(page);
      await untilSettled(page);
      expect(await page.locator('[data-pending]').count()).toBe(0);
    });
  }

  const sendButton = {
    what: 'the button of a form sends it',
    path: '/#contact',
    control: (page: Page) => page.locator('form#inquiry button[type="submit"]'),
  };
  for (const { what, path, control } of sample([sendButton, ...earlyButtons], 2)) {
    test(`is seen to be at work in the next frame: ${what}`, async ({ openPage }) => {
      const { page } = await openAsleep(openPage, path);
      if (path === '/#contact') await formOn(page, 'inquiry').fill(patient.inquiry);
      const look = await control(page).evaluate(pressAndLook);
      expect(look).toMatchObject({ outline: 'dashed', isPending: true });
      if (path === '/#contact' && what.includes('form')) expect(look.label).toBe('"Sending..."');
    });
  }

  test('is seen to be at work in the next frame, also on a page that is awake: a link to another page', async ({
    openPage,
  }) => {
    const { page, scripts } = await openAsleep(openPage, '/terms');
    scripts.letRun({ except: /\/(?:eye-hub|routes)-/ });
    await untilAwake(page);
    const link = page.getByRole('link', { name: 'Eye Hub' }).last();
    const isPendingInNextFrame = async (element: HTMLElement) => {
      element.click();
      await new Promise(requestAnimationFrame);
      return element.dataset.pending !== undefined;
    };
    expect(await page.getByRole('link', { name: 'Contact' }).last().evaluate(isPendingInNextFrame)).toBe(true);
    expect(await link.evaluate(isPendingInNextFrame)).toBe(true);
    expect(await page.locator('[data-pending]').count()).toBe(1);
    scripts.letRun();
    await page.getByRole('heading', { level: 1, name: 'Eye Hub' }).waitFor();
    expect(await page.locator('[data-pending]').count()).toBe(0);
  });

  test('is carried out as it was wished last: one tile, another, and the first again', { tag: '@translated' }, async ({
    openPage,
  }) => {
    const { page, scripts } = await openAsleep(openPage, '/');
    const tile = (name: string) => page.locator('#approach').getByRole('button', { name, exact: true });
    for (const name of ['IPL Therapy', 'Pediatric Care', 'IPL Therapy']) await tile(name).click();
    scripts.letRun();
    await page.getByRole('dialog').getByRole('heading', { name: 'IPL Therapy' }).waitFor();
    await untilSettled(page);
    expect(await page.getByRole('dialog').getByRole('heading', { name: 'IPL Therapy' }).isVisible()).toBe(true);
  });

  test('an arrow key on a tab that has just got the focus leads to the next tab', async ({ openPage }) => {
    const sleeping = await openAsleep(openPage, '/#contact');
    const { page, scripts } = sleeping;
    await page.getByRole('tab', { name: 'General Inquiry' }).focus();
    await page.keyboard.press('ArrowRight');
    scripts.letRun();
    await openTab(page, 'Contact Lens Ordering');
    await untilSettled(page);
    await openTab(page, 'Contact Lens Ordering');
  });

  test('Send, pressed three times, sends one request, and says so while it is on its way', async ({
    product,
    openPage,
  }) => {
    const { page, scripts } = await openAsleep(openPage, '/#contact');
    const form = formOn(page, 'inquiry');
    await form.fill(patient.inquiry);
    for (let presses = 0; presses < 3; presses += 1) await form.submit();
    const letAnswer = product.proxy.hold();
    scripts.letRun();
    await form.until(({ button }) => expect(button.label).toBe('Sending...'));
    letAnswer();
    const reference = await form.untilSent();
    await untilSettled(page);
    expect(product.proxy.seen).toHaveLength(1);
    expect((await product.readRows()).map((row) => row.reference)).toEqual([reference]);
  });
});

/** Scripts of a topic and of the home page without which something is missing. */
const needed = [
  { what: 'of the route', path: '/eye-hub/conditions/glaucoma', address: /\/_slug-/ },
  { what: 'of the content', path: '/eye-hub/conditions/glaucoma', address: /\/glaucoma-/ },
  { what: 'of a part', path: '/', address: /\/BrandsPart-/ },
] as const;

/** Whether the scripts that the document names are there, but for one. */
const areScriptsThere = (page: Page, missing: string) =>
  page.evaluate(
    (name) =>
      [...document.querySelectorAll<HTMLElement>('script[src], link[rel="modulepreload"]')]
        .map((element) => (element instanceof HTMLLinkElement ? element.href : (element as HTMLScriptElement).src))
        .filter((address) => !address.includes(`/${name}-`))
        .every((address) => performance.getEntriesByName(address).length > 0),
    missing,
  );

/** Expects whatever a page may say of pictures and parts that have not come before the network goes. */
function expectMissing(page: Page, expectedMessages: (string | RegExp)[]): void {
  page.on('console', (message) => {
    if (notGot.offline.test(message.text())) expectedMessages.push(message.text());
  });
}

test.describe('a script that is missing', () => {
  const cases = needed.flatMap((script) => (['lost', 'gone'] as const).map((how) => ({ ...script, how })));
  for (const { what, path, address, how } of sample(cases, 2)) {
    test(`leaves the page to be read, and is loaded at a later press: ${what}, ${how}`, async ({ openPage }) => {
      const { page, scripts } = await openAsleep(openPage, path, { expectedMessages: [notGot[how]] });
      const loads = loadsOf(page);
      const title = await heading(page).textContent();
      await page.evaluate(() => {
        document.documentElement.dataset.old = '';
      });
      scripts.fail(address, how);
      scripts.letRun();
      if (what === 'of a part') await page.locator('#recommendations').scrollIntoViewIfNeeded();
      // After a deploy once by itself, since there is a network; then it asks.
      const reloads = how === 'gone' ? 1 : 0;
      await expect.poll(loads, patience).toBe(reloads);
      if (how === 'gone') await page.locator('html:not([data-old]) footer').waitFor();
      if (what === 'of a part') {
        await untilAwake(page);
        await page.locator('#recommendations').scrollIntoViewIfNeeded();
      }
      const offer = page.getByRole('status').getByText('Part of this page could not be loaded.');
      await offer.waitFor();
      expect(await heading(page).textContent()).toBe(title);
      await page.getByRole('status').getByRole('link', { name: 'Reload the page' }).waitFor();

      scripts.mend();
      await heading(page).click();
      await untilAwake(page);
      if (what === 'of a part') {
        await page.locator('#recommendations').getByRole('button').click();
        await untilPart(page, 'brands-part');
      }
      expect(await heading(page).textContent()).toBe(title);
      expect(loads()).toBe(reloads);
    });
  }

  test('is asked for again at a press, also when it is the first of all', { tag: '@translated' }, async ({
    openPage,
  }) => {
    const { page, scripts } = await openAsleep(openPage, '/eye-hub/conditions/glaucoma', {
      expectedMessages: [notGot.lost],
    });
    const loads = loadsOf(page);
    scripts.fail(/\/entry-client-/, 'lost');
    scripts.letRun();
    const offer = page.getByRole('status').getByText('Part of this page could not be loaded.');
    await offer.waitFor();
    scripts.mend();
    await heading(page).click();
    await untilAwake(page);
    expect(await offer.isVisible()).toBe(false);
    expect(loads()).toBe(0);
  });

  test('comes with the network, also when all are, and what was pressed meanwhile is done', async ({ openPage }) => {
    const expectedMessages: (string | RegExp)[] = [];
    const { page, scripts } = await openAsleep(openPage, '/eye-hub/conditions/glaucoma', { expectedMessages });
    expectMissing(page, expectedMessages);
    const loads = loadsOf(page);
    await page.context().setOffline(true);
    scripts.letRun();
    await page.locator('html[data-offline]').waitFor({ state: 'attached' });
    await page.getByRole('link', { name: 'Eye Hub' }).last().click({ noWaitAfter: true });
    await page.context().setOffline(false);
    await page.getByRole('heading', { level: 1, name: 'Eye Hub' }).waitFor();
    expect(loads()).toBe(0);
  });

  test('leaves links that work', async ({ openPage }) => {
    const { page, scripts } = await openAsleep(openPage, '/eye-hub/conditions/glaucoma', {
      expectedMessages: [notGot.gone],
    });
    scripts.fail(/\/glaucoma-/, 'gone');
    scripts.letRun();
    await page.getByRole('status').getByText('Part of this page could not be loaded.').waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
    await page.waitForURL('**/terms');
    await page.getByRole('heading', { level: 1, name: 'Terms of Service' }).waitFor();
  });

  test('while something is entered, is said to be, and nothing is loaded anew before that is chosen', async ({
    openPage,
  }) => {
    const { page, scripts } = await openAsleep(openPage, '/', {
      wording: 'as it is',
      expectedMessages: [notGot.gone],
    });
    const loads = loadsOf(page);
    await formOn(page, 'inquiry').fill({ message: patient.inquiry.message });
    scripts.fail(/\/(?:ServicesPart|BrandsPart)-/, 'gone');
    scripts.letRun();
    await page.locator('#services').scrollIntoViewIfNeeded();
    await page.getByRole('status').getByText('Part of this page could not be loaded.').waitFor();
    await formOn(page, 'inquiry').until(({ values }) =>
      expect(values).toMatchObject({ message: patient.inquiry.message }),
    );
    expect(loads()).toBe(0);
    page.on('dialog', (dialog) => void dialog.accept());
    await page.getByRole('status').getByRole('link', { name: 'Reload the page' }).click();
    await expect.poll(loads, patience).toBe(1);
  });

  test('keeps nothing asleep when it is that of the page machine', async ({ openPage }) => {
    const expectedMessages: (string | RegExp)[] = [notGot.lost];
    const { page, scripts } = await openAsleep(openPage, '/terms', { expectedMessages });
    scripts.fail(/\/terms-/, 'lost');
    scripts.letRun({ except: /\/page-life-/ });
    await expect.poll(() => scripts.asked(/\/page-life-/), patience).toBeGreaterThan(0);
    scripts.fail(/\/page-life-/, 'lost');
    scripts.letRun();
    await untilAwake(page);
  });

  test('without a network is waited for: nothing is loaded anew, and the page wakes with the network', async ({
    openPage,
  }) => {
    const expectedMessages: (string | RegExp)[] = [notGot.lost];
    const { page, scripts } = await openAsleep(openPage, '/eye-hub/conditions/glaucoma', { expectedMessages });
    expectMissing(page, expectedMessages);
    const loads = loadsOf(page);
    const title = await heading(page).textContent();
    scripts.fail(/\/glaucoma-/, 'lost');
    scripts.letRun({ except: /\/glaucoma-/ });
    await expect.poll(() => areScriptsThere(page, 'glaucoma'), patience).toBe(true);
    await page.context().setOffline(true);
    await page.locator('html[data-offline]').waitFor({ state: 'attached' });
    scripts.letRun();
    await heading(page).click();
    expect(await page.locator('html[data-ready]').count()).toBe(0);
    expect(await heading(page).textContent()).toBe(title);
    scripts.mend();
    await page.context().setOffline(false);
    await untilAwake(page);
    expect(await heading(page).textContent()).toBe(title);
    expect(loads()).toBe(0);
  });
});

test.describe('without a network', () => {
  for (const { what, name, arrived } of [
    {
      what: 'to another page',
      name: 'Eye Hub',
      arrived: (page: Page) => page.getByRole('heading', { level: 1, name: 'Eye Hub' }),
    },
    {
      what: 'that asks for a form',
      name: 'Request a Visit',
      arrived: (page: Page) => page.getByRole('tab', { name: 'Appointment Request', selected: true }),
    },
  ]) {
    test(`a link ${what}, pressed before the scripts, keeps the page, and is followed with the network`, async ({
      openPage,
    }) => {
      const expectedMessages: string[] = [];
      const { page, scripts } = await openAsleep(openPage, '/eye-hub/conditions/glaucoma', { expectedMessages });
      expectMissing(page, expectedMessages);
      const loads = loadsOf(page);
      const link = page.getByRole('link', { name }).last();
      await page.context().setOffline(true);
      await page.locator('html[data-offline]').waitFor({ state: 'attached' });
      await link.click({ noWaitAfter: true });
      await page.locator('a[data-pending]').waitFor();
      expect(await heading(page).textContent()).toContain('Glaucoma');
      await page.context().setOffline(false);
      scripts.letRun();
      await arrived(page).waitFor();
      expect(loads()).toBe(0);
    });
  }

  test('a notice with the phone and the address comes, and goes with the network', {
    tag: ['@translated', '@phone'],
  }, async ({ openPage }) => {
    const page = await openPage('/services/vision-therapy', { context: { reducedMotion: 'reduce' } });
    await untilReady(page);
    const notice = page.getByRole('status').filter({ hasText: 'You are offline' });
    expect(await notice.isVisible()).toBe(false);
    await page.context().setOffline(true);
    await notice.getByText('You are offline. You can still read this page and call us:').waitFor();
    await notice.getByRole('link', { name: practice.phone.display }).waitFor();
    await notice.getByText(practice.address.oneLine).waitFor();
    await page.context().setOffline(false);
    await notice.getByText('You are offline').waitFor({ state: 'hidden' });
  });

  test('a place in the bottom bar that was never loaded says so inside the site, and comes with the network', async ({
    openPage,
  }) => {
    const sleeping = await openAsleep(openPage, '/services/vision-therapy', {
      // The second is the router's word on a page that it could not fetch ahead.
      expectedMessages: [
        /^Failed to load resource: net::ERR_INTERNET_DISCONNECTED/,
        /^(?:Type)?Error: A script is missing/,
      ],
    });
    const { page } = sleeping;
    await wake(sleeping);
    sleeping.scripts.letRun();
    const loads = loadsOf(page);
    await page.context().setOffline(true);
    await page.locator('html[data-offline]').waitFor({ state: 'attached' });
    await page.getByRole('link', { name: 'Eye Hub' }).last().click();
    await page.getByRole('heading', { level: 1, name: 'Page Not Loaded' }).waitFor();
    await page.getByRole('status').getByRole('link', { name: practice.phone.display }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/eye-hub');
    expect(loads()).toBe(0);
    await page.getByRole('link', { name: 'Try Again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Page Not Loaded' }).waitFor();
    await page.context().setOffline(false);
    await page.getByRole('heading', { level: 1, name: 'Eye Hub' }).waitFor();
    expect(loads()).toBe(0);
  });
});
