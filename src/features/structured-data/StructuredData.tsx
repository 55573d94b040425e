import { useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { writeStructuredData } from '#src/io/structured-data.ts';

/** Writes the structured data of pages that the client renders. Prerendered pages contain theirs. */
export function StructuredData({ read }: { read: (route: string, found: unknown) => string | undefined }) {
  const match = useMatches({ select: (matches) => matches.at(-1) });
  const route = match?.status === 'success' ? match.routeId : '';
  const found = match?.loaderData;

  useEffect(() => {
    writeStructuredData(read(route, found));
  }, [read, route, found]);

  return null;
}
