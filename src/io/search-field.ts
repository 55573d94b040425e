/** The field of the search on this page. */
const searchField = () => document.querySelector<HTMLInputElement>('main [role="combobox"]');

/** Moves the focus to the search field, and selects its text. Returns whether the page has one. */
export function focusSearchField(): boolean {
  const field = searchField();
  field?.focus();
  field?.select();
  return field !== null;
}
