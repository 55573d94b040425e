import type { RouterHistory } from '@tanstack/react-router';
import { marked } from './marks.ts';

/** Follows the links of parts that are not hydrated yet without loading a document. React follows the others itself. */
export function followLinks(history: Pick<RouterHistory, 'push'>): void {
  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLAnchorElement>(`${marked('awaiting')} a[href]`);
    if (!link || link.origin !== location.origin || link.target !== '' || link.download !== '') return;
    event.preventDefault();
    history.push(link.pathname + link.search + link.hash);
  };
  // React stops an event in a part that it has not hydrated.
  addEventListener('click', follow, { capture: true });
}
