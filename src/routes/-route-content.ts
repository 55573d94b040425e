import { pageData } from '#src/page/page-data.ts';

/** The content of a route's page: from the document, as data, or from the scripts that contain it. */
export const routeContent = <Content>(
  location: { pathname: string },
  load: (loaders: typeof import('./-loaders.ts')) => Promise<Content>,
): Promise<Content> => pageData(location.pathname, async () => load(await import('./-loaders.ts')));
