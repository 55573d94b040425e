import { clearMark, setMark } from './marks.ts';
import { renameMissingScript } from './router-internals.ts';
import { onScriptLoaded, script } from './scripts.ts';

/** Calls `listener` when a script of the page cannot be loaded. Returns what removes it. */
export function onMissingScript(listener: () => void): () => void {
  addEventListener('vite:preloadError', listener);
  return () => removeEventListener('vite:preloadError', listener);
}

/**
 * Tells the page's machine of missing scripts. Returns what starts the machine.
 * @param isFormInUse whether a reload would lose something
 */
export function watchMissingScripts(isFormInUse: () => boolean): () => Promise<unknown> {
  const pageLife = script(async () => (await import('./page-life.ts')).runPageLife(isFormInUse));
  let isUnreported = false;
  let isReporting = false;
  addEventListener('vite:preloadError', ({ payload }) => renameMissingScript(payload));
  onScriptLoaded(() => {
    isUnreported = false;
    clearMark('incomplete');
  });
  onMissingScript(async () => {
    // An offline failure says nothing about a deploy, even if the network is back by the time the machine runs.
    isUnreported ||= navigator.onLine;
    if (isReporting) return;
    isReporting = true;
    // The missing script may be the machine's own, which is requested again.
    const report = await pageLife
      .load()
      .catch(pageLife.load)
      .catch(() => () => setMark('incomplete'));
    isReporting = false;
    if (!isUnreported) return;
    isUnreported = false;
    report();
  });
  return pageLife.load;
}
