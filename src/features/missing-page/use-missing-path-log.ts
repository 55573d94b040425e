import { useEffect } from 'react';

const logged = new Set<string>();

/** Writes the address that was asked for and is missing to the console, once for each. */
export function useMissingPathLog(path: string | undefined) {
  useEffect(() => {
    if (path === undefined || logged.has(path)) return;
    logged.add(path);
    console.info(`Page not found: ${path}`);
  }, [path]);
}
