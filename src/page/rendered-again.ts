import { useLayoutEffect, useState } from 'react';
import { moveInteractions } from './early-record.ts';
import { marked } from './marks.ts';

/**
 * Restores what a visitor did to prerendered markup when React renders it again instead of hydrating it, because a
 * translation or an extension has changed it. `findContainer` finds the element around it, which may be a new one.
 */
export function useRestoredState(findContainer: () => Element | null): void {
  // The initial state is computed while the markup is still in the document.
  const [restore] = useState(() => (typeof document === 'undefined' ? () => {} : rememberState(findContainer)));
  // Before the effects of forms, which read their fields.
  useLayoutEffect(restore, [restore]);
}

function rememberState(findContainer: () => Element | null): () => void {
  // The room of a part has no state.
  const markup = [...(findContainer()?.children ?? [])].filter(({ childElementCount }) => childElementCount > 0);
  const focused = document.activeElement === document.body ? null : document.activeElement;
  const top = focused?.getBoundingClientRect().top;
  const { scrollY } = window;

  return () => {
    const removed = markup.filter((element) => !element.isConnected);
    const container = findContainer();
    if (removed.length === 0 || !container) return;
    const find = finder(removed, container);
    for (const field of removed.flatMap((element) => [...element.querySelectorAll('input, select, textarea')])) {
      copyValue(field, find(field));
    }
    moveInteractions((target) => (target.isConnected ? target : find(target)));
    const target = focused?.isConnected ? focused : focused && find(focused);
    if (focused && target && document.activeElement !== target) restoreFocus(focused, target);
    // What has the focus stays in its place, even if there is more text above it now.
    const shift = target && top !== undefined ? target.getBoundingClientRect().top - top : scrollY - window.scrollY;
    if (shift !== 0) scrollBy({ top: shift, behavior: 'instant' });
  };
}

/** Finds the element that has replaced one of the removed markup: by its id, else by its name, text and position. */
function finder(removed: readonly Element[], container: Element) {
  const frame = container.closest(marked('awaiting'));
  return (element: Element): Element | null => {
    if (!removed.some((root) => root.contains(element))) return null;
    const byId = element.id === '' ? null : container.querySelector(`#${CSS.escape(element.id)}`);
    if (byId) return byId;
    const name = element.getAttribute('name');
    const selector = `${element.localName}${name === null ? '' : `[name="${CSS.escape(name)}"]`}`;
    const isSame = ({ textContent }: Element) => textContent === element.textContent;
    const isInPlace = (other: Element) =>
      other.closest(marked('awaiting')) === frame || element.closest(marked('awaiting'));
    const before = removed.flatMap((root) => [...root.querySelectorAll(selector)]);
    const after = [...container.querySelectorAll(selector)].filter(isInPlace);
    return (
      after.filter(isSame)[before.filter(isSame).indexOf(element)] ??
      (before.length === after.length ? after[before.indexOf(element)] : undefined) ??
      null
    );
  };
}

function copyValue(from: Element, to: Element | null): void {
  if (from instanceof HTMLSelectElement && to instanceof HTMLSelectElement) to.value = from.value;
  if (from instanceof HTMLTextAreaElement && to instanceof HTMLTextAreaElement) to.value = from.value;
  if (!(from instanceof HTMLInputElement && to instanceof HTMLInputElement)) return;
  if (from.type === 'file') to.files = from.files;
  else if (from.type === 'checkbox' || from.type === 'radio') to.checked = from.checked;
  else to.value = from.value;
}

function restoreFocus(from: Element, to: Element): void {
  if (!(to instanceof HTMLElement)) return;
  to.focus({ preventScroll: true });
  const isText = (field: Element) => field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  if (!isText(from) || !isText(to) || from.selectionStart === null) return;
  to.setSelectionRange(from.selectionStart, from.selectionEnd, from.selectionDirection ?? 'none');
}
