import type { AnyRouter } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, StrictMode, startTransition, useLayoutEffect, useState } from 'react';
import { normalizeAddress, withoutSlash } from './address.ts';
import { recordBrokenStyles } from './broken-styles.ts';
import { giveUpInteractions } from './early-record.ts';
import { followLinks } from './follow-links.ts';
import { loadFont } from './font.ts';
import { beginHydration, whenReady } from './hydration.tsx';
import { clearMark, keepMarks, marked, readMark } from './marks.ts';
import { onMissingScript, watchMissingScripts } from './missing-scripts.ts';
import { useRestoredState } from './rendered-again.ts';
import { adoptMarkup } from './router-internals.ts';
import { loadScript, retryOnInteraction } from './scripts.ts';
import { newTask } from './tasks.ts';
import { whenRequested } from './when-requested.ts';

/** What a page is started with. */
interface Site<Router extends AnyRouter> {
  /** Loads the script of the router and all pages. */
  loadRouter: () => Promise<{
    createSiteRouter: () => Router;
    RouterProvider: ComponentType<{ router: Router }>;
  }>;
  /** Whether a reload would lose what somebody has typed. */
  isFormInUse: () => boolean;
}

/** Loads React, the router and the page, and hydrates the prerendered document. */
export function start<Router extends AnyRouter>({ loadRouter, isFormInUse }: Site<Router>): void {
  window.earlyRecord?.start();
  const isFirstAddress = window.earlyRecord?.pathname === location.pathname;
  normalizeAddress();
  const prerenderedPath = withoutSlash((isFirstAddress ? location : window.earlyRecord)?.pathname ?? '');
  recordBrokenStyles();
  const startPageLife = watchMissingScripts(isFormInUse);
  /** Resolves when the document is parsed to its end. This script may run before that, above all when it is cached. */
  const parsed = new Promise<unknown>((resolve) => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', resolve);
    else resolve(undefined);
  });

  const load = () => loadPage(loadRouter);
  void retryOnInteraction(
    () =>
      loadScript(load).catch((error) => {
        if (navigator.onLine) return loadScript(load);
        throw error;
      }),
    () => giveUpInteractions(document),
  ).then(async (page) => {
    await parsed;
    if (page) hydrate(page, prerenderedPath);
  });
  void parsed
    .then(() => whenRequested(document.body, 'in use'))
    .then(() => {
      loadFont();
      return retryOnInteraction(startPageLife);
    });
}

/**
 * Loads React DOM, the router and the content in tasks, so that the browser handles input. Rejects when a script is missing,
 * but not after a fault of the program, which no other try mends.
 */
async function loadPage<Router extends AnyRouter>(loadRouter: Site<Router>['loadRouter']) {
  let isMissing = false;
  const end = onMissingScript(() => {
    isMissing = true;
  });
  try {
    await newTask();
    const { createRoot, hydrateRoot } = await import('react-dom/client');
    await newTask();
    const { createSiteRouter, RouterProvider } = await loadRouter();
    await newTask();
    const router = createSiteRouter();
    adoptMarkup(router);
    await newTask();
    await router.load();
    // The router does not reject.
    if (isMissing) throw new Error('A script of the page is missing');
    const element = (
      <StrictMode>
        <Restored>
          <RouterProvider router={router} />
        </Restored>
      </StrictMode>
    );
    return { router, element, createRoot, hydrateRoot };
  } catch (error) {
    if (isMissing) throw error;
    reportError(error);
    return null;
  } finally {
    end();
  }
}

/** Restores what React removes when it renders the document again: the marks of the page, before the paint. */
function Restored({ children }: { children: ReactNode }) {
  const [restoreMarks] = useState(keepMarks);
  // Before the state: without them, forms are hidden.
  useLayoutEffect(restoreMarks, [restoreMarks]);
  useRestoredState(() => document.body);
  return children;
}

type Page = NonNullable<Awaited<ReturnType<typeof loadPage>>>;

/** Hydrates the document, or replaces it when it is that of another address. */
function hydrate({ router, element, createRoot, hydrateRoot }: Page, prerenderedPath: string): void {
  whenReady(() => {
    // The router was not subscribed yet when an early link changed the address.
    if (router.latestLocation.href !== router.state.location.href) void router.load();
    followLinks(router.history);
  });

  // `404.html` is served for unknown addresses, but its markup is that of /404. Other markup does not match either when
  // the visitor has gone back or forward since.
  const isShell = readMark('shell') !== null;
  const markupFits = withoutSlash(router.state.location.pathname) === (isShell ? '/404' : prerenderedPath);
  if (!markupFits) {
    // Otherwise some code would wait forever for parts that are about to be removed.
    for (const frame of document.querySelectorAll(marked('awaiting'))) clearMark('awaiting', frame);
    startTransition(() => createRoot(document).render(element));
    return;
  }

  startTransition(() => {
    hydrateRoot(document, element);
  });
  const heading = document.querySelector('main h1');
  if (heading) beginHydration(document, heading, whenReady);
}
