/** Tracks which link was pressed, to mark it with `data-pending` while its page loads. At most one link is marked. */
export function markPressedLinks(): { mark: () => void; unmark: () => void; stop: () => void } {
  let pressed: Element | null = null;
  let marked: Element | null = null;
  const note = ({ target }: MouseEvent) => {
    pressed = target instanceof Element ? target.closest('a') : null;
  };
  const unmark = () => {
    marked?.removeAttribute('data-pending');
    marked = null;
  };
  addEventListener('click', note, { capture: true });
  return {
    mark: () => {
      unmark();
      marked = pressed;
      marked?.setAttribute('data-pending', '');
    },
    unmark,
    stop: () => removeEventListener('click', note, { capture: true }),
  };
}
