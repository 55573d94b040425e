import { defineConfig } from 'playwright/test';
import { practice } from '#content/practice.data.ts';
import { sitePort } from './support/product.ts';

/**
 * Browser tests, on the built site. Vitest's tests are configured in vitest.config.ts. Those in the folder `on-request` have
 * commands of their own.
 */
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
});
