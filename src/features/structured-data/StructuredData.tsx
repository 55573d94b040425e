import { useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { writeStructuredData } from '../../io/document.ts';
import { type StructuredData as PageData, structuredDataText } from '../../rules/structured-data.ts';

/**
 * Keeps the structured data in the document's head in step with the current page. Prerendered pages contain theirs;
 * client-rendered pages get it here.
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
