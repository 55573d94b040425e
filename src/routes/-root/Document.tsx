import { Match, useMatches } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { practice } from '#content/practice.data.ts';
import { RouteAnnouncer } from '#src/components/screen-reader/screen-reader.tsx';
import { Ready } from '#src/page/hydration.tsx';
import { LazyPartFrame, lazyPart } from '#src/page/lazy-part.tsx';
import { usePageArrival } from '#src/page/page-arrival.ts';
import { pageHead } from '#src/rules/page-head.ts';
import { BottomBar } from './BottomBar.tsx';
import * as styles from './Document.css.ts';
import { PageNotices } from './PageNotices.tsx';
import { SiteHeader } from './SiteHeader.tsx';

const accessibilityPanel = lazyPart('accessibility-panel', 'in use', () => import('./AccessibilityPanel.part.tsx'));
const footer = lazyPart('site-footer', 'near', () => import('./Footer.part.tsx'));
const pageTools = lazyPart('page-tools', 'in use', () => import('./PageTools.part.tsx'));

/** The document of every page. */
export function Document(): ReactNode {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <PageHead />
      </head>
      <body spellCheck={false}>
        <a className={styles.skipLink} href="#main">
          Skip to main content
        </a>
        <PageNotices />
        <div className={styles.accessibilityPanel}>
          <LazyPartFrame part={accessibilityPanel} />
        </div>
        <SiteHeader />
        <main id="main" tabIndex={-1}>
          <Page />
        </main>
        <LazyPartFrame part={footer} />
        <BottomBar />
        <PageArrival />
        <LazyPartFrame part={pageTools} />
      </body>
    </html>
  );
}

/** Reads out the title of each page after the first one. */
function PageArrival() {
  return <RouteAnnouncer arrival={usePageArrival()} />;
}

/** The current route. Used in place of <Outlet>, which does not say when React has hydrated its content. */
function Page() {
  const routeId = useMatches({ select: ([, page]) => page?.routeId });
  return (
    <Suspense>
      {routeId && <Match routeId={routeId} />}
      <Ready />
    </Suspense>
  );
}

/** Of a page whose content could not be loaded: the route's own `head` takes it for one that does not exist. */
const failed = pageHead({ metaTitle: `Page Not Loaded | ${practice.name}` });

/** What the routes' `head` says, in place of <HeadContent>, whose script also handles what no route has. */
export function PageHead() {
  const heads = useMatches().map((match) => (match.status === 'error' ? failed : match));
  return heads.flatMap(({ meta = [], links = [] }) => [
    ...meta.map((tag) =>
      tag?.title ? (
        <title key="title">{tag.title}</title>
      ) : (
        <meta key={tag && 'media' in tag ? tag.media : (tag?.name ?? tag?.property ?? 'charSet')} {...tag} />
      ),
    ),
    ...links.map((link) => <link key={link?.href} {...link} />),
  ]);
}
