import '#src/styles/global.css.ts';
import { type ReactNode, StrictMode, startTransition, useLayoutEffect, useState } from 'react';
import { isAnyFormInUse } from '#src/io/forms-in-use.ts';
import { normalizeAddress, withoutSlash } from '#src/page/address.ts';
import { recordBrokenStyles } from '#src/page/broken-styles.ts';
import { giveUpInteractions } from '#src/page/early-record.ts';
import { followLinks } from '#src/page/follow-links.ts';
import { loadFont } from '#src/page/font.ts';
import { beginHydration, whenReady } from '#src/page/hydration.tsx';
import { clearMark, keepMarks, marked, readMark, setMark } from '#src/page/marks.ts';
import { useRestoredState } from '#src/page/rendered-again.ts';
import { adoptMarkup } from '#src/page/router-internals.ts';
import { loadScript, onMissingScript, onScriptLoaded } from '#src/page/scripts.ts';
import { newTask } from '#src/page/tasks.ts';
import { retryOnInteraction, whenRequested } from '#src/page/when-requested.ts';

window.earlyRecord?.start();
const isFirstAddress = window.earlyRecord?.pathname === location.pathname;
normalizeAddress();
/** The path that the page was prerendered for. */
const prerenderedPath = withoutSlash((isFirstAddress ? location : window.earlyRecord)?.pathname ?? '');

/** Restores what React removes when it renders the document again: the marks of the page, before the paint. */
function Restored({ children }: { children: ReactNode }) {
  const [restoreMarks] = useState(keepMarks);
  // Before the state: without them, forms are hidden.
  useLayoutEffect(restoreMarks, [restoreMarks]);
  useRestoredState(() => document.body);
  return children;
}

/** Resolves when the document is parsed to its end. This script may run before that, above all when it is cached. */
const parsed = new Promise<unknown>((resolve) => {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', resolve);
  else resolve(undefined);
});

/** Notifies the page's machine of a missing script, once it runs. */
let scriptMissing: (() => void) | undefined;

/** The errors of scripts that are needed for hydration and could not be loaded. */
let missing: unknown[] = [];

const importPageLife = () => import('#src/page/page-life.ts');

async function startPageLife(): Promise<void> {
  const { runPageLife } = await loadScript(importPageLife).catch((error) => {
    // The page can hydrate without it.
    missing = missing.filter((one) => one !== error);
    throw error;
  });
  scriptMissing ??= runPageLife(isAnyFormInUse);
}

function offerReload(): void {
  setMark('incomplete');
  const end = onScriptLoaded(() => {
    end();
    clearMark('incomplete');
  });
}

let isPageLifeRequested = false;

/** Whether the page's machine has yet to learn of a missing script. */
let isUnreported = false;
onScriptLoaded(() => {
  isUnreported = false;
});

recordBrokenStyles();
onMissingScript(async (error) => {
  missing.push(error);
  // An offline failure says nothing about a deploy, even if the network is back by the time the machine runs.
  isUnreported ||= navigator.onLine;
  // The missing script may be the machine's own.
  if (isPageLifeRequested) return;
  isPageLifeRequested = true;
  await startPageLife().catch(() => {});
  isPageLifeRequested = false;
  if (!isUnreported) return;
  isUnreported = false;
  if (scriptMissing) scriptMissing();
  else offerReload();
});

/** Loads React DOM, the router and the content in tasks, so that the browser handles input. Rejects without a script. */
async function loadPage() {
  missing = [];
  await newTask();
  const { createRoot, hydrateRoot } = await import('react-dom/client');
  await newTask();
  const site = await import('./router.tsx');
  await newTask();
  const router = site.createSiteRouter();
  adoptMarkup(router);
  await newTask();
  await router.load();
  // The router does not reject. The missing script may also belong to a lazy part, not to the page.
  if (missing.length > 0) throw new Error('A script of the page is missing');
  const element = (
    <StrictMode>
      <Restored>
        <site.RouterProvider router={router} />
      </Restored>
    </StrictMode>
  );
  return { router, element, createRoot, hydrateRoot };
}

/** Loads the page. Rejects when a script is missing, but not after a fault of the program, which no other try mends. */
const tryToLoad = () =>
  loadScript(loadPage).catch((error) => {
    if (missing.length > 0) throw error;
    reportError(error);
  });

/** Loads and hydrates the page. While a script is missing the prerendered page stays, and interactions load it again. */
async function loadAndHydrate(): Promise<void> {
  const page = await retryOnInteraction(
    () =>
      tryToLoad().catch((error) => {
        if (navigator.onLine) return tryToLoad();
        throw error;
      }),
    () => giveUpInteractions(document),
  );
  await parsed;
  if (!page) return;
  const { router, element, createRoot, hydrateRoot } = page;
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

// Not awaited: the routes' scripts import this file, and would wait for it while it waits for them.
void loadAndHydrate();
void parsed
  .then(() => whenRequested(document.body, 'in use'))
  .then(() => {
    loadFont();
    return retryOnInteraction(startPageLife);
  });
