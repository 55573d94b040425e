import type { Locator, Page, Route } from 'playwright/test';
import { practice } from '#content/practice.data.ts';
import { expect, type OpenPage, test } from '../fixtures.ts';
import { pauseClock } from '../models/page-control.ts';
import { formWords } from '../support/form-view.ts';
import { formOn, patient, untilFormsReady } from '../support/forms.ts';
import { holdRoute, screens } from '../support/open-view.ts';

const scripts = '**/assets/*.js';

interface Way {
  /** Which scripts; by default all. */
  which?: RegExp;
  /** Answers a request for a script; by default, it is never answered. */
  answer?: (route: Route) => Promise<void>;
  /** What the browser says in its console. */
  messages: readonly RegExp[];
}

/** How scripts do not come. */
const ways: Record<string, Way> = {
  'are not found': {
    answer: (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '' }),
    messages: [/^Failed to load resource: the server responded with a status of 404/],
  },
  'are blocked': {
    answer: (route) => route.abort('blockedbyclient'),
    messages: [/^Failed to load resource: net::ERR_BLOCKED_BY_CLIENT/],
  },
  'are pages of HTML': {
    answer: (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Welcome</h1>' }),
    messages: [/^Failed to load module script: Expected a JavaScript/],
  },
  'cannot be parsed': {
    answer: (route) => route.fulfill({ contentType: 'text/javascript', body: 'let x = 1 ??= ;' }),
    messages: [/^SyntaxError: Invalid left-hand side in assignment/],
  },
  'never arrive': { messages: [] },
  'are blocked after the first ones': {
    which: /\/assets\/(?!entry-client-|site-)[^/]*\.js$/,
    answer: (route) => route.abort('blockedbyclient'),
    messages: [/^Failed to load resource: net::ERR_BLOCKED_BY_CLIENT/],
  },
};

interface Place {
  path: string;
  /** What is pending; at once where nothing is pressed. */
  pending: (page: Page) => Locator;
  press?: (page: Page) => Promise<void>;
  /** Where the failure stands. */
  at: (page: Page) => Locator;
  says: string;
  phone: boolean;
}

const pressEnter = (control: Locator) => control.press('Enter', { noWaitAfter: true });
const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'Part of this page could not be loaded.' });
const inquiry = (page: Page) => page.locator('form#inquiry');

/** What needs scripts. */
const places: Record<string, Place> = {
  'a form': {
    path: '/#contact',
    pending: inquiry,
    press: async (page) => {
      await formOn(page, 'inquiry').fill(patient.inquiry);
      await pressEnter(inquiry(page).getByRole('button', { name: formWords.inquiry.button }));
    },
    at: inquiry,
    says: 'nothing was sent',
    phone: true,
  },
  'the guide': {
    path: '/urgent',
    pending: (page) => page.locator('#guide li button').first(),
    press: (page) => pressEnter(page.locator('#guide li button').first()),
    at: (page) => page.locator('#guide'),
    says: 'The questions could not be loaded.',
    phone: true,
  },
  'the search': {
    path: '/search',
    pending: (page) => page.getByRole('search'),
    press: async (page) => {
      await page.getByRole('combobox').fill('pink eye');
      await pressEnter(page.getByRole('combobox'));
    },
    at: (page) => page.getByRole('search'),
    says: 'The search could not be loaded.',
    phone: true,
  },
  'a tab': {
    path: '/#contact',
    pending: (page) => page.getByRole('tab', { name: formWords.appointment.tab }),
    press: (page) => pressEnter(page.getByRole('tab', { name: formWords.appointment.tab })),
    at: notice,
    says: 'Part of this page could not be loaded.',
    phone: true,
  },
  'a menu': {
    path: '/terms',
    pending: (page) => page.getByRole('button', { name: 'Accessibility and language' }),
    press: (page) => pressEnter(page.getByRole('button', { name: 'Accessibility and language' })),
    at: notice,
    says: 'Part of this page could not be loaded.',
    phone: true,
  },
  'the page of a request': {
    path: '/handled#R-7KQ2XM.20837.aaaaaaaaaaaaaaaaaaaaaa',
    pending: (page) => page.getByText('Looking for the request…'),
    at: (page) => page.locator('[data-awaiting="handled-request"]'),
    says: 'the request could not be looked up',
    // Its readers are the office.
    phone: false,
  },
};

/** Opens a page on a phone, whose scripts do not come. Its clock stands still. */
async function openWithout(openPage: OpenPage, { which, answer, messages }: Way, path: string): Promise<Page> {
  const page = await openPage(undefined, {
    isolated: true,
    context: { viewport: screens.phone, reducedMotion: 'reduce' },
    expectedMessages: messages,
    prepare: async (opened) => {
      await opened.clock.install();
      await opened.route(which ?? scripts, answer ?? (() => {}));
    },
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  await pauseClock(page);
  return page;
}

/** Checks that the page says in one place, and only there, that something failed. */
async function expectFailure(page: Page, { pending, at, says, phone }: Place): Promise<void> {
  const failure = at(page);
  await expect(failure.getByText(says)).toBeInViewport();
  await expect(page.locator('[data-reload]:visible')).toHaveCount(1);
  const reload = failure.getByRole('link', { name: 'Reload the page' });
  await expect(reload).toBeInViewport();
  if (phone) await expect(failure.getByRole('link', { name: practice.phone.display }).last()).toBeInViewport();
  await expect(page.locator('[data-pending]')).toHaveCount(0);
  expect(await pending(page).getAttribute('data-pending')).toBeNull();
}

for (const [name, way] of Object.entries(ways)) {
  test(`where scripts ${name}, nothing stays pending`, async ({ product, openPage }) => {
    for (const place of Object.values(places)) {
      const page = await openWithout(openPage, way, place.path);
      await place.press?.(page);
      if (!way.answer) {
        await page.clock.runFor(8_000);
        await expect(place.pending(page)).toHaveAttribute('data-pending');
        await expect(page.locator('[data-reload]:visible')).toHaveCount(0);
        await page.clock.runFor(2_500);
      }
      await expectFailure(page, place);
      if (place.at === inquiry) {
        expect((await formOn(page, 'inquiry').view()).values).toMatchObject(patient.inquiry);
        expect(new URL(page.url()).hash).toBe('#contact');
      }
    }
    expect(product.proxy.seen).toEqual([]);
  });
}

test('scripts that arrive after a failure was shown take it back, and send nothing by themselves', async ({
  product,
  openPage,
}) => {
  let releaseScripts = () => {};
  const page = await openPage(undefined, {
    isolated: true,
    context: { viewport: screens.phone, reducedMotion: 'reduce' },
    prepare: async (opened) => {
      await opened.clock.install();
      releaseScripts = await holdRoute(opened, scripts);
    },
  });
  await page.goto('/#contact', { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  const form = formOn(page, 'inquiry');
  await form.fill(patient.inquiry);
  const label = () =>
    form.element.locator('[type="submit"]').evaluate((button) => getComputedStyle(button, '::after').content);
  await form.submit();
  expect(await label()).toBe('"One moment…"');
  await page.getByRole('tab', { name: formWords.appointment.tab }).press('Enter', { noWaitAfter: true });
  await page.clock.fastForward(11_000);
  await expect(form.element.getByText('nothing was sent')).toBeInViewport();
  expect(await label()).toBe('none');

  releaseScripts();
  await untilFormsReady(page);
  await expect(page.locator('[data-failure]')).toHaveCount(0);
  await expect(page.locator('[data-reload]:visible')).toHaveCount(0);
  expect((await form.view()).values).toMatchObject(patient.inquiry);
  expect(product.proxy.seen).toEqual([]);
  await form.submit();
  const reference = await form.untilSent();
  expect(await product.readRows()).toMatchObject([{ reference }]);
});

test('a form whose last scripts never arrive says that nothing was sent, and can be sent later', async ({
  product,
  openPage,
}) => {
  const page = await openPage('/#contact', {
    isolated: true,
    context: { viewport: screens.phone, reducedMotion: 'reduce' },
    prepare: (opened) => opened.clock.install(),
  });
  await untilFormsReady(page);
  const releaseScripts = await holdRoute(page, scripts);
  const form = formOn(page, 'inquiry');
  await form.fill(patient.inquiry);
  await form.submit();
  await form.until(({ button }) => expect(button).toEqual({ label: 'One moment…', isDisabled: true }));
  await page.clock.fastForward(11_000);
  await form.until(({ button, notices, values }) => {
    expect(button.label).toBe(formWords.inquiry.button);
    expect(notices.join()).toContain('Submission Failed');
    expect(values).toMatchObject(patient.inquiry);
  });
  expect(product.proxy.seen).toEqual([]);
  releaseScripts();
  await form.submit();
  await form.untilSent();
  expect(product.proxy.seen).toHaveLength(1);
});

test('reloading keeps the section and what was typed, and nothing of it elsewhere', async ({ product, openPage }) => {
  const { answer, messages } = ways['cannot be parsed'] as Way;
  let isBroken = true;
  const page = await openPage(undefined, {
    context: { viewport: screens.phone, reducedMotion: 'reduce' },
    expectedMessages: messages,
    prepare: (opened) => opened.route(scripts, (route) => (isBroken ? answer?.(route) : route.continue())),
  });
  await page.goto('/#contact');
  const form = formOn(page, 'inquiry');
  await form.fill(patient.inquiry);
  const boxes = ['#contact-lens [value="established"]', '#appointment [name="acknowledgement"]'];
  for (const box of boxes)
    await page.locator(box).evaluate((input: HTMLInputElement) => void Object.assign(input, { checked: true }));
  await form.submit();
  isBroken = false;
  await form.element.getByRole('link', { name: 'Reload the page' }).click();
  await untilFormsReady(page);
  expect(new URL(page.url()).hash).toBe('#contact');
  expect(await page.evaluate(() => window.name)).toBe('');
  expect((await form.view()).values).toMatchObject(patient.inquiry);
  for (const box of boxes) expect(await page.locator(box).isChecked()).toBe(true);
  await form.submit();
  await form.untilSent();
  expect(product.proxy.seen).toHaveLength(1);
});
