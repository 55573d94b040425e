import type { Page } from 'playwright/test';

/** The minimum width of a target, in pixels. */
const minWidth = 24;

/** The minimum height of a target, in pixels. Links in a sentence are exempt: they are as high as the line. */
const minHeight = 44;

/**
 * Every target that is too small, with its size. A target is as large as the area that activates it: the element, the
 * label of a control, and a link that is stretched over a card. Runs in the page.
 */
function smallTargets({ minWidth, minHeight, part }: { minWidth: number; minHeight: number; part: string }): string[] {
  // Elements outside of an open modal are inert.
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

  const isLargeEnough = ({ width, height }: { width: number; height: number }) =>
    width >= minWidth && height >= minHeight - 0.5;

  /** How far the target reaches from a point in one direction, at most the minimum height. */
  const reach = (element: Element, x: number, y: number, dx: number, dy: number) => {
    let distance = 0;
    while (distance < minHeight && isHit(element, x + dx * (distance + 1), y + dy * (distance + 1))) distance += 1;
    return distance;
  };

  return [...document.querySelectorAll('a[href], button, summary, input, select, textarea, [role="slider"]')]
    .filter((element) => isShown(element) && element.closest(part) !== null)
    .flatMap((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const [box] = element.getClientRects();
      if (box === undefined || box.width < 2 || box.height < 2 || isInSentence(element)) return [];
      if (isLargeEnough(box)) return [];
      const x = box.left + box.width / 2;
      const y = box.top + box.height / 2;
      const width = Math.max(box.width, reach(element, x, y, -1, 0) + reach(element, x, y, 1, 0) + 1);
      const height = Math.max(box.height, reach(element, x, y, 0, -1) + reach(element, x, y, 0, 1) + 1);
      if (isLargeEnough({ width, height })) return [];
      const name = `${element.tagName.toLowerCase()} "${element.textContent?.trim().slice(0, 40)}"`;
      return [`${name} is ${Math.round(width)} wide and ${Math.round(height)} high`];
    });
}

/** The targets on the page, or in a part of it, that are too small, without duplicates. */
export const findSmallTargets = async (page: Page, part = 'body'): Promise<string[]> => [
  ...new Set(await page.evaluate(smallTargets, { minWidth, minHeight, part })),
];
