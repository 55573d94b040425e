import type { Locator, Page } from 'playwright/test';
import { doctors, practice } from '../../content/index.ts';
import { onePageOfEachKind } from '../../scripts/pages.ts';
import { expect, test } from '../fixtures.ts';
import { formOn, patient, selectForm, untilFormsReady } from '../support/forms.ts';
import {
  countLoads,
  lazyPartScripts,
  type NotHydratedPage,
  openWithHeldScripts,
  scrollByWheel,
  scrollOffset,
  startSlowSite,
  translateOnce,
  translateOnMutation,
  untilHydrated,
  untilPart,
  untilRouterWaits,
  untilSettled,
} from '../support/hydration.ts';
import { untilReady, untilTranslated } from '../support/open-view.ts';
import { sample } from '../support/sample.ts';

declare global {
  interface Window {
    usesOfIntl: string[];
  }
}

const doctor = doctors.at(-1);

/** Pages with lazy parts, one of each kind. */
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

/** The console message of a browser for a script that failed to load. */
const loadErrors = {
  lost: /^Failed to load resource: net::ERR_CONNECTION_RESET/,
  gone: /^Failed to load resource: the server responded with a status of 404/,
  offline: /^Failed to load resource: net::ERR_INTERNET_DISCONNECTED/,
};

const heading = (page: Page) => page.locator('main h1');

/** Releases all scripts but those of lazy parts, and waits until the page is hydrated. */
async function hydrate({ page, scripts }: NotHydratedPage): Promise<void> {
  scripts.release({ except: lazyPartScripts });
  await untilHydrated(page);
}

/** Releases all scripts, and waits until the page is completely hydrated. */
async function hydrateAll({ page, scripts }: NotHydratedPage): Promise<void> {
  scripts.release();
  await untilSettled(page);
}

/** The name, value and selection of the focused field. */
const readFocus = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement;
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return null;
    const { name, value, selectionStart, selectionEnd } = field;
    return { name, value, selection: [selectionStart, selectionEnd] };
  });

test('a page loads only the scripts that its document names until somebody uses it', async ({ openPage }) => {
  const page = await openPage(undefined, {
    // Translation uses the page.
    wording: 'original',
    context: { viewport: { width: 1280, height: 1600 } },
  });
  const requested = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') requested.add(new URL(request.url()).pathname);
  });
  // Pages on which parts are in view.
  for (const path of ['/', `/team/${doctor?.id}`, '/urgent', '/search', '/handled']) {
    // The page before may still be loading.
    await page.goto('about:blank');
    requested.clear();
    const html = await page.goto(path).then((response) => response?.text());
    const named: readonly string[] = html?.match(/\/assets\/[^"']+\.js/g) ?? [];
    const others = () => [...requested].filter((script) => !named.includes(script));
    await untilHydrated(page);
    // Chromium reports a pointer that rests where a page appears.
    await page.evaluate(() => document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true })));
    await page.waitForLoadState('networkidle');
    expect(others(), path).toEqual([]);
    await page.keyboard.press('Shift');
    await expect.poll(others).not.toEqual([]);
  }
});

/** As in a background tab, or in a browser that reports no paint. */
const hidePaint = (page: Page) =>
  page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });

/** The page is not loaded until its pictures are. */
async function holdPictures(page: Page): Promise<void> {
  await page.route('**/*.svg', () => {});
}

test('a page requests its scripts once it is painted, while its pictures load', async ({ openPage }) => {
  const page = await openPage(undefined, { prepare: holdPictures });
  await page.goto('/', { waitUntil: 'commit' });
  await untilHydrated(page);
  const [painted, ...requested] = await page.evaluate(() =>
    [
      ...performance.getEntriesByName('first-contentful-paint'),
      ...performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')),
    ].map(({ startTime }) => startTime),
  );
  expect(requested.length).toBeGreaterThan(1);
  expect(Math.min(...requested)).toBeGreaterThan(painted ?? Number.POSITIVE_INFINITY);
});

test('a page that is not painted requests its scripts after it has loaded', async ({ openPage }) => {
  const page = await openPage('/', { prepare: hidePaint });
  await untilHydrated(page);
  expect(await page.evaluate(() => document.documentElement.dataset.inUse)).toBeUndefined();
});

test('a page requests its scripts at the first use, whatever it waits for', async ({ openPage }) => {
  const page = await openPage(undefined, {
    prepare: (opened) => Promise.all([hidePaint(opened), holdPictures(opened)]),
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  expect(await page.locator('script[src]').count()).toBe(0);
  await page.keyboard.press('Shift');
  await untilHydrated(page);
});

test('a page whose document arrives slowly is hydrated when all of it is there', async ({ openPage }) => {
  const site = await startSlowSite('data-awaiting="site-footer"');
  const page = await openPage(undefined, { wording: 'original' });
  const scripts = ['entry-client', 'site', 'index'].map((name) => page.waitForResponse(new RegExp(`/${name}-.*js$`)));
  await page.goto(site.origin, { waitUntil: 'commit' });
  for (const script of scripts) await (await script).finished();
  // The router has started, and whatever follows has been done.
  await page.waitForFunction(() => history.state?.__TSR_key !== undefined);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const main = await page.locator('main').elementHandle();
  expect(await page.locator('html[data-ready]').count()).toBe(0);
  site.sendRest();
  await untilHydrated(page);
  expect(await main?.evaluate((element) => element.isConnected)).toBe(true);
  await page.waitForLoadState('networkidle');
  expect(await page.locator('[data-awaiting="page-tools"], [data-awaiting="site-footer"]').count()).toBe(2);
  await site.stop();
});

test('the phone menu is not shown before its number has arrived', async ({ openPage }) => {
  const site = await startSlowSite('<summary');
  const page = await openPage(undefined, { wording: 'original' });
  await page.goto(`${site.origin}/terms`, { waitUntil: 'commit' });
  const menu = page.locator('header details');
  // It has the browser's own text, "Details".
  await expect(menu).toHaveCount(1);
  await expect(menu).toBeHidden();
  site.sendRest();
  await expect(menu.getByText(practice.phone.display)).toBeVisible();
  await untilHydrated(page);
  await page.waitForLoadState();
  await site.stop();
});

/** Records the use of what loads the data of all locales. Runs in the page. */
function recordIntl(): void {
  window.usesOfIntl = [];
  const recorded = <Value extends object>(name: string, value: Value): Value => {
    const record = () => window.usesOfIntl.push(`${name} ${location.pathname}`);
    return new Proxy(value, {
      apply: (target, self, args) => {
        record();
        return Reflect.apply(target as () => unknown, self, args);
      },
      construct: (target, args) => {
        record();
        return Reflect.construct(target as new () => object, args);
      },
    });
  };
  for (const name of ['DateTimeFormat', 'NumberFormat', 'Collator'] as const) {
    Object.assign(Intl, { [name]: recorded(name, Intl[name]) });
  }
  String.prototype.localeCompare = recorded('localeCompare', String.prototype.localeCompare);
  Number.prototype.toLocaleString = recorded('toLocaleString', Number.prototype.toLocaleString);
  for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'] as const) {
    Date.prototype[name] = recorded(name, Date.prototype[name]);
  }
}

test('a page does not use Intl, which loads the data of all locales, until somebody uses it', async ({ openPage }) => {
  const page = await openPage(undefined, { prepare: (opened) => opened.addInitScript(recordIntl) });
  const uses = () => page.evaluate(() => window.usesOfIntl);
  for (const path of onePageOfEachKind) {
    await page.goto(path);
    await untilHydrated(page);
    expect(await uses()).toEqual([]);
  }
  await page.goto('/#contact');
  await untilFormsReady(page);
  expect(await uses()).not.toEqual([]);
});

test.describe('scroll offset', () => {
  for (const { kind, path } of sample(allPages, 1)) {
    test(`does not change during hydration: ${kind}`, async ({ openPage }) => {
      const notHydrated = await openWithHeldScripts(openPage, path);
      const { page } = notHydrated;
      const offset = await scrollByWheel(page, 900);
      await hydrate(notHydrated);
      expect(await scrollOffset(page)).toBe(offset);
      await hydrateAll(notHydrated);
      expect(await scrollOffset(page)).toBe(offset);
    });
  }

  for (const { kind, path } of sample(pages, 1)) {
    for (const [navigation, link] of [
      ['client-side navigation', 'a[href="/eye-hub"]'],
      ['another document', 'footer a[href="/terms"]'],
    ] as const) {
      test(`is restored on the way back from ${navigation} when the page was scrolled before hydration: ${kind}`, async ({
        openPage,
      }) => {
        const notHydrated = await openWithHeldScripts(openPage, path);
        const { page } = notHydrated;
        const offset = await scrollByWheel(page, 900);
        await hydrate(notHydrated);
        await hydrateAll(notHydrated);
        await page.evaluate((to) => [...document.querySelectorAll<HTMLElement>(to)].at(-1)?.click(), link);
        await page
          .locator('main h1')
          .filter({ hasText: /^(?:Eye Hub|Terms of Service)$/ })
          .waitFor();
        await expect.poll(() => scrollOffset(page)).toBe(0);
        await page.goBack();
        await page.waitForURL(`**${path}`);
        await expect.poll(() => scrollOffset(page)).toBe(offset);
      });
    }
  }

  test('is restored on reload', { tag: '@all' }, async ({ openPage }) => {
    const notHydrated = await openWithHeldScripts(openPage, '/');
    const { page, scripts } = notHydrated;
    const offset = await scrollByWheel(page, 900);
    scripts.release();
    await untilSettled(page);
    await page.reload();
    await untilHydrated(page);
    await expect.poll(() => scrollOffset(page)).toBe(offset);
  });

  test('leaves the section in the URL when the visitor scrolls up before hydration', async ({ openPage }) => {
    const notHydrated = await openWithHeldScripts(openPage, '/#find-us');
    const { page } = notHydrated;
    await expect.poll(() => scrollOffset(page)).toBeGreaterThan(1000);
    const offset = await scrollByWheel(page, -700);
    await hydrate(notHydrated);
    expect(await scrollOffset(page)).toBe(offset);
    await hydrateAll(notHydrated);
    expect(await scrollOffset(page)).toBe(offset);
  });

  test('leaves the section in the URL when the visitor scrolls up before the lazy parts load', { tag: '@all' }, async ({
    openPage,
  }) => {
    const notHydrated = await openWithHeldScripts(openPage, '/#find-us');
    const { page } = notHydrated;
    await expect.poll(() => scrollOffset(page)).toBeGreaterThan(1000);
    await hydrate(notHydrated);
    const offset = await scrollByWheel(page, -700);
    await hydrateAll(notHydrated);
    expect(await scrollOffset(page)).toBe(offset);
  });
});

test.describe('typed text', () => {
  test('stays with focus and caret before, during and after hydration', {
    tag: '@translated',
  }, async ({ openPage }) => {
    const notHydrated = await openWithHeldScripts(openPage, '/#contact');
    const { page } = notHydrated;
    await formOn(page, 'inquiry').field('firstName').click();
    await page.keyboard.type('Jo');
    await hydrate(notHydrated);
    await page.keyboard.type('sé');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    expect(await readFocus(page)).toEqual({ name: 'firstName', value: 'José', selection: [2, 2] });
    notHydrated.scripts.release();
    await page.keyboard.type('-');
    await untilFormsReady(page);
    await untilSettled(page);
    await page.keyboard.type('o');
    expect(await readFocus(page)).toEqual({ name: 'firstName', value: 'Jo-osé', selection: [4, 4] });
  });

  test('stays selected during hydration, and is replaced by the next input', { tag: '@all' }, async ({ openPage }) => {
    const notHydrated = await openWithHeldScripts(openPage, '/#contact');
    const { page } = notHydrated;
    const form = formOn(page, 'inquiry');
    await form.fill({ subject: patient.inquiry.subject, message: 'Do you mend frames?' });
    await form.field('message').evaluate((field: HTMLTextAreaElement) => {
      field.focus();
      field.setSelectionRange(7, 11);
    });
    await hydrate(notHydrated);
    expect(await readFocus(page)).toMatchObject({ name: 'message', selection: [7, 11] });
    notHydrated.scripts.release();
    await untilFormsReady(page);
    await untilSettled(page);
    expect(await readFocus(page)).toMatchObject({ name: 'message', selection: [7, 11] });
    await page.keyboard.insertText('repair');
    await form.until(({ values }) =>
      expect(values).toMatchObject({ subject: patient.inquiry.subject, message: 'Do you repair frames?' }),
    );
  });
});

/** The stages of hydration at which a page can be translated, each with a function that advances to it. */
const stages: Record<string, (notHydrated: NotHydratedPage) => Promise<void>> = {
  'before all scripts': async () => {},
  'after the first scripts': hydrate,
  'after the script of one part': async (notHydrated) => {
    await hydrate(notHydrated);
    notHydrated.scripts.release({ except: /\/(?:ContactForms|BrandsPart|-Footer)-/ });
    await untilPart(notHydrated.page, 'page-tools');
  },
  'while the script of a part is loading': async (notHydrated) => {
    await hydrate(notHydrated);
    // The machine that loads the part.
    notHydrated.scripts.release({ except: /\/(?:\w+Part|ContactForms|-Footer)-/ });
    await expect.poll(() => notHydrated.scripts.requestCount(/\/ContactForms-/)).toBeGreaterThan(0);
  },
  'after all scripts': async (notHydrated) => {
    await hydrate(notHydrated);
    notHydrated.scripts.release();
    await untilPart(notHydrated.page, 'contact-part');
    await untilSettled(notHydrated.page);
  },
};

/** Uses the forms of a hydrated page. */
async function submitAndSwitchForm(page: Page): Promise<void> {
  const form = formOn(page, 'inquiry');
  await form.submit();
  await form.until(({ errors, values }) => {
    expect(errors).toHaveProperty('lastName');
    expect(values).toMatchObject({ firstName: 'José' });
  });
  const order = await selectForm(page, 'contact-lens');
  await order.element.getByText('Right eye').first().waitFor();
}

/** Types a name while the page is translated, then uses the forms. */
async function typeDuring(notHydrated: NotHydratedPage, translate: () => Promise<void>): Promise<void> {
  const { page, scripts } = notHydrated;
  await formOn(page, 'inquiry').field('firstName').click();
  await page.keyboard.type('Jo');
  await translate();
  await page.keyboard.type('s');
  scripts.release();
  await untilFormsReady(page);
  await untilSettled(page);
  await page.keyboard.type('é');
  expect(await readFocus(page)).toEqual({ name: 'firstName', value: 'José', selection: [4, 4] });
  await submitAndSwitchForm(page);
}

test.describe('page translated', () => {
  for (const [stage, advance] of sample(Object.entries(stages), 1)) {
    test(`${stage} keeps typed text and stays usable`, { tag: '@all' }, async ({ openPage }) => {
      const notHydrated = await openWithHeldScripts(openPage, '/#contact', { wording: 'original' });
      await typeDuring(notHydrated, async () => {
        await advance(notHydrated);
        await translateOnce(notHydrated.page);
      });
    });
  }

  const changes: readonly [stage: string, selector: string, MutationObserverInit][] = [
    // The opening hours are the first text that changes.
    ['while React hydrates it', 'header', { childList: true, characterData: true, subtree: true }],
    ['when it is marked as hydrated', 'html', { attributeFilter: ['data-ready'] }],
  ];
  for (const [stage, selector, change] of sample(changes, 1)) {
    test(`${stage} keeps typed text and stays usable`, async ({ openPage }) => {
      const notHydrated = await openWithHeldScripts(openPage, '/#contact', { wording: 'original' });
      const translated = translateOnMutation(notHydrated.page, selector, change);
      await typeDuring(notHydrated, async () => {
        await hydrate(notHydrated);
        await translated;
      });
    });
  }

  const serviceStages = ['after the first scripts', 'while the script of a part is loading', 'after all scripts'];
  for (const stage of sample(serviceStages, 1)) {
    test(`by the service ${stage} keeps typed text and stays usable`, { tag: '@all' }, async ({ openPage }) => {
      let releaseService = () => {};
      const released = new Promise<void>((resolve) => {
        releaseService = resolve;
      });
      const notHydrated = await openWithHeldScripts(openPage, '/#contact', {
        wording: 'translated',
        prepare: async (opened) => {
          await opened.route('https://translate.google.com/**', async (route) => {
            await released;
            await route.fallback();
          });
        },
      });
      await typeDuring(notHydrated, async () => {
        await stages[stage]?.(notHydrated);
        // The script that translates loads with the tools of the page.
        notHydrated.scripts.release({ except: /\/(?:\w+Part|ContactForms)-/ });
        releaseService();
        await untilTranslated(notHydrated.page);
      });
    });
  }

  for (const { kind, path } of sample(allPages, 1)) {
    test(`before its scripts keeps scroll offset and text: ${kind}`, async ({ openPage }) => {
      const notHydrated = await openWithHeldScripts(openPage, path, { wording: 'original' });
      const { page } = notHydrated;
      const title = await heading(page).textContent();
      const offset = await scrollByWheel(page, 900);
      await translateOnce(page);
      await hydrate(notHydrated);
      await hydrateAll(notHydrated);
      expect(await scrollOffset(page)).toBe(offset);
      expect(await heading(page).textContent()).toBe(title);
    });
  }
});

/** A click before hydration. */
interface EarlyClick {
  what: string;
  path: string;
  control(page: Page): Locator;
  /** Waits until the click has been replayed. */
  untilReplayed(page: Page): Promise<void>;
}

const untilTabSelected = (page: Page, name: string) => page.getByRole('tab', { name, selected: true }).waitFor();
const appointmentField = (page: Page, name: string) => formOn(page, 'appointment').field(name);

const earlyLinks: readonly EarlyClick[] = [
  {
    what: 'a click on the link in the hero selects the appointment request',
    path: '/',
    control: (page) => page.locator('main').getByRole('link', { name: 'Request Appointment' }).first(),
    untilReplayed: (page) => untilTabSelected(page, 'Appointment Request'),
  },
  {
    what: 'a click on the link of a service prefills the appointment type',
    path: '/services/emergency-eye-care',
    control: (page) => page.getByRole('link', { name: 'Book Appointment' }),
    untilReplayed: async (page) => {
      await untilTabSelected(page, 'Appointment Request');
      await expect.poll(() => appointmentField(page, 'appointmentType').inputValue()).toBe('Emergency Visit');
    },
  },
  {
    what: 'a click on the link of a doctor prefills the name',
    path: `/team/${doctor?.id}`,
    control: (page) => page.getByRole('link', { name: /^Request Appointment with/ }),
    untilReplayed: async (page) => {
      await untilTabSelected(page, 'Appointment Request');
      await expect
        .poll(() => appointmentField(page, 'message').inputValue())
        .toBe(`I would like to see ${doctor?.name}.`);
    },
  },
];

const earlyButtons: readonly EarlyClick[] = [
  {
    what: 'a click on a tile opens its modal',
    path: '/',
    control: (page) => page.getByRole('button', { name: 'Pediatric Care', exact: true }),
    untilReplayed: (page) => page.getByRole('dialog', { name: 'Pediatric Eye Care' }).waitFor(),
  },
  {
    what: 'a click on a card opens its modal',
    path: '/',
    control: (page) => page.locator('#services').getByRole('button', { name: 'Vision Therapy' }).last(),
    untilReplayed: (page) => page.getByRole('dialog', { name: 'Vision Therapy' }).waitFor(),
  },
  {
    what: 'a click on the button of the brands pauses or plays them',
    path: '/',
    control: (page) => page.locator('#recommendations').getByRole('button'),
    untilReplayed: (page) => page.locator('#recommendations').getByRole('button', { name: 'Play' }).waitFor(),
  },
  {
    what: 'a click on the accessibility button opens the settings',
    path: '/terms',
    control: (page) => page.getByRole('button', { name: 'Accessibility and language' }),
    untilReplayed: (page) => page.getByRole('dialog').getByText('Text size').waitFor(),
  },
  {
    what: 'a click on a tab selects it',
    path: '/#contact',
    control: (page) => page.getByRole('tab', { name: 'Contact Lens Ordering' }),
    untilReplayed: (page) => untilTabSelected(page, 'Contact Lens Ordering'),
  },
];

/** Clicks a control, and reads its styles at once. Runs in the page. */
function clickAndReadStyles(control: HTMLElement): {
  outline: string;
  isPending: boolean;
  label: string;
} {
  control.click();
  const pendingElement = control instanceof HTMLButtonElement && control.type === 'submit' ? control.form : control;
  const { outlineStyle } = getComputedStyle(control);
  return {
    outline: outlineStyle,
    label: getComputedStyle(control, '::after').content,
    isPending: pendingElement?.dataset.pending !== undefined,
  };
}

test.describe('input before hydration', () => {
  const moments = ['', ' while the router is loading the route'];
  const ways: readonly [string, (control: Locator) => Promise<void>][] = [
    ['mouse', (control) => control.click({ noWaitAfter: true })],
    ['touch', (control) => control.tap({ noWaitAfter: true })],
    ['keyboard', (control) => control.press('Enter', { noWaitAfter: true })],
  ];
  const clicks = [...earlyLinks, ...earlyButtons].flatMap((click) =>
    moments.flatMap((moment) => ways.map(([way, press]) => ({ ...click, moment, way, press }))),
  );
  for (const { what, path, control, untilReplayed, moment, way, press } of sample(clicks, 3)) {
    test(`${what}${moment}, by ${way}`, async ({ openPage }) => {
      // With motion, since without it the carousel has no button.
      const reducedMotion = what.includes('brands') ? 'no-preference' : 'reduce';
      const notHydrated = await openWithHeldScripts(openPage, path, { context: { reducedMotion, hasTouch: true } });
      const { page, scripts } = notHydrated;
      if (moment !== '') await untilRouterWaits(notHydrated);
      await press(control(page));
      await page.locator('footer').waitFor();
      scripts.release();
      await untilReplayed(page);
      await untilSettled(page);
      expect(await page.locator('[data-pending]').count()).toBe(0);
    });
  }

  const sendButton = {
    what: 'a click on the submit button of a form sends it',
    path: '/#contact',
    control: (page: Page) => page.locator('form#inquiry button[type="submit"]'),
  };
  for (const { what, path, control } of sample([sendButton, ...earlyButtons], 1)) {
    test(`is shown as pending in the next frame: ${what}`, async ({ openPage }) => {
      const { page } = await openWithHeldScripts(openPage, path);
      if (path === '/#contact') await formOn(page, 'inquiry').fill(patient.inquiry);
      const styles = await control(page).evaluate(clickAndReadStyles);
      expect(styles).toMatchObject({ outline: 'dashed', isPending: true });
      if (path === '/#contact' && what.includes('form')) expect(styles.label).toBe('"Sending..."');
    });
  }

  test('a click on a link is shown as pending in the next frame, also after hydration', async ({ openPage }) => {
    const { page, scripts } = await openWithHeldScripts(openPage, '/terms');
    scripts.release({ except: /\/(?:eye-hub-index|index)-/ });
    await untilHydrated(page);
    const link = page.getByRole('link', { name: 'Eye Hub' }).last();
    const isPendingInNextFrame = async (element: HTMLElement) => {
      element.click();
      await new Promise(requestAnimationFrame);
      return element.dataset.pending !== undefined;
    };
    expect(await page.getByRole('link', { name: 'Contact' }).last().evaluate(isPendingInNextFrame)).toBe(true);
    expect(await link.evaluate(isPendingInNextFrame)).toBe(true);
    expect(await page.locator('[data-pending]').count()).toBe(1);
    scripts.release();
    await page.getByRole('heading', { level: 1, name: 'Eye Hub' }).waitFor();
    expect(await page.locator('[data-pending]').count()).toBe(0);
  });

  test('a click on each of several tiles opens only the last one', { tag: ['@translated', '@all'] }, async ({
    openPage,
  }) => {
    const { page, scripts } = await openWithHeldScripts(openPage, '/');
    const tile = (name: string) => page.locator('#approach').getByRole('button', { name, exact: true });
    for (const name of ['IPL Therapy', 'Pediatric Care', 'IPL Therapy']) await tile(name).click();
    scripts.release();
    await page.getByRole('dialog').getByRole('heading', { name: 'IPL Therapy' }).waitFor();
    await untilSettled(page);
    expect(await page.getByRole('dialog').getByRole('heading', { name: 'IPL Therapy' }).isVisible()).toBe(true);
  });

  test('an arrow key on a tab selects the next tab', { tag: '@all' }, async ({ openPage }) => {
    const notHydrated = await openWithHeldScripts(openPage, '/#contact');
    const { page, scripts } = notHydrated;
    await page.getByRole('tab', { name: 'General Inquiry' }).focus();
    await page.keyboard.press('ArrowRight');
    scripts.release();
    await untilTabSelected(page, 'Contact Lens Ordering');
    await untilSettled(page);
    await untilTabSelected(page, 'Contact Lens Ordering');
  });

  test('three clicks on the submit button send one request, and show "Sending..."', async ({ product, openPage }) => {
    const { page, scripts } = await openWithHeldScripts(openPage, '/#contact');
    const form = formOn(page, 'inquiry');
    await form.fill(patient.inquiry);
    for (let presses = 0; presses < 3; presses += 1) await form.submit();
    const releaseResponse = product.proxy.hold();
    scripts.release();
    await form.until(({ button }) => expect(button.label).toBe('Sending...'));
    releaseResponse();
    const reference = await form.untilSent();
    await untilSettled(page);
    expect(product.proxy.seen).toHaveLength(1);
    expect((await product.readRows()).map((row) => row.reference)).toEqual([reference]);
  });
});

/** Scripts that a topic or the home page needs. */
const requiredScripts = [
  { what: 'of the route', path: '/eye-hub/conditions/glaucoma', address: /\/eye-hub-category-slug-/ },
  { what: 'of a part', path: '/', address: /\/BrandsPart-/ },
] as const;

/** Whether all scripts in the document except one are loaded. */
const areScriptsLoaded = (page: Page, missing: string) =>
  page.evaluate(
    (name) =>
      [...document.querySelectorAll<HTMLElement>('script[src], link[rel="modulepreload"]')]
        .map((element) => (element instanceof HTMLLinkElement ? element.href : (element as HTMLScriptElement).src))
        .filter((address) => !address.includes(`/${name}-`))
        .every((address) => performance.getEntriesByName(address).length > 0),
    missing,
  );

/** Expects console messages about images and scripts that fail to load offline. */
function expectOfflineMessages(page: Page, expectedMessages: (string | RegExp)[]): void {
  page.on('console', (message) => {
    if (loadErrors.offline.test(message.text())) expectedMessages.push(message.text());
  });
}

test('a page whose address ends with a slash keeps its markup', async ({ openPage }) => {
  const { page, scripts } = await openWithHeldScripts(openPage, '/eye-hub/conditions/');
  const prerendered = await heading(page).elementHandle();
  scripts.release();
  await untilHydrated(page);
  expect(await prerendered?.evaluate((element) => element.isConnected)).toBe(true);
});

test('the scene among the sections of a topic changes with its slider', async ({ openPage }) => {
  const page = await openPage('/eye-hub/conditions/glaucoma');
  await untilHydrated(page);
  const slider = page.getByRole('slider', { name: 'How strong' });
  await slider.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-awaiting="topic-scene"]')).toHaveCount(0);
  await slider.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', 'None');
});

test.describe('script that fails to load', () => {
  const cases = requiredScripts.flatMap((script) => (['lost', 'gone'] as const).map((how) => ({ ...script, how })));
  for (const { what, path, address, how } of sample(cases, 1)) {
    test(`leaves the page readable, and is loaded on a later click: ${what}, ${how}`, async ({ openPage }) => {
      const { page, scripts } = await openWithHeldScripts(openPage, path, { expectedMessages: [loadErrors[how]] });
      const loads = countLoads(page);
      const title = await heading(page).textContent();
      await page.evaluate(() => {
        document.documentElement.dataset.old = '';
      });
      scripts.fail(address, how);
      scripts.release();
      if (what === 'of a part') await page.locator('#recommendations').scrollIntoViewIfNeeded();
      // After a deploy the page reloads itself once, then shows a reload link.
      const reloads = how === 'gone' ? 1 : 0;
      await expect.poll(loads).toBe(reloads);
      if (how === 'gone') await page.locator('html:not([data-old]) footer').waitFor();
      if (what === 'of a part') {
        await untilHydrated(page);
        await page.locator('#recommendations').scrollIntoViewIfNeeded();
      }
      const reloadNotice = page.getByRole('status').getByText('Part of this page could not be loaded.');
      await reloadNotice.waitFor();
      expect(await heading(page).textContent()).toBe(title);
      await page.getByRole('status').getByRole('link', { name: 'Reload the page' }).waitFor();

      scripts.restore();
      await heading(page).click();
      await untilHydrated(page);
      if (what === 'of a part') {
        await page.locator('#recommendations').getByRole('button').click();
        await untilPart(page, 'brands-part');
      }
      await expect(reloadNotice).toBeHidden();
      expect(await heading(page).textContent()).toBe(title);
      expect(loads()).toBe(reloads);
    });
  }

  test('leaves the page readable, and is loaded on a later click: of the router', async ({ openPage }) => {
    const { page, scripts } = await openWithHeldScripts(openPage, '/terms', { expectedMessages: [loadErrors.lost] });
    const loads = countLoads(page);
    const title = await heading(page).textContent();
    scripts.fail(/\/site-/, 'lost');
    scripts.release();
    const reloadNotice = page.getByRole('status').getByText('Part of this page could not be loaded.');
    await reloadNotice.waitFor();
    expect(await heading(page).textContent()).toBe(title);
    scripts.restore();
    await heading(page).click();
    await untilHydrated(page);
    await expect(reloadNotice).toBeHidden();
    expect(loads()).toBe(0);
  });

  test("is loaded after a click that comes before the script of the page's machine", async ({ openPage }) => {
    const { page, scripts } = await openWithHeldScripts(openPage, '/terms', { expectedMessages: [loadErrors.lost] });
    let releaseMachine = () => {};
    const released = new Promise<void>((resolve) => {
      releaseMachine = resolve;
    });
    const machineRequests: string[] = [];
    await page.route(/\/assets\/tools-/, async (route) => {
      machineRequests.push(route.request().url());
      if (machineRequests.length === 1) return route.abort('connectionreset');
      await released;
      await route.continue();
    });
    scripts.fail(/\/legal-/, 'lost');
    scripts.release();
    // The page tries again by itself, which fails as well.
    await expect.poll(() => machineRequests.length).toBe(2);
    scripts.restore();
    await heading(page).click();
    releaseMachine();
    await untilHydrated(page);
    await expect(page.getByRole('status').getByText('Part of this page could not be loaded.')).toBeHidden();
  });

  test('is loaded on a later click when a page in use needs it, and the notice disappears', async ({ openPage }) => {
    const { page, scripts } = await openWithHeldScripts(openPage, '/terms', { expectedMessages: [loadErrors.lost] });
    scripts.fail(/\/tools-/, 'lost');
    scripts.release();
    await untilHydrated(page);
    await heading(page).click();
    const reloadNotice = page.getByRole('status').getByText('Part of this page could not be loaded.');
    await reloadNotice.waitFor();
    scripts.restore();
    await heading(page).click();
    await untilSettled(page);
    await expect(reloadNotice).toBeHidden();
  });

  test('is not reported when it was loaded before it could be', async ({ openPage }) => {
    const { page, scripts } = await openWithHeldScripts(openPage, '/terms', { expectedMessages: [loadErrors.lost] });
    await page.evaluate(() => {
      new MutationObserver(() => {
        document.documentElement.dataset.reported = '';
      }).observe(document.documentElement, { attributeFilter: ['data-incomplete'] });
    });
    let releaseTools = () => {};
    const released = new Promise<void>((resolve) => {
      releaseTools = resolve;
    });
    let requests = 0;
    await page.route(/\/assets\/tools-/, async (route) => {
      requests += 1;
      if (requests === 1) return route.abort('connectionreset');
      await released;
      await route.continue();
    });
    await heading(page).click();
    scripts.release();
    await expect.poll(() => requests).toBe(2);
    await untilHydrated(page);
    await heading(page).click();
    releaseTools();
    await untilSettled(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-reported');
  });

  test('is requested again on a click, also when it is the entry', { tag: ['@translated', '@all'] }, async ({
    openPage,
  }) => {
    const { page, scripts } = await openWithHeldScripts(openPage, '/eye-hub/conditions/glaucoma', {
      expectedMessages: [loadErrors.lost],
    });
    const loads = countLoads(page);
    scripts.fail(/\/entry-client-/, 'lost');
    scripts.release();
    const reloadNotice = page.getByRole('status').getByText('Part of this page could not be loaded.');
    await reloadNotice.waitFor();
    scripts.restore();
    await heading(page).click();
    await untilHydrated(page);
    expect(await reloadNotice.isVisible()).toBe(false);
    expect(loads()).toBe(0);
  });

  test('is loaded when the network is back, also when all are missing, and clicks are replayed', async ({
    openPage,
  }) => {
    const expectedMessages: (string | RegExp)[] = [];
    const { page, scripts } = await openWithHeldScripts(openPage, '/eye-hub/conditions/glaucoma', { expectedMessages });
    expectOfflineMessages(page, expectedMessages);
    const loads = countLoads(page);
    await page.context().setOffline(true);
    scripts.release();
    await page.locator('html[data-offline]').waitFor({ state: 'attached' });
    await page.getByRole('link', { name: 'Eye Hub' }).last().click({ noWaitAfter: true });
    await page.context().setOffline(false);
    await page.getByRole('heading', { level: 1, name: 'Eye Hub' }).waitFor();
    expect(loads()).toBe(0);
  });

  test('leaves working links', { tag: '@all' }, async ({ openPage }) => {
    const { page, scripts } = await openWithHeldScripts(openPage, '/eye-hub/conditions/glaucoma', {
      expectedMessages: [loadErrors.gone],
    });
    scripts.fail(/\/eye-hub-category-slug-/, 'gone');
    scripts.release();
    await page.getByRole('status').getByText('Part of this page could not be loaded.').waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
    await page.waitForURL('**/terms');
    await page.getByRole('heading', { level: 1, name: 'Terms of Service' }).waitFor();
  });

  test('is reported while a form has input, and the page reloads only on request', { tag: '@all' }, async ({
    openPage,
  }) => {
    const { page, scripts } = await openWithHeldScripts(openPage, '/', {
      wording: 'original',
      expectedMessages: [loadErrors.gone],
    });
    const loads = countLoads(page);
    await formOn(page, 'inquiry').fill({ message: patient.inquiry.message });
    scripts.fail(/\/(?:ServicesPart|BrandsPart)-/, 'gone');
    scripts.release();
    await page.locator('#services').scrollIntoViewIfNeeded();
    await page.getByRole('status').getByText('Part of this page could not be loaded.').waitFor();
    await formOn(page, 'inquiry').until(({ values }) =>
      expect(values).toMatchObject({ message: patient.inquiry.message }),
    );
    expect(loads()).toBe(0);
    page.on('dialog', (dialog) => void dialog.accept());
    await page.getByRole('status').getByRole('link', { name: 'Reload the page' }).click();
    await expect.poll(loads).toBe(1);
  });

  test('does not prevent hydration when it is the page machine', async ({ openPage }) => {
    const expectedMessages: (string | RegExp)[] = [loadErrors.lost];
    const { page, scripts } = await openWithHeldScripts(openPage, '/terms', { expectedMessages });
    scripts.fail(/\/legal-/, 'lost');
    scripts.release({ except: /\/tools-/ });
    await expect.poll(() => scripts.requestCount(/\/tools-/)).toBeGreaterThan(0);
    scripts.fail(/\/tools-/, 'lost');
    scripts.release();
    await untilHydrated(page);
  });

  test('while offline does not reload the page, which is hydrated when the network is back', { tag: '@all' }, async ({
    openPage,
  }) => {
    const expectedMessages: (string | RegExp)[] = [loadErrors.lost];
    const { page, scripts } = await openWithHeldScripts(openPage, '/eye-hub/conditions/glaucoma', { expectedMessages });
    expectOfflineMessages(page, expectedMessages);
    const loads = countLoads(page);
    const title = await heading(page).textContent();
    scripts.fail(/\/eye-hub-category-slug-/, 'lost');
    scripts.release({ except: /\/eye-hub-category-slug-/ });
    await expect.poll(() => areScriptsLoaded(page, 'eye-hub-category-slug')).toBe(true);
    await page.context().setOffline(true);
    await page.locator('html[data-offline]').waitFor({ state: 'attached' });
    scripts.release();
    await heading(page).click();
    expect(await page.locator('html[data-ready]').count()).toBe(0);
    expect(await heading(page).textContent()).toBe(title);
    scripts.restore();
    await page.context().setOffline(false);
    await untilHydrated(page);
    expect(await heading(page).textContent()).toBe(title);
    expect(loads()).toBe(0);
  });
});

test.describe('offline', () => {
  for (const { what, name, target } of [
    {
      what: 'to another page',
      name: 'Eye Hub',
      target: (page: Page) => page.getByRole('heading', { level: 1, name: 'Eye Hub' }),
    },
    {
      what: 'to a form',
      name: 'Request a Visit',
      target: (page: Page) => page.getByRole('tab', { name: 'Appointment Request', selected: true }),
    },
  ]) {
    test(`a link ${what} that is clicked before hydration is followed when the network is back`, async ({
      openPage,
    }) => {
      const expectedMessages: string[] = [];
      const { page, scripts } = await openWithHeldScripts(openPage, '/eye-hub/conditions/glaucoma', {
        expectedMessages,
      });
      expectOfflineMessages(page, expectedMessages);
      const loads = countLoads(page);
      const link = page.getByRole('link', { name }).last();
      await page.context().setOffline(true);
      await page.locator('html[data-offline]').waitFor({ state: 'attached' });
      await link.click({ noWaitAfter: true });
      await page.locator('a[data-pending]').waitFor();
      expect(await heading(page).textContent()).toContain('Glaucoma');
      await page.context().setOffline(false);
      scripts.release();
      await target(page).waitFor();
      expect(loads()).toBe(0);
    });
  }

  test('a notice with phone and address is shown until the network is back', { tag: '@phone' }, async ({
    openPage,
  }) => {
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

  test('a page that was not preloaded shows an error page, and loads when the network is back', async ({
    openPage,
  }) => {
    const notHydrated = await openWithHeldScripts(openPage, '/services/vision-therapy', {
      // The second message is the router's, about a page that it could not preload.
      expectedMessages: [
        /^Failed to load resource: net::ERR_INTERNET_DISCONNECTED/,
        /^(?:Type)?Error: A script is missing/,
      ],
    });
    const { page } = notHydrated;
    await hydrate(notHydrated);
    notHydrated.scripts.release();
    const loads = countLoads(page);
    await page.context().setOffline(true);
    await page.locator('html[data-offline]').waitFor({ state: 'attached' });
    await page.getByRole('link', { name: 'Eye Hub' }).last().click();
    await page.getByRole('heading', { level: 1, name: 'Page Not Loaded' }).waitFor();
    await expect(page).toHaveTitle(`Page Not Loaded | ${practice.name}`);
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
