const type = 'application/ld+json';

/** Lets the head of the document hold these structured data and no others; none at all for `undefined`. */
export function writeStructuredData(text: string | undefined): void {
  const blocks = [...document.head.querySelectorAll(`script[type="${type}"]`)];
  if (blocks.length === (text === undefined ? 0 : 1) && blocks[0]?.textContent === text) return;
  for (const block of blocks) block.remove();
  if (text === undefined) return;
  const block = document.createElement('script');
  block.type = type;
  // As a node: a policy for trusted types, where a host adds one, refuses text that is assigned to a script.
  block.append(text);
  document.head.append(block);
}
