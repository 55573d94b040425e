import type { Page, Route } from 'playwright';
import { expect } from 'vitest';
import { patience } from '../patience.ts';
import type { NavigatingScreen } from '../section-navigation.table.ts';
import { landedOn } from './landing.ts';
import { stopClock } from './site-walks.ts';

const linkTo: Readonly<Record<string, string>> = { contact: 'Request Care', doctors: 'Our Team' };

/** The script of the home page itself, which is asked for once somebody goes there. */
const homeScript = /\/assets\/routes-[^/]+\.js$/;

/** The built site from its page of terms on, with a hand on the script of the home page. */
export async function openTerms(
  page: Page,
  expectedMessages: RegExp[],
): Promise<NavigatingScreen & { end(): Promise<void> }> {
  const links = page.getByRole('navigation', { name: 'Main' });
  const homePage = page.locator('main #home');
  const failure = page.getByRole('heading', { level: 1, name: 'Page Not Loaded' });
  let treatment: 'held' | 'delivered' | 'lost' = 'held';
  let held: Route[] = [];

  const treat = async (route: Route) => {
    if (treatment === 'held') held.push(route);
    else if (treatment === 'delivered') await route.continue();
    else await route.abort();
  };
  async function treatAll(as: 'delivered' | 'lost'): Promise<void> {
    treatment = as;
    await Promise.all(held.map(treat));
    held = [];
  }
  const heldRoutes = () => expect.poll(() => held.length, patience).toBeGreaterThan(0);
  await page.route(homeScript, treat);
  await stopClock(page);

  const isHomeAwaited = () =>
    page.evaluate(
      () => location.pathname === '/' && document.querySelector('main h1')?.textContent === 'Terms of Service',
    );

  /** Goes home without a wish, as a visitor who is to be there already. */
  async function goHome(): Promise<void> {
    await treatAll('delivered');
    await page
      .getByRole('banner')
      .getByRole('link', { name: /, home$/ })
      .click();
    await homePage.waitFor();
  }

  return {
    choose: async (section, where) => {
      const isUnderWay = new URL(page.url()).pathname === '/';
      if (where === 'home' && !isUnderWay) await goHome();
      const link = links.getByRole('link', { name: linkTo[section] ?? section });
      await link.click();
      await page.waitForURL(`**/#${section}`);
      if (!(await homePage.isVisible())) await heldRoutes();
    },
    leave: async () => {
      await links.getByRole('link', { name: 'Eye Hub' }).click();
      await page.waitForURL('**/eye-hub');
    },
    arrive: async (error) => {
      await heldRoutes();
      if (error === undefined) {
        await treatAll('delivered');
        await homePage.waitFor();
      } else {
        expectedMessages.push(/^Failed to load resource: net::ERR_FAILED/, /Failed to fetch dynamically imported/);
        await treatAll('lost');
        await failure.waitFor();
      }
    },
    isHomeAwaited,
    landedOn: () => landedOn(page),
    wait: (milliseconds) => page.clock.runFor(milliseconds),
    end: async () => {
      await treatAll('delivered');
      await page.unroute(homeScript, treat);
    },
  };
}
