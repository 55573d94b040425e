import type { Page } from 'playwright';
import { test as base, inject } from 'vitest';
import { openWatchedPage, type PageOptions, type Wording } from './page.ts';
import { startStack } from './stack.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** How a page reads unless its test says otherwise: a setting of the project that the test runs in. */
    wording: Wording;
  }
}

/**
 * Vitest's `test` with a running product: `stack` is everything behind the pages, brought back to its start and emptied
 * after each test; `openPage` opens a page in a browser of its own, and fails the test when the page's console says
 * what the test did not expect.
 */
export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads a fixture's needs from this pattern; this one has none.
  .extend('runningStack', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const stack = await startStack();
    onCleanup(() => stack.stop());
    return stack;
  })
  .extend('stack', async ({ runningStack }, { onCleanup }) => {
    onCleanup(() => runningStack.reset());
    return runningStack;
  })
  .extend('openPage', async ({ stack }, { onCleanup }) => {
    const finishes: (() => Promise<void>)[] = [];
    onCleanup(async () => {
      for (const finish of finishes) await finish();
    });
    return async (path?: string, options: Omit<PageOptions, 'path'> = {}): Promise<Page> => {
      const { page, finish } = await openWatchedPage(stack, {
        wording: inject('wording'),
        ...options,
        ...(path !== undefined && { path }),
      });
      finishes.push(finish);
      return page;
    };
  });
