import type { BrowserContext, BrowserContextOptions, ConsoleMessage, Page } from 'playwright';
import type { TestStack } from './stack.ts';
import { keepTranslated } from './translation-stand-in.ts';
import { type PageKind, putBack, takeUsedPage } from './used-pages.ts';

/** How a page reads: as it was written, or with every text node rewritten by a translation service. */
export type Wording = 'as it is' | 'translated';

/** How a page is opened. */
export interface PageOptions {
  /**
   * How the page reads; as it was written when left out. A translation comes a little after the page itself: everything
   * that waits until a page answers waits for that too.
   */
  wording?: Wording;
  /** Address below the site, or a whole one. The page stays empty when left out. */
  path?: string;
  /** Playwright's settings of the browser: viewport, reducedMotion, locale, javaScriptEnabled, … */
  context?: BrowserContextOptions;
  /**
   * Console messages that the test provokes on purpose: whole texts, or patterns. Every one must occur, and nothing
   * else may.
   */
  expectedMessages?: readonly (string | RegExp)[];
  /** Called before the address is opened: to set up routes, scripts or the clock. The page is then new for certain. */
  prepare?(page: Page): Promise<void>;
}

/** A page, and what its console said so far that a visitor's developer tools would show as a problem. */
export interface WatchedPage {
  page: Page;
  /** Closes the page. Throws when its console said what was not expected, or not what was. */
  finish(): Promise<void>;
}

/** What a console said. */
interface Message {
  text: string;
  /** The address that the message is about, when it is about one. */
  about?: string;
}

const fits = ({ text }: Message, expected: string | RegExp): boolean =>
  typeof expected === 'string' ? text === expected : expected.test(text);

/** What is wrong with the messages, one line each. */
export function messageFaults(messages: readonly Message[], expected: readonly (string | RegExp)[]): string[] {
  return [
    ...messages
      .filter((message) => !expected.some((one) => fits(message, one)))
      .map(({ text, about }) => `Not expected: ${text}${about ? ` (${about})` : ''}`),
    ...expected
      .filter((one) => !messages.some((message) => fits(message, one)))
      .map((one) => `Expected, but never said: ${one}`),
  ];
}

/** Who hears what the content-security policy stops on a page, while a test uses it. */
const violationListeners = new WeakMap<Page, (message: Message) => void>();

/**
 * Lets every document report what its content-security policy stops. Chromium's console keeps silent about some of it,
 * such as an `eval` that a script was ready to do without.
 */
async function reportViolations(context: BrowserContext): Promise<void> {
  const name = 'reportPolicyViolation';
  await context.exposeBinding(name, ({ page }, message: Message) => violationListeners.get(page)?.(message));
  await context.addInitScript((name) => {
    const { [name]: report } = window as unknown as Record<string, (message: Message) => void>;
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, documentURI }) => {
      report?.({ text: `The policy's ${effectiveDirective} stopped ${blockedURI}`, about: sourceFile || documentURI });
    });
  }, name);
}

const usual = {
  locale: 'en-US',
  timezoneId: 'America/New_York',
  viewport: { width: 1280, height: 720 },
} as const satisfies BrowserContextOptions;

async function newPage({ browser, siteOrigin }: TestStack, { wording, ...settings }: PageKind): Promise<Page> {
  // The map's server has no certificate of its own.
  const context = await browser.newContext({ baseURL: siteOrigin, ignoreHTTPSErrors: true, ...settings });
  await reportViolations(context);
  if (wording === 'translated') await keepTranslated(context);
  return context.newPage();
}

/** Lets nothing onto the page that could not be taken away again before a later test uses it. */
function keepReusable(page: Page): void {
  const refuse = () => {
    throw new Error('Scripts and clocks that come before the page are set up in "prepare"');
  };
  page.addInitScript = refuse;
  Object.assign(page.clock, { install: refuse, pauseAt: refuse, setFixedTime: refuse, setSystemTime: refuse });
}

/** Opens a page in a browser context that nobody else uses meanwhile. */
export async function openWatchedPage(stack: TestStack, options: PageOptions): Promise<WatchedPage> {
  const { path, context, wording = 'as it is', expectedMessages = [], prepare } = options;
  const kind = { ...usual, ...context, wording };
  const used = prepare ? undefined : takeUsedPage(stack.browser, kind);
  const page = used ?? (await newPage(stack, kind));
  const messages: Message[] = [];
  const hear = (message: ConsoleMessage) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    messages.push({ text: message.text(), about: message.location().url });
  };
  const hearError = (error: Error) => messages.push({ text: `${error.name}: ${error.message}` });
  page.on('console', hear);
  page.on('pageerror', hearError);
  violationListeners.set(page, (message) => messages.push(message));
  if (prepare) await prepare(page);
  else keepReusable(page);
  if (path !== undefined) await page.goto(path);
  return {
    page,
    finish: async () => {
      if (prepare || page.isClosed()) await page.context().close();
      else await putBack(stack.browser, kind, page);
      page.off('console', hear);
      page.off('pageerror', hearError);
      violationListeners.delete(page);
      const faults = messageFaults(messages, expectedMessages);
      if (faults.length > 0) throw new Error(`The console of ${path ?? 'the page'}:\n${faults.join('\n')}`);
    },
  };
}
