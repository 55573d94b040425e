import { useSyncExternalStore } from 'react';

function onDirectionChange(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
}

/** Whether the page runs from left to right or from right to left, as a translation sets it. */
export function useTextDirection(): 'ltr' | 'rtl' {
  return useSyncExternalStore(
    onDirectionChange,
    () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'),
    () => 'ltr',
  );
}
