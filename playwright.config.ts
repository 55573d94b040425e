import { defineConfig } from 'playwright/test';
import { practice } from './content/index.ts';
import type { TestOptions } from './tests/fixtures.ts';
import { sitePort } from './tests/support/addresses.ts';
import { screens } from './tests/support/open-view.ts';
import { isExhaustive } from './tests/support/sample.ts';

/** Tests in a browser, on the built site. Those of Vitest are in vitest.config.ts. */
export default defineConfig<TestOptions>({
  testMatch: ['tests/**/*.spec.ts', 'content/facts/*.spec.ts'],
  globalSetup: './tests/support/global-setup.ts',
  outputDir: 'node_modules/.cache/test-results',
  snapshotPathTemplate: 'content/facts/transcripts/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: {
    timeout: 15_000,
    // What may differ between two machines: less than a corner of another roundness.
    toHaveScreenshot: {
      pathTemplate: 'tests/visual/references/{arg}{ext}',
      maxDiffPixelRatio: 0.00005,
      threshold: 0.2,
      animations: 'disabled',
    },
  },
  use: {
    baseURL: `http://localhost:${sitePort}`,
    // The server that plays others has no certificate of theirs.
    ignoreHTTPSErrors: true,
    timezoneId: practice.hours.timeZone,
    // A page in the context of the test before it comes in three quarters of the time. Playwright resets all of it.
    reuseContext: true,
    screenshot: 'only-on-failure',
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false, sources: false },
  },
  projects: [
    { name: 'browser', testIgnore: ['checkers/**', 'visual/**'] },
    { name: 'visual', testMatch: 'visual/**/*.spec.ts' },
    {
      // On pages that a translation service has rewritten: journeys that it could break. An exhaustive run walks all but
      // long lists, what has no scripts that could translate it, and what translates by itself.
      name: 'translated',
      testMatch: ['journeys/*.spec.ts', 'content/facts/way-back.spec.ts', 'accessibility/by-keyboard.spec.ts'],
      testIgnore: 'journeys/{interruptions,views,rules,translation,without-javascript}.spec.ts',
      grep: isExhaustive ? /./ : /@translated/,
      use: { wording: 'translated' },
    },
    {
      name: 'phone',
      testMatch: 'journeys/*.spec.ts',
      grep: /@phone/,
      use: { viewport: screens.phone, hasTouch: true, isMobile: true },
    },
    {
      // Checkers of accessibility beside axe, by name alone: `npm run check:access`.
      name: 'access',
      testMatch: 'checkers/**/*.spec.ts',
    },
  ],
});
