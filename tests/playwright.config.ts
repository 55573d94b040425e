import { defineConfig } from 'playwright/test';
import { practice } from '#content/practice.data.ts';
import { sitePort } from './support/product.ts';

const ownServer = ['visual/**', 'models/brand-carousel.spec.ts', 'tests/inspector.spec.ts', 'build/every-page.spec.ts'];

/** Browser tests, on the built site. Vitest's tests are configured in vitest.config.ts. */
export default defineConfig({
  testDir: '..',
  testMatch: 'tests/**/*.spec.ts',
  globalSetup: './support/global-setup.ts',
  outputDir: '../node_modules/.cache/test-results',
  snapshotPathTemplate: '../tests/facts/by-ear/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: {
    timeout: 15_000,
    // The tolerance for differences between machines, smaller than a changed corner radius.
    toHaveScreenshot: {
      pathTemplate: 'visual/references/{arg}{ext}',
      maxDiffPixelRatio: 0.00005,
      threshold: 0.05,
      animations: 'disabled',
    },
  },
  use: {
    baseURL: `http://localhost:${sitePort}`,
    // The server that fakes other services has no certificate for their names.
    ignoreHTTPSErrors: true,
    timezoneId: practice.hours.timeZone,
    // A page in a reused context loads in three quarters of the time. Playwright resets all but a fake clock.
    reuseContext: true,
  },
  projects: [
    // Tests with a server of their own, or none. First, so that the other worker is busy meanwhile, and both up to the end.
    { name: 'own-server', testMatch: ownServer, workers: 1 },
    {
      name: 'browser',
      testIgnore: ['checkers/**', 'engines/**', 'tests/hosts/*', ...ownServer],
    },
    {
      // IBM's accessibility checker, which differs from axe, only on request: `npm run check:access`.
      name: 'access',
      testMatch: 'checkers/**/*.spec.ts',
    },
    {
      // The main journeys in every engine, only on request: `npm run test:engines`. One product has the site's ports.
      name: 'engines',
      testMatch: 'engines/*.spec.ts',
      workers: 1,
    },
    {
      // The built site on Caddy, only on request: `npm run test:hosts`.
      name: 'hosts',
      testMatch: 'tests/hosts/*.spec.ts',
      fullyParallel: false,
    },
  ],
});
