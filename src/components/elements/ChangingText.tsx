/**
 * Text that changes while the page is open. A new text is a new element, so that it is seen even after a translation
 * widget has rewritten the old one.
 */
export function ChangingText({ children }: { children: string }) {
  return <span key={children}>{children}</span>;
}
