import '../styles/global.css.ts';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { ExamplesPage } from './ExamplesPage.tsx';
import { readView } from './view.ts';

const view = readView(location.search);
const page = document.documentElement;
page.dir = view.direction;
page.dataset.textSize = view.textSize;
if (view.theme === 'more') page.dataset.contrast = 'more';

// Links need a router.
const router = createRouter({
  routeTree: createRootRoute({ component: () => <ExamplesPage view={view} /> }),
  history: createMemoryHistory(),
});
await router.load();

const root = document.getElementById('examples');
if (root) createRoot(root).render(<RouterProvider<typeof router> router={router} />);
