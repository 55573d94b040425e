import { clearMark, setMark } from '#src/page/marks.ts';

/** Lets the header stick to the top of the window, or not. */
export function showHeader(isShown: boolean): void {
  if (isShown) clearMark('header');
  else setMark('header', 'away');
}
