/** Carries out what was pressed inside `within` before it could answer. A part that still awaits its script keeps it. */
export function carryOutEarlyClick(within: ParentNode) {
  const pressed = within.querySelector<HTMLElement>('[data-early-click]');
  if (!pressed || pressed.closest('[data-awaiting]')) return;
  pressed.removeAttribute('data-early-click');
  pressed.click();
}
