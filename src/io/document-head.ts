const mark = 'Error: ';

/** Marks the page's title: the form has errors. */
export function markTitle(): void {
  if (!document.title.startsWith(mark)) document.title = mark + document.title;
}

/** Removes the mark of {@link markTitle}. */
export function unmarkTitle(): void {
  if (document.title.startsWith(mark)) document.title = document.title.slice(mark.length);
}

const type = 'application/ld+json';

/** Replaces the structured data in the document's head; removes it for `undefined`. */
export function writeStructuredData(text: string | undefined): void {
  const blocks = [...document.head.querySelectorAll(`script[type="${type}"]`)];
  if (blocks.length === (text === undefined ? 0 : 1) && blocks[0]?.textContent === text) return;
  for (const block of blocks) block.remove();
  if (text === undefined) return;
  const block = document.createElement('script');
  block.type = type;
  // A node, because a Trusted Types policy, which a host may add, rejects text that is assigned to a script.
  block.append(text);
  document.head.append(block);
}

/** The language that the page is shown in: a translation changes it. English while it is prerendered. */
export const pageLanguage = (): string =>
  typeof document === 'undefined' ? 'en' : document.documentElement.lang || 'en';
