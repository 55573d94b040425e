/**
 * Text that changes while the page is open. Each text is a new element, so that React's update is visible even after a
 * translation widget has replaced the old text node.
 */
export function ChangingText({ children }: { children: string }) {
  return <span key={children}>{children}</span>;
}
