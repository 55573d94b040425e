import { isAnyFormInUse } from './forms-in-use.ts';

const isReload = () =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload');

/**
 * Loads the page anew when a part of its script is gone because the site was deployed again: once, and never while
 * somebody is in a form or has entered something. Then the error takes its usual way.
 */
export function reloadForMissingChunks(reload: () => void = () => location.reload()) {
  addEventListener('vite:preloadError', (event) => {
    if (isReload() || isAnyFormInUse()) return;
    event.preventDefault();
    reload();
  });
}
