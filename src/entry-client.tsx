import './styles/global.css.ts';
import { RouterProvider } from '@tanstack/react-router';
import { type ReactNode, StrictMode, startTransition, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { reloadForMissingChunks } from './io/missing-chunk.ts';
import { createSiteRouter } from './router.tsx';

reloadForMissingChunks();

const router = createSiteRouter();
router.ssr = { manifest: undefined };

/** Puts marks back on <html> before anything is painted: React takes every attribute away where it draws a page anew. */
function KeepMarks({ marks, children }: { marks: Readonly<Record<string, string | undefined>>; children: ReactNode }) {
  useLayoutEffect(() => {
    Object.assign(document.documentElement.dataset, marks);
  }, [marks]);
  return children;
}

// Not awaited here: the routes' own scripts import this file, and would wait for it while it waits for them.
router.load().then(() => {
  const site = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );

  // The page answered for unknown addresses holds the markup of /404: it fits that address and no other.
  const markupFits = document.documentElement.dataset.shell === undefined || router.state.location.pathname === '/404';

  if (!markupFits) {
    // Frames that are about to go could be waited at for ever.
    for (const frame of document.querySelectorAll('[data-awaiting]')) frame.removeAttribute('data-awaiting');
  }

  // What `src/early.ts` has noted.
  const marks = { ...document.documentElement.dataset };

  startTransition(() => {
    if (markupFits) hydrateRoot(document, site);
    else createRoot(document).render(<KeepMarks marks={marks}>{site}</KeepMarks>);
  });
});
