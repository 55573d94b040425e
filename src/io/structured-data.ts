const type = 'application/ld+json';

/** Replaces the structured data in the document's head; removes it for `undefined`. */
export function writeStructuredData(text: string | undefined): void {
  const blocks = [...document.head.querySelectorAll(`script[type="${type}"]`)];
  if (blocks.length === (text === undefined ? 0 : 1) && blocks[0]?.textContent === text) return;
  for (const block of blocks) block.remove();
  if (text === undefined) return;
  const block = Object.assign(document.createElement('script'), { type });
  // A node, because a Trusted Types policy, which a host may add, rejects text that is assigned to a script.
  block.append(text);
  document.head.append(block);
}
