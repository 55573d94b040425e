/** Moves the focus to a section's heading, unless a form field has it. */
export function focusSectionHeading(id: string): void {
  const heading = document.getElementById(`${id}-heading`);
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
