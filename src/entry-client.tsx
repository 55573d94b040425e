import './styles/global.css.ts';
import { RouterProvider } from '@tanstack/react-router';
import { type ReactNode, StrictMode, startTransition, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { beginHydration } from './features/lazy-part/hydration.ts';
import { nextInteraction } from './features/lazy-part/next-interaction.ts';
import { whenReady } from './features/lazy-part/Ready.tsx';
import { whenRequested } from './features/lazy-part/when-requested.ts';
import type { PageLife } from './features/page-life/page-life.ts';
import { normalizeAddress } from './io/address.ts';
import { recordBrokenStyles } from './io/broken-styles.ts';
import { onMissingScript } from './io/missing-script.ts';
import { watchNetwork } from './io/network.ts';
import { createSiteRouter } from './router.tsx';

const isWhereItBegan = window.earlyRecord?.pathname === location.pathname;
normalizeAddress();
/** The path that the page's markup belongs to. */
const writtenFor = ((isWhereItBegan ? location : window.earlyRecord)?.pathname ?? '').replace(/(.)\/$/, '$1');

/** Puts marks back on <html> before anything is painted: React takes every attribute away where it draws a page anew. */
function KeepMarks({ marks, children }: { marks: Readonly<Record<string, string | undefined>>; children: ReactNode }) {
  useLayoutEffect(() => {
    Object.assign(document.documentElement.dataset, marks);
  }, [marks]);
  return children;
}

let life: PageLife | undefined;

/** The scripts that the page needs to wake and that could not be loaded, by their errors. */
let missing: unknown[] = [];

/** Runs the machine of the page, whose script comes when it is needed. It stays away while that cannot be loaded. */
async function runLife(): Promise<PageLife | undefined> {
  const module = await import('./features/page-life/page-life.ts').catch((error) => {
    // The page wakes without it.
    missing = missing.filter((one) => one !== error);
  });
  life ??= module?.runPageLife(() => void wake());
  return life;
}

let isPageLifeAsked = false;

recordBrokenStyles();
onMissingScript(async (error) => {
  missing.push(error);
  const { onLine } = navigator;
  // The machine's own script may be the one that is missing.
  if (isPageLifeAsked) return;
  isPageLifeAsked = true;
  await runLife();
  isPageLifeAsked = false;
  // What was missed without a network says nothing of a deploy, even if there is one by now.
  if (!onLine) return;
  if (life) life.scriptMissing();
  else document.documentElement.dataset.incomplete = '';
});

/**
 * Loads what the page shows and hydrates it. When something is missing the page stays as the build wrote it.
 * @param isRetry whether this is the second try in a row
 */
async function wake(isRetry = false): Promise<void> {
  missing = [];
  const isNetworkBack = watchNetwork();
  const router = createSiteRouter();
  router.ssr = { manifest: undefined };
  await router.load();
  const running = missing.length > 0 ? await runLife() : undefined;
  const isRestored = isNetworkBack();
  if (missing.length > 0) {
    // It may be the script of a part that is missing, and nothing of the page itself.
    if (!isRetry && navigator.onLine) return wake(true);
    if (running) running.actor.send({ type: 'page.notHydrated', isNetworkBack: isRestored });
    // The machine's own script is missing as well.
    else if (isRestored) void wake();
    else void nextInteraction().then(() => wake());
    return;
  }
  whenReady(() => {
    life?.actor.send({ type: 'page.hydrated' });
    // The router did not listen yet when a link that was pressed early changed the address.
    if (router.latestLocation.href !== router.state.location.href) void router.load();
  });
  const site = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );

  // The page answered for unknown addresses holds the markup of /404: it fits that address and no other. So does any
  // page's, whose visitor may have gone back or forward since.
  const isShell = document.documentElement.dataset.shell !== undefined;
  const markupFits = router.state.location.pathname === (isShell ? '/404' : writtenFor);
  if (!markupFits) {
    // Frames that are about to go could be waited at for ever.
    for (const frame of document.querySelectorAll('[data-awaiting]')) frame.removeAttribute('data-awaiting');
    // What `src/early.ts` has noted.
    const marks = { ...document.documentElement.dataset };
    startTransition(() => createRoot(document).render(<KeepMarks marks={marks}>{site}</KeepMarks>));
    return;
  }

  startTransition(() => {
    hydrateRoot(document, site);
  });
  const heading = document.querySelector('main h1');
  if (heading) beginHydration(document, heading, whenReady);
}

// Not awaited: the routes' own scripts import this file, and would wait for it while it waits for them.
void wake();
void whenRequested('page-tools', 'in use').then(runLife);
