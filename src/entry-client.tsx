import './styles/global.css.ts';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { reloadForMissingChunks } from './io/missing-chunk.ts';
import { createSiteRouter } from './router.tsx';

reloadForMissingChunks();

const router = createSiteRouter();
router.ssr = { manifest: undefined };

// Not awaited here: the routes' own scripts import this file, and would wait for it while it waits for them.
router.load().then(() => {
  const site = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );

  // The page answered for unknown addresses holds the markup of /404: it fits that address and no other.
  const markupFits = document.documentElement.dataset.shell === undefined || router.state.location.pathname === '/404';

  if (markupFits) {
    startTransition(() => {
      hydrateRoot(document, site);
    });
    return;
  }
  // Frames that are about to go could be waited at for ever.
  for (const frame of document.querySelectorAll('[data-awaiting]')) frame.removeAttribute('data-awaiting');
  // React takes every attribute of <html> away, also what `src/early.ts` has noted there.
  const noted = { ...document.documentElement.dataset };
  flushSync(() => createRoot(document).render(site));
  Object.assign(document.documentElement.dataset, noted);
});
