const mark = 'Error: ';

/** Says in the page's title that something has to be corrected. */
export function markTitle(): void {
  if (!document.title.startsWith(mark)) document.title = mark + document.title;
}

/** Takes the mark of {@link markTitle} away. */
export function unmarkTitle(): void {
  if (document.title.startsWith(mark)) document.title = document.title.slice(mark.length);
}
