import type { Page } from 'playwright/test';
import type { RequestType } from '../../supabase/functions/_shared/requests/options.ts';
import type { OpenPage } from '../fixtures.ts';
import { expect } from '../fixtures.ts';
import { type Answers, formOn } from './forms.ts';
import type { Disturbance, Place } from './interruptions.ts';
import { screens } from './open-view.ts';
import type { Product } from './product.ts';
import { holdScripts, laterScripts, loadsOf, translateOnce, untilAwake, untilRouterWaits } from './waking.ts';

/** What a journey works on. */
export interface Traveler {
  readonly page: Page;
  /** What was typed and not sent, under the forms' names. A step notes here what it types. */
  readonly typed: Partial<Record<RequestType, Answers>>;
}

/** A step of a journey. It can be made again, wherever an interruption has left the page. */
export interface Step {
  readonly name: string;
  /** What the visitor does. */
  act(traveler: Traveler): Promise<void>;
  /** Whether it has come to what the visitor wants. */
  isDone(traveler: Traveler): Promise<boolean>;
  /** Whether the page asks the visitor to do it again. */
  asksAgain?(traveler: Traveler): Promise<boolean>;
  /** Whether a form is sent here. */
  readonly sends?: boolean;
  /** Whether a link is followed here: where the page is not awake, the browser loads another document for it. */
  readonly followsLink?: boolean;
}

/** A way of a visitor through the site. */
export interface Journey {
  readonly name: string;
  readonly path: string;
  readonly steps: readonly Step[];
  /** The form that is sent at the end, if any. */
  readonly sends?: RequestType;
}

const patience = { timeout: 15_000, intervals: [50] };

/** After these a visitor may have to press once more; after all others everything comes by itself. */
const unheard: readonly Disturbance[] = [
  'scripts are lost',
  'a deploy takes scripts away',
  'left by a link and come back',
  'the request is lost',
  'the answer is lost',
];

/** What is said of everything that could not be loaded: by a browser, and by the router of what it fetches ahead. */
const notLoaded = /^Failed to load resource|^(?:Type)?Error: A script is missing/;

const failedView = (page: Page) => page.getByRole('heading', { level: 1, name: 'Page Not Loaded' });

/** Makes a journey with an interruption at one of its steps, and looks after each whether what must hold does. */
export async function travel(openPage: OpenPage, product: Product, journey: Journey, place: Place): Promise<void> {
  const { at, disturbances } = place;
  const said: string[] = [];
  const page = await openPage(undefined, {
    wording: 'as it is',
    context: { viewport: screens.phone, reducedMotion: 'reduce' },
    expectedMessages: said,
  });
  page.setDefaultTimeout(patience.timeout);
  page.on('console', (message) => {
    if (message.type() === 'error' && notLoaded.test(message.text())) said.push(message.text());
  });
  // The question whether to leave a form that is not sent.
  page.on('dialog', (dialog) => dialog.accept().catch(() => {}));
  const scripts = await holdScripts(page);
  const loads = loadsOf(page);
  let mayLoad = 1;
  let letAnswer = () => {};
  const traveler: Traveler = { page, typed: {} };

  /** A document that was on its way when the network went: the browser shows a page of its own in its place. */
  const isDocumentLost = () => page.url().startsWith('chrome-error:');
  const isAnythingTyped = () => Object.keys(traveler.typed).length > 0;

  /** Waits until there is a page to be seen: the site's, or the browser's where the document was lost. */
  async function untilShown(): Promise<void> {
    const mayBeLost = disturbances.includes('a deploy takes scripts away');
    await expect
      .poll(
        async () => (mayBeLost && isDocumentLost()) || (await page.locator('main h1').first().isVisible()),
        patience,
      )
      .toBe(true);
  }

  /** As a browser does it that keeps the page; a page that is just being loaded anew hears nothing. */
  const tellOfVisit = (type: 'pagehide' | 'pageshow') =>
    page
      .evaluate((name) => void dispatchEvent(new PageTransitionEvent(name, { persisted: true })), type)
      .catch(untilShown);

  const begin: Readonly<Record<Disturbance, () => Promise<void> | void>> = {
    'scripts are late': () => scripts.letRun({ except: laterScripts }),
    'scripts are lost': () => {
      scripts.fail(laterScripts, 'lost');
      scripts.letRun();
    },
    'a deploy takes scripts away': () => {
      scripts.fail(laterScripts, 'gone');
      // A page reloads by itself once, if there is nothing to lose.
      if (!isAnythingTyped()) mayLoad += 1;
      scripts.letRun();
    },
    offline: async () => {
      await page.context().setOffline(true);
      scripts.fail(laterScripts, 'lost');
      scripts.letRun();
    },
    online: async () => {
      scripts.mend();
      await page.context().setOffline(false);
    },
    hidden: () => tellOfVisit('pagehide'),
    restored: () => tellOfVisit('pageshow'),
    'left by a link and come back': async () => {
      scripts.letRun();
      await untilAwake(page);
      const address = page.url();
      // The bar at the bottom belongs to every page, and is not covered by what lies over the page.
      await page.evaluate(() => [...document.querySelectorAll<HTMLElement>('a[href="/eye-hub"]')].at(-1)?.click());
      await page.getByRole('heading', { level: 1, name: 'Eye Hub' }).waitFor();
      await page.goBack();
      await page.waitForURL(address);
      await page.locator('main h1').filter({ hasNotText: 'Eye Hub' }).waitFor();
    },
    translated: () => translateOnce(page),
    'the answer is late': () => {
      letAnswer = product.proxy.hold();
    },
    'the request is lost': () => product.proxy.treat('cut before'),
    'the answer is lost': () => product.proxy.treat('cut after'),
  };

  /** Ends everything that was begun. */
  async function settle(): Promise<void> {
    scripts.mend();
    scripts.letRun();
    await page.context().setOffline(false);
    if (disturbances.includes('hidden')) await begin.restored();
    letAnswer();
    product.proxy.treat('pass');
  }

  /** What must hold at every moment, however the journey goes on. */
  async function check(): Promise<void> {
    expect(loads(), 'the page went elsewhere by itself').toBeLessThanOrEqual(mayLoad);
    await untilShown();
    for (const [id, answers] of Object.entries(traveler.typed)) {
      const form = formOn(page, id as RequestType);
      // Another page may have taken the form's place.
      if ((await form.element.count()) > 0) {
        await form.until(({ values }) => expect(values).toMatchObject(answers));
      }
    }
  }

  async function make(step: Step): Promise<void> {
    const before = loads();
    const isAwake = (await page.locator('html[data-ready]').count()) > 0;
    await step.act(traveler);
    // A document that came meanwhile may be the one that was pressed.
    if (step.followsLink && (!isAwake || loads() > before)) mayLoad += 1;
  }

  /** Waits until a step is done; where the page asks for it, or an interruption may have swallowed it, makes it again. */
  async function finish(step: Step, isMaybeUnheard: boolean): Promise<void> {
    let last = performance.now();
    await expect(async () => {
      if (await step.isDone(traveler)) return;
      const isTime = performance.now() - last > 1500;
      if (isTime && (isMaybeUnheard || (await step.asksAgain?.(traveler)))) {
        await make(step);
        last = performance.now();
      }
      const marks = await page.locator('html').evaluate(({ dataset }) => JSON.stringify(dataset));
      const heading = await page.locator('main h1').first().textContent();
      throw new Error(`Not done: ${step.name}, at ${page.url()} ("${heading}"), ${marks}`);
    }).toPass(patience);
  }

  /** Makes the first steps once more after the page was loaded anew or could not be shown. */
  async function startOver(count: number): Promise<void> {
    if (
      isDocumentLost() ||
      new URL(page.url()).pathname !== new URL(journey.path, page.url()).pathname ||
      (await failedView(page).isVisible())
    ) {
      mayLoad += 1;
      await page.goto(journey.path);
    }
    // A page whose scripts were missing waits for a press, once it has given them up.
    await expect
      .poll(async () => {
        await page.keyboard.press('Shift');
        return page.locator('html[data-ready]').count();
      }, patience)
      .toBe(1);
    for (const step of journey.steps.slice(0, count)) {
      await make(step);
      await finish(step, false);
    }
  }

  await page.goto(journey.path, { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  // At the first step the page is still asleep.
  if (at > 0) scripts.letRun();
  else await untilRouterWaits({ page, scripts });

  for (const [index, step] of journey.steps.entries()) {
    if (index !== at) {
      await make(step);
      await finish(step, false);
    } else {
      const [first, ...others] = disturbances;
      const before = loads();
      if (first) await begin[first]();
      // A page that is just being loaded anew cannot be used for a moment.
      await make(step).catch((error) => {
        if (loads() === before) throw error;
      });
      await check();
      for (const disturbance of others) {
        await begin[disturbance]();
        await check();
      }
      await settle();
      // What is open closes with the page that is left; what is typed comes back.
      const isClosed = disturbances.includes('left by a link and come back') && !step.sends;
      if (isClosed || loads() > before || (await failedView(page).isVisible())) await startOver(index + 1);
      else
        await finish(
          step,
          disturbances.some((one) => unheard.includes(one)),
        );
    }
    await check();
  }

  const rows = await product.readRows();
  expect(
    rows.map(({ type }) => type),
    JSON.stringify(rows),
  ).toEqual(journey.sends ? [journey.sends] : []);
  expect(await product.mailbox.waitFor(rows.length)).toHaveLength(rows.length);
}
