import { useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { writeStructuredData } from '../../io/structured-data.ts';
import { type StructuredData as PageData, structuredDataText } from '../../rules/structured-data.ts';

/**
 * Keeps the structured data in the page's head those of the page that is shown. Pages are written with their own; a
 * page that takes the place of another gets them here.
 */
export function StructuredData({ read }: { read: (route: string, found: unknown) => PageData | undefined }) {
  const match = useMatches({ select: (matches) => matches.at(-1) });
  const route = match?.status === 'success' ? match.routeId : '';
  const found = match?.loaderData;

  useEffect(() => {
    const data = read(route, found);
    writeStructuredData(data && structuredDataText(data));
  }, [read, route, found]);

  return null;
}
