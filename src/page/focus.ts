let isTaken = false;

/** Moves the focus to an element, which keeps it: a heading that the address leads to in that moment does not take it. */
export function takeFocus(element: HTMLElement): void {
  isTaken = true;
  element.focus({ preventScroll: true });
}

/** Lets a heading take the focus: the visitor goes to another address. */
export function releaseFocus(): void {
  isTaken = false;
}

/** Whether the page has taken the focus since the visitor has come to this address. */
export const isFocusTaken = (): boolean => isTaken;

/** Moves the focus to a section's heading, or to a part without one, unless a form field has it. */
export function focusSectionHeading(id: string): void {
  const heading = document.getElementById(`${id}-heading`) ?? document.getElementById(id);
  if (heading && !document.activeElement?.matches('input, select, textarea')) focusHeading(heading);
}

/** Moves the focus to the heading of the page. */
export function focusPageHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading) focusHeading(heading);
}

function focusHeading(heading: HTMLElement): void {
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
