import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { virtual } from '@guidepup/virtual-screen-reader';
import type { Page } from 'playwright/test';
import { expect } from '../fixtures.ts';

const library = readFile(createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js'), 'utf8');

declare global {
  interface Window {
    screenReader?: typeof virtual;
  }
}

/** A screen reader on an open page. It announces phrases such as "heading, Find us, level 2". */
export interface ScreenReader {
  /** Reads all headings or all landmarks of the page. */
  skim(by: 'headings' | 'landmarks'): Promise<string[]>;
  /** Reads on until a phrase has this beginning, and returns all phrases up to it. Throws when there is none. */
  readTo(beginning: string): Promise<string[]>;
  /** Activates the current element. */
  press(): Promise<void>;
  /** Waits until all of these texts have been announced. Returns all announcements since the last reading. */
  waitForAnnouncements(...texts: string[]): Promise<string[]>;
}

/** More steps than any page has. */
const maxSteps = 1500;

/** Starts a screen reader on a hydrated page. */
export async function startScreenReader(page: Page): Promise<ScreenReader> {
  const script = (body: string) => ({ contentType: 'text/javascript', body });
  const source = await library;
  await page.route('**/screen-reader/library.js', (route) => route.fulfill(script(source)));
  await page.route('**/screen-reader/start.js', (route) =>
    route.fulfill(
      script(
        // The library calls this on removed elements, such as a closed dialog.
        "Element.prototype.getElementById = () => null; import { virtual } from './library.js'; await virtual.start({ container: document.body }); window.screenReader = virtual;",
      ),
    ),
  );
  await page.addScriptTag({ url: '/screen-reader/start.js', type: 'module' });
  await page.waitForFunction(() => window.screenReader !== undefined);

  /** The library announces the name of the live region whenever its style changes. Real screen readers do not. */
  const isRelevant = (phrase: string) => phrase !== 'polite: Notifications';
  const log = async () => {
    const phrases = await page.evaluate(async () => (await window.screenReader?.spokenPhraseLog()) ?? []);
    return phrases.filter(isRelevant);
  };
  const clearLog = () => page.evaluate(() => window.screenReader?.clearSpokenPhraseLog());

  return {
    skim: async (by) => {
      const phrases = await page.evaluate(
        async ({ headings, max }) => {
          const reader = window.screenReader;
          if (reader === undefined) throw new Error('There is no screen reader');
          const { moveToNextHeading, moveToNextLandmark } = reader.commands;
          const visited = new Map<Node, string>();
          for (let step = 0; step < max; step += 1) {
            await reader.perform(headings ? moveToNextHeading : moveToNextLandmark);
            // After the last one it starts over or stays.
            if (reader.activeNode === null || visited.has(reader.activeNode)) break;
            visited.set(reader.activeNode, await reader.lastSpokenPhrase());
          }
          return [...visited.values()];
        },
        { headings: by === 'headings', max: maxSteps },
      );
      await clearLog();
      return phrases;
    },
    readTo: async (beginning) => {
      const phrases = await page.evaluate(
        async ({ expected, max }) => {
          const phrases: string[] = [];
          for (let step = 0; step < max; step += 1) {
            await window.screenReader?.next();
            const phrase = (await window.screenReader?.lastSpokenPhrase()) ?? '';
            phrases.push(phrase);
            if (phrase.startsWith(expected)) return phrases;
          }
          throw new Error(`Nothing on the page is read as "${expected}"`);
        },
        { expected: beginning, max: maxSteps },
      );
      await clearLog();
      return phrases;
    },
    press: () => page.evaluate(() => window.screenReader?.act()),
    waitForAnnouncements: async (...texts) => {
      await expect
        .poll(log, { timeout: 10_000 })
        .toEqual(expect.arrayContaining(texts.map((text) => expect.stringContaining(text))));
      const phrases = await log();
      await clearLog();
      // Polite announcements come last, whenever they were made.
      const isPolite = (phrase: string) => phrase.startsWith('polite: ');
      return [...phrases.filter((phrase) => !isPolite(phrase)), ...phrases.filter(isPolite)];
    },
  };
}
