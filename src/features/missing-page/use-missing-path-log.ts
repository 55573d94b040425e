import { useEffect } from 'react';

const logged = new Set<string>();

/** Logs the requested address of a missing page to the console, once for each. */
export function useMissingPathLog(path: string | undefined) {
  useEffect(() => {
    if (path === undefined || logged.has(path)) return;
    logged.add(path);
    console.info(`Page not found: ${path}`);
  }, [path]);
}
