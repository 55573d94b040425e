import { useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { writeStructuredData } from '../../io/document.ts';

/**
 * Keeps the structured data in the document's head in step with the current page. Prerendered pages contain theirs;
 * client-rendered pages get it here.
 */
export function StructuredData({ read }: { read: (route: string, found: unknown) => string | undefined }) {
  const match = useMatches({ select: (matches) => matches.at(-1) });
  const route = match?.status === 'success' ? match.routeId : '';
  const found = match?.loaderData;

  useEffect(() => {
    writeStructuredData(read(route, found));
  }, [read, route, found]);

  return null;
}
