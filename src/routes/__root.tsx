import { createRootRoute } from '@tanstack/react-router';
import { prepareArrival } from '#src/page/shown-at-once.ts';
import { Document } from './-root/Document.tsx';

export const Route = createRootRoute({
  beforeLoad: prepareArrival,
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { name: 'color-scheme', content: 'light dark' },
      { name: 'theme-color', content: '#16202b', media: '(prefers-color-scheme: light)' },
      { name: 'theme-color', content: '#080d13', media: '(prefers-color-scheme: dark)' },
      { name: 'format-detection', content: 'telephone=no, date=no, address=no, email=no' },
    ],
    links: [
      { rel: 'icon', href: '/icons/favicon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
    ],
  }),
  component: Document,
});
