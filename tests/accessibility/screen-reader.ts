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

/** A screen reader on an open page. What it says are phrases: "heading, Find us, level 2". */
export interface ScreenReader {
  /** Reads the page from heading to heading or from landmark to landmark, all the way around. */
  skim(by: 'headings' | 'landmarks'): Promise<string[]>;
  /** Reads on until a phrase begins so, and returns all phrases on the way. Throws when none does. */
  readTo(beginning: string): Promise<string[]>;
  /** Presses what the reader stands on. */
  press(): Promise<void>;
  /** What was said by itself since the last reading, as soon as all of these texts were among it. */
  listenFor(...texts: string[]): Promise<string[]>;
}

/** More steps than any page has. */
const mostSteps = 1500;

/** Starts a screen reader on a page that answers already. */
export async function startScreenReader(page: Page): Promise<ScreenReader> {
  const answer = (body: string) => ({ contentType: 'text/javascript', body });
  const source = await library;
  await page.route('**/screen-reader/library.js', (route) => route.fulfill(answer(source)));
  await page.route('**/screen-reader/start.js', (route) =>
    route.fulfill(
      answer(
        // The reader asks an element that is gone, such as a closed dialog, for what names it.
        "Element.prototype.getElementById = () => null; import { virtual } from './library.js'; await virtual.start({ container: document.body }); window.screenReader = virtual;",
      ),
    ),
  );
  await page.addScriptTag({ url: '/screen-reader/start.js', type: 'module' });
  await page.waitForFunction(() => window.screenReader !== undefined);

  /** Other readers do not speak a region's own name whenever something about its style changes. */
  const isNews = (phrase: string) => phrase !== 'polite: Notifications';
  const log = async () => {
    const phrases = await page.evaluate(async () => (await window.screenReader?.spokenPhraseLog()) ?? []);
    return phrases.filter(isNews);
  };
  const forget = () => page.evaluate(() => window.screenReader?.clearSpokenPhraseLog());

  return {
    skim: async (by) => {
      const phrases = await page.evaluate(
        async ({ headings, most }) => {
          const reader = window.screenReader;
          if (reader === undefined) throw new Error('There is no screen reader');
          const { moveToNextHeading, moveToNextLandmark } = reader.commands;
          const places = new Map<Node, string>();
          for (let step = 0; step < most; step += 1) {
            await reader.perform(headings ? moveToNextHeading : moveToNextLandmark);
            // Past the last one it begins again with the first, or stays.
            if (reader.activeNode === null || places.has(reader.activeNode)) break;
            places.set(reader.activeNode, await reader.lastSpokenPhrase());
          }
          return [...places.values()];
        },
        { headings: by === 'headings', most: mostSteps },
      );
      await forget();
      return phrases;
    },
    readTo: async (beginning) => {
      const phrases = await page.evaluate(
        async ({ wanted, most }) => {
          const phrases: string[] = [];
          for (let step = 0; step < most; step += 1) {
            await window.screenReader?.next();
            const phrase = (await window.screenReader?.lastSpokenPhrase()) ?? '';
            phrases.push(phrase);
            if (phrase.startsWith(wanted)) return phrases;
          }
          throw new Error(`Nothing on the page is read as "${wanted}"`);
        },
        { wanted: beginning, most: mostSteps },
      );
      await forget();
      return phrases;
    },
    press: () => page.evaluate(() => window.screenReader?.act()),
    listenFor: async (...texts) => {
      await expect
        .poll(log, { timeout: 10_000 })
        .toEqual(expect.arrayContaining(texts.map((text) => expect.stringContaining(text))));
      const phrases = await log();
      await forget();
      // What is polite waits for its turn, whenever it came.
      const isPolite = (phrase: string) => phrase.startsWith('polite: ');
      return [...phrases.filter((phrase) => !isPolite(phrase)), ...phrases.filter(isPolite)];
    },
  };
}
