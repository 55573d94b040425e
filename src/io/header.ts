/** Lets the header stick to the top of the window, or not. */
export function showHeader(isShown: boolean): void {
  if (isShown) delete document.documentElement.dataset.header;
  else document.documentElement.dataset.header = 'away';
}
