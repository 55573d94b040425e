const mark = 'Error: ';

/** Marks the page's title: the form has errors. */
export function markTitle(): void {
  if (!document.title.startsWith(mark)) document.title = mark + document.title;
}

/** Removes the mark of {@link markTitle}. */
export function unmarkTitle(): void {
  if (document.title.startsWith(mark)) document.title = document.title.slice(mark.length);
}
