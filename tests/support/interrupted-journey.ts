import type { Page } from 'playwright/test';
import type { RequestType } from '../../supabase/functions/_shared/requests/options.ts';
import type { OpenPage } from '../fixtures.ts';
import { expect } from '../fixtures.ts';
import { type Answers, formOn } from './forms.ts';
import { countLoads, holdScripts, laterScripts, translateOnce, untilHydrated, untilRouterWaits } from './hydration.ts';
import type { Fault, Injection } from './interruptions.ts';
import { screens } from './open-view.ts';
import { polling } from './polling.ts';
import type { Product } from './product.ts';

/** The state of a running journey. */
export interface JourneyState {
  readonly page: Page;
  /** Typed values that are not sent, by form. Steps record here what they type. */
  readonly typed: Partial<Record<RequestType, Answers>>;
}

/** A step of a journey. It can be repeated in every state that an interruption leaves. */
export interface Step {
  readonly name: string;
  /** The visitor's action. */
  act(state: JourneyState): Promise<void>;
  /** Whether the step has succeeded. */
  isDone(state: JourneyState): Promise<boolean>;
  /** Whether the page asks the visitor to retry. */
  asksForRetry?(state: JourneyState): Promise<boolean>;
  /** Whether the step submits a form. */
  readonly sends?: boolean;
  /** Whether the step follows a link. Before hydration, this loads a new document. */
  readonly followsLink?: boolean;
}

/** An end-to-end scenario of a visitor. */
export interface Journey {
  readonly name: string;
  readonly path: string;
  readonly steps: readonly Step[];
  /** The form that the journey submits, if any. */
  readonly sends?: RequestType;
}

/** After these faults a visitor may have to repeat the action. After all others the page recovers by itself. */
const needsRetry: readonly Fault[] = [
  'scripts are lost',
  'a deploy takes scripts away',
  'left by a link and come back',
  'the request is lost',
  'the answer is lost',
];

/** Messages about failed loading: by the browser, and by the router when it preloads. */
const notLoaded = /^Failed to load resource|^(?:Type)?Error: A script is missing/;

const failedView = (page: Page) => page.getByRole('heading', { level: 1, name: 'Page Not Loaded' });

/** Runs a journey with faults at one of its steps, and checks the invariants after each step. */
export async function runInterruptedJourney(
  openPage: OpenPage,
  product: Product,
  journey: Journey,
  injection: Injection,
): Promise<void> {
  const { step: faultyStep, faults } = injection;
  const expectedMessages: string[] = [];
  const page = await openPage(undefined, {
    wording: 'original',
    context: { viewport: screens.phone, reducedMotion: 'reduce' },
    expectedMessages,
  });
  page.setDefaultTimeout(polling.timeout);
  page.on('console', (message) => {
    if (message.type() === 'error' && notLoaded.test(message.text())) expectedMessages.push(message.text());
  });
  // Accepts the beforeunload dialog of an unsent form.
  page.on('dialog', (dialog) => dialog.accept().catch(() => {}));
  const scripts = await holdScripts(page);
  const loads = countLoads(page);
  let maxLoads = 1;
  let releaseResponse = () => {};
  const state: JourneyState = { page, typed: {} };

  /** Whether the browser shows its error page, because a document failed to load. */
  const isDocumentLost = () => page.url().startsWith('chrome-error:');
  const isAnythingTyped = () => Object.keys(state.typed).length > 0;

  /** Waits until the site, or the browser's error page, is visible. */
  async function untilShown(): Promise<void> {
    const mayBeLost = faults.includes('a deploy takes scripts away');
    await expect
      .poll(async () => (mayBeLost && isDocumentLost()) || (await page.locator('main h1').first().isVisible()))
      .toBe(true);
  }

  /** Dispatches the events of the back/forward cache. A page that is being reloaded does not receive them. */
  const dispatchPageTransition = (type: 'pagehide' | 'pageshow') =>
    page
      .evaluate((name) => void dispatchEvent(new PageTransitionEvent(name, { persisted: true })), type)
      .catch(untilShown);

  const inject: Readonly<Record<Fault, () => Promise<void> | void>> = {
    'scripts are late': () => scripts.release({ except: laterScripts }),
    'scripts are lost': () => {
      scripts.fail(laterScripts, 'lost');
      scripts.release();
    },
    'a deploy takes scripts away': () => {
      scripts.fail(laterScripts, 'gone');
      // The page reloads itself once when nothing is typed.
      if (!isAnythingTyped()) maxLoads += 1;
      scripts.release();
    },
    offline: async () => {
      await page.context().setOffline(true);
      scripts.fail(laterScripts, 'lost');
      scripts.release();
    },
    online: async () => {
      scripts.restore();
      await page.context().setOffline(false);
    },
    hidden: () => dispatchPageTransition('pagehide'),
    restored: () => dispatchPageTransition('pageshow'),
    'left by a link and come back': async () => {
      scripts.release();
      await untilHydrated(page);
      const address = page.url();
      // The bottom bar is on every page, and is never covered.
      await page.evaluate(() => [...document.querySelectorAll<HTMLElement>('a[href="/eye-hub"]')].at(-1)?.click());
      await page.getByRole('heading', { level: 1, name: 'Eye Hub' }).waitFor();
      await page.goBack();
      await page.waitForURL(address);
      await page.locator('main h1').filter({ hasNotText: 'Eye Hub' }).waitFor();
    },
    translated: () => translateOnce(page),
    'the answer is late': () => {
      releaseResponse = product.proxy.hold();
    },
    'the request is lost': () => product.proxy.setBehavior('drop request'),
    'the answer is lost': () => product.proxy.setBehavior('drop response'),
  };

  /** Ends all faults. */
  async function endFaults(): Promise<void> {
    scripts.restore();
    scripts.release();
    await page.context().setOffline(false);
    if (faults.includes('hidden')) await inject.restored();
    releaseResponse();
    product.proxy.setBehavior('forward');
  }

  /** Checks the invariants of every journey. */
  async function checkInvariants(): Promise<void> {
    expect(loads(), 'the page navigated by itself').toBeLessThanOrEqual(maxLoads);
    await untilShown();
    for (const [id, answers] of Object.entries(state.typed)) {
      const form = formOn(page, id as RequestType);
      // The visitor may have left the page of the form.
      if ((await form.element.count()) > 0) {
        await form.until(({ values }) => expect(values).toMatchObject(answers));
      }
    }
  }

  async function act(step: Step): Promise<void> {
    const before = loads();
    const isHydrated = (await page.locator('html[data-ready]').count()) > 0;
    await step.act(state);
    // A document that has loaded in the meantime may be that of the link.
    if (step.followsLink && (!isHydrated || loads() > before)) maxLoads += 1;
  }

  /** A page or part that has given up loading its script retries on user input. */
  const retryScripts = () => page.keyboard.press('Shift');

  /** Waits until a step is done. Repeats it when the page asks for it, or when `mayNeedRetry` and nothing happens. */
  async function finish(step: Step, mayNeedRetry: boolean): Promise<void> {
    let last = performance.now();
    await expect(async () => {
      if (await step.isDone(state)) return;
      const isDue = performance.now() - last > 1500;
      if (isDue && (mayNeedRetry || (await step.asksForRetry?.(state)))) {
        await retryScripts();
        // The first action may succeed now, and cover what this one waits for.
        page.setDefaultTimeout(3000);
        await act(step).finally(() => page.setDefaultTimeout(polling.timeout));
        last = performance.now();
      }
      const attributes = await page.locator('html').evaluate(({ dataset }) => JSON.stringify(dataset));
      const heading = await page.locator('main h1').first().textContent();
      throw new Error(`Not done: ${step.name}, at ${page.url()} ("${heading}"), ${attributes}`);
    }).toPass(polling);
  }

  /** Repeats the first steps after the page was reloaded or failed to load. */
  async function startOver(count: number): Promise<void> {
    if (
      isDocumentLost() ||
      new URL(page.url()).pathname !== new URL(journey.path, page.url()).pathname ||
      (await failedView(page).isVisible())
    ) {
      maxLoads += 1;
      await page.goto(journey.path);
    }
    await expect
      .poll(async () => {
        await retryScripts();
        return page.locator('html[data-ready]').count();
      }, polling)
      .toBe(1);
    for (const step of journey.steps.slice(0, count)) {
      await act(step);
      await finish(step, false);
    }
  }

  await page.goto(journey.path, { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  // At the first step the page is not hydrated.
  if (faultyStep > 0) scripts.release();
  else await untilRouterWaits({ page, scripts });

  for (const [index, step] of journey.steps.entries()) {
    if (index !== faultyStep) {
      await act(step);
      await finish(step, false);
    } else {
      const [first, ...others] = faults;
      const before = loads();
      if (first) await inject[first]();
      // The action fails while the page is being reloaded.
      await act(step).catch((error) => {
        if (loads() === before) throw error;
      });
      await checkInvariants();
      for (const fault of others) {
        await inject[fault]();
        await checkInvariants();
      }
      await endFaults();
      // Leaving a page closes its dialogs. Typed values are restored.
      const isClosed = faults.includes('left by a link and come back') && !step.sends;
      if (isClosed || loads() > before || (await failedView(page).isVisible())) await startOver(index + 1);
      else
        await finish(
          step,
          faults.some((one) => needsRetry.includes(one)),
        );
    }
    await checkInvariants();
  }

  const rows = await product.readRows();
  expect(
    rows.map(({ type }) => type),
    JSON.stringify(rows),
  ).toEqual(journey.sends ? [journey.sends] : []);
  expect(await product.mailbox.waitFor(rows.length)).toHaveLength(rows.length);
}
