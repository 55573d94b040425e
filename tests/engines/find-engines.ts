import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium, firefox, webkit } from 'playwright/test';
import { findBrowser } from '../../scripts/browser.ts';
import { findProgram } from '../../scripts/find-program.ts';
import type { Engine } from './engine.ts';
import { playwrightEngine } from './playwright-engine.ts';
import { startWebKitGtk } from './webkitgtk-engine.ts';

const require = createRequire(import.meta.url);

/**
 * Playwright drives an installed Firefox by WebDriver BiDi. Version 1.65 sends a command that Firefox 153, the current
 * ESR, does not know.
 */
const earlierPlaywright: typeof import('playwright') = require('playwright-core-1-64');

function findChromium(): Engine {
  const { executablePath, args } = findBrowser();
  return {
    name: 'chromium',
    description: `${executablePath} by Playwright`,
    start: async () => playwrightEngine(await chromium.launch({ executablePath, args })),
  };
}

/** Playwright's own build of an engine, if it is installed. */
function findBuild(name: 'firefox' | 'webkit'): Engine | null {
  const type = { firefox, webkit }[name];
  if (!existsSync(type.executablePath())) return null;
  return { name, description: "Playwright's build", start: async () => playwrightEngine(await type.launch()) };
}

function findFirefox(): Engine | null {
  const executablePath = findProgram('firefox-esr', process.env) ?? findProgram('firefox', process.env);
  if (executablePath === null) return null;
  const options = { executablePath, channel: 'moz-firefox', firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 } };
  return {
    name: 'firefox',
    description: `${executablePath} by Playwright, with WebDriver BiDi`,
    start: async () => playwrightEngine(await earlierPlaywright.firefox.launch(options)),
  };
}

function findWebKitGtk(): Engine | null {
  const driver = findProgram('WebKitWebDriver', process.env);
  if (driver === null || findProgram('Xvfb', process.env) === null) return null;
  return { name: 'webkit', description: `${driver} by WebDriver`, start: startWebKitGtk };
}

/** The engines on this machine. Playwright's own builds come before installed browsers. */
export function findEngines(): Engine[] {
  const found = [findChromium(), findBuild('firefox') ?? findFirefox(), findBuild('webkit') ?? findWebKitGtk()];
  return found.filter((engine) => engine !== null);
}
