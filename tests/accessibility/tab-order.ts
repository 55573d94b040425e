import type { Page } from 'playwright/test';

/** More stops than any page has. */
const maxStops = 250;

/** A tab stop with its violations. */
interface Stop {
  name: string;
  isEnd: boolean;
  violations: string[];
}

/**
 * Checks the focused element: it is in the window, not covered on any side, and its outline or shadow (or that of the
 * card around it) differs from the one without focus. Marks it as visited. Runs in the page.
 */
function checkFocusedElement(part: string): Stop {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement || element instanceof SVGElement) || element === document.body) {
    return { name: 'the page', isEnd: true, violations: [] };
  }
  const isEnd = element.dataset.visited !== undefined || element.closest(part) === null;
  element.dataset.visited = '';
  const name = `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`;
  if (element instanceof HTMLIFrameElement) return { name, isEnd, violations: [] };
  const violations: string[] = [];

  const readStyles = () => {
    const parts: Element[] = [element];
    for (let part = element.parentElement; part !== null && parts.length < 5; part = part.parentElement) {
      parts.push(part);
    }
    return parts
      .flatMap((part) => [getComputedStyle(part), getComputedStyle(part, '::after')])
      .map(({ outlineStyle, outlineWidth, boxShadow }) => `${outlineStyle} ${outlineWidth} ${boxShadow}`)
      .join('; ');
  };
  const focused = readStyles();
  const isFocusRing = element.matches(':focus-visible');
  element.blur();
  const plain = readStyles();
  element.focus({ preventScroll: true });
  if (!isFocusRing || focused === plain) violations.push(`${name} does not show its focus`);

  // A link that wraps has one box on each line.
  const [box = element.getBoundingClientRect()] = element.getClientRects();
  const left = Math.max(box.left, 0);
  const right = Math.min(box.right, innerWidth);
  const top = Math.max(box.top, 0);
  const bottom = Math.min(box.bottom, innerHeight);
  if (right - left < 1 || bottom - top < 1)
    return { name, isEnd, violations: [...violations, `${name} is out of sight`] };
  // Browsers scroll only the start of large elements into view, and of a text area the line with the caret.
  const isLarge = element instanceof HTMLTextAreaElement || box.height > innerHeight / 3;
  const end = isLarge ? Math.min(bottom, top + 48) : bottom;
  const across = (left + right) / 2;
  const down = (top + end) / 2;
  const own = element instanceof HTMLInputElement ? [element, ...(element.labels ?? [])] : [element];
  const inset = Math.min(6, (right - left) / 4, (end - top) / 4);
  // Boxes of inline elements overlap the lines above and below.
  const isInLine = getComputedStyle(element).display === 'inline';
  const places = [
    [across, down],
    [left + inset, down],
    [right - inset, down],
    [across, isInLine ? down : top + inset],
    [across, isInLine ? down : end - inset],
  ] as const;
  for (const [x, y] of places) {
    const hit = document.elementFromPoint(x, y);
    if (hit !== null && own.some((part) => part.contains(hit) || hit.contains(part))) continue;
    violations.push(`${name} is covered by ${hit?.tagName.toLowerCase()}.${hit?.className}`);
    break;
  }
  return { name, isEnd, violations };
}

/** Clears the marks and moves the focus to the start of the part. Runs in the page. */
function resetFocus(selector: string): void {
  for (const element of document.querySelectorAll('[data-visited]')) element.removeAttribute('data-visited');
  const part = document.querySelector<HTMLElement>(selector) ?? document.body;
  part.scrollIntoView({ behavior: 'instant' });
  part.tabIndex = -1;
  part.focus({ preventScroll: true });
  part.removeAttribute('tabindex');
}

/** Holds Tab from the start of the page, or of a part of it, until the focus leaves it or returns to a visited element. */
export async function readTabOrder(page: Page, part = 'body'): Promise<{ stops: string[]; violations: string[] }> {
  await page.evaluate(resetFocus, part);
  const stops: string[] = [];
  const violations: string[] = [];
  while (stops.length < maxStops) {
    await page.keyboard.down('Tab');
    const stop = await page.evaluate(checkFocusedElement, part);
    if (stop.isEnd) {
      await page.keyboard.up('Tab');
      return { stops, violations };
    }
    stops.push(stop.name);
    violations.push(...stop.violations);
  }
  throw new Error(`The tab order does not end. Its last stops: ${stops.slice(-5).join(', ')}`);
}
