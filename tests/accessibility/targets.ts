import type { Page } from 'playwright/test';

/** Every target is at least this wide and high, in pixels. */
const least = 24;

/** The height that a finger wants. Links in a sentence are the one exception: their height is that of the line. */
const finger = 44;

/**
 * Every target on the page that is too small, with its size. A target is as large as everything through which it is
 * hit: the element, the label of a control, and a part that is stretched over a card.
 */
function smallTargets({ least, finger }: { least: number; finger: number }): string[] {
  // What is around an open modal cannot be hit.
  const modal = document.querySelector('dialog:modal');
  const isShown = (element: Element) =>
    (modal?.contains(element) ?? true) &&
    element.checkVisibility({ visibilityProperty: true }) &&
    element.closest('[aria-hidden="true"], [inert]') === null;

  const isInSentence = (element: Element) => {
    if (element.tagName !== 'A' || getComputedStyle(element).display !== 'inline') return false;
    const around = element.parentElement?.closest('p, li, td, dd, address, div')?.textContent ?? '';
    return /[\p{L}\p{N}]/u.test(around.replace(element.textContent ?? '', ''));
  };

  const isHit = (element: Element, x: number, y: number) => {
    const hit = document.elementFromPoint(x, y);
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    return [element, ...labels].some((part) => part.contains(hit));
  };

  /** How far the target reaches from a point in one direction, up to what is wanted. */
  const reach = (element: Element, x: number, y: number, dx: number, dy: number) => {
    let distance = 0;
    while (distance < finger && isHit(element, x + dx * (distance + 1), y + dy * (distance + 1))) distance += 1;
    return distance;
  };

  return [...document.querySelectorAll('a[href], button, summary, input, select, textarea, [role="slider"]')]
    .filter(isShown)
    .flatMap((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const [box] = element.getClientRects();
      if (box === undefined || box.width < 2 || box.height < 2 || isInSentence(element)) return [];
      const x = box.left + box.width / 2;
      const y = box.top + box.height / 2;
      const width = Math.max(box.width, reach(element, x, y, -1, 0) + reach(element, x, y, 1, 0) + 1);
      const height = Math.max(box.height, reach(element, x, y, 0, -1) + reach(element, x, y, 0, 1) + 1);
      if (width >= least && height >= finger - 0.5) return [];
      const name = `${element.tagName.toLowerCase()} "${element.textContent?.trim().slice(0, 40)}"`;
      return [`${name} is ${Math.round(width)} wide and ${Math.round(height)} high`];
    });
}

/** What is too small on the page as it stands. */
export const smallTargetsOn = async (page: Page): Promise<string[]> => [
  ...new Set(await page.evaluate(smallTargets, { least, finger })),
];
