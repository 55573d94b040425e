import { clearMark, setMark } from './marks.ts';

/** Tracks which link was pressed, to mark it as pending while its page loads. At most one link is marked. */
export function markPressedLinks() {
  const end = new AbortController();
  let pressed: Element | null = null;
  let marked: Element | null = null;
  const mark = (link: Element | null) => {
    if (marked) clearMark('pending', marked);
    marked = link;
    if (marked) setMark('pending', '', marked);
  };
  const note = ({ target }: MouseEvent) => {
    pressed = target instanceof Element ? target.closest('a') : null;
  };
  addEventListener('click', note, { capture: true, signal: end.signal });
  return { mark: () => mark(pressed), unmark: () => mark(null), stop: () => end.abort() };
}
