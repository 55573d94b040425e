/** The field of the search on this page. */
const searchField = () => document.querySelector<HTMLInputElement>('main [role="combobox"]');

/** Moves the focus to the search field, and selects its text. Returns whether the page has one. */
export function focusSearchField(): boolean {
  const field = searchField();
  field?.focus();
  field?.select();
  return field !== null;
}

/** Moves the focus to the search field if it is still where the arrival at a page has moved it: on the heading. */
export function focusSearchFieldOnArrival(): void {
  if (document.activeElement?.matches('main h1')) focusSearchField();
}
