import { defineConfig } from 'playwright/test';
import { practice } from '../content/index.ts';
import type { TestOptions } from './fixtures.ts';
import { screens } from './support/open-view.ts';
import { sitePort } from './support/product.ts';
import { isExhaustive } from './support/sample.ts';

/** For a project with few tests: starting a second worker with its product takes longer than they do. */
const oneWorker = isExhaustive ? {} : { workers: 1 };

/** Browser tests, on the built site. Vitest's tests are configured in vitest.config.ts. */
export default defineConfig<TestOptions>({
  testDir: '..',
  testMatch: ['tests/**/*.spec.ts', 'content/facts/*.spec.ts'],
  globalSetup: './support/global-setup.ts',
  outputDir: '../node_modules/.cache/test-results',
  snapshotPathTemplate: '../content/facts/by-ear/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  // Cases of a behavior that another test or a generated path covers. Projects with an own grepInvert repeat it.
  ...(isExhaustive ? {} : { grepInvert: /@all/ }),
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
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false, sources: false },
  },
  projects: [
    // Projects with one worker come first: then both workers are busy up to the end.
    { name: 'visual', testMatch: 'visual/**/*.spec.ts', workers: 1 },
    {
      // Journeys on translated pages. `ALL_CASES=1` runs all except long lists, pages without scripts, and
      // journeys that translate the page themselves.
      name: 'translated',
      testMatch: 'journeys/*.spec.ts',
      testIgnore: 'journeys/{interruptions,rules,translation,without-javascript}.spec.ts',
      grep: isExhaustive ? /./ : /@translated/,
      use: { wording: 'translated' },
      ...oneWorker,
    },
    {
      name: 'phone',
      testMatch: 'journeys/*.spec.ts',
      grep: /@phone/,
      use: { viewport: screens.phone, hasTouch: true, isMobile: true },
      ...oneWorker,
    },
    {
      // In a short run, journeys of the projects above are left to them.
      name: 'browser',
      testIgnore: ['checkers/**', 'engines/**', 'tests/hosts/*', 'visual/**'],
      ...(isExhaustive ? {} : { grepInvert: /@translated|@phone|@all/ }),
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
