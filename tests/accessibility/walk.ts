import type { Page } from 'playwright/test';

/** More stops than any page has. */
const mostStops = 250;

/** A stop of the Tab key, and what is wrong with it. */
interface Stop {
  name: string;
  isEnd: boolean;
  faults: string[];
}

/**
 * Looks at the element that has the focus: it is in the window, nothing covers any side of it, and its outline or
 * shadow differs from what it is without the focus, on itself or on the card around it. Marks it, so that the walk ends
 * where it began.
 */
function lookAtFocus(): Stop {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement || element instanceof SVGElement) || element === document.body) {
    return { name: 'the page', isEnd: true, faults: [] };
  }
  const isEnd = element.dataset.walked !== undefined;
  element.dataset.walked = '';
  const name = `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`;
  if (element instanceof HTMLIFrameElement) return { name, isEnd, faults: [] };
  const faults: string[] = [];

  const looks = () => {
    const parts: Element[] = [element];
    for (let part = element.parentElement; part !== null && parts.length < 5; part = part.parentElement) {
      parts.push(part);
    }
    return parts
      .flatMap((part) => [getComputedStyle(part), getComputedStyle(part, '::after')])
      .map(({ outlineStyle, outlineWidth, boxShadow }) => `${outlineStyle} ${outlineWidth} ${boxShadow}`)
      .join('; ');
  };
  const focused = looks();
  const isFocusRing = element.matches(':focus-visible');
  element.blur();
  const plain = looks();
  element.focus({ preventScroll: true });
  if (!isFocusRing || focused === plain) faults.push(`${name} does not show its focus`);

  // A link that runs over the end of a line has a box on each of them.
  const [box = element.getBoundingClientRect()] = element.getClientRects();
  const left = Math.max(box.left, 0);
  const right = Math.min(box.right, innerWidth);
  const top = Math.max(box.top, 0);
  const bottom = Math.min(box.bottom, innerHeight);
  if (right - left < 1 || bottom - top < 1) return { name, isEnd, faults: [...faults, `${name} is out of sight`] };
  // Of what is large, browsers bring the beginning into sight; of a field, the line in which one writes.
  const isLarge = element instanceof HTMLTextAreaElement || box.height > innerHeight / 3;
  const end = isLarge ? Math.min(bottom, top + 48) : bottom;
  const across = (left + right) / 2;
  const down = (top + end) / 2;
  const own = element instanceof HTMLInputElement ? [element, ...(element.labels ?? [])] : [element];
  const inset = Math.min(6, (right - left) / 4, (end - top) / 4);
  // The boxes of words in lines reach into the lines around them.
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
    faults.push(`${name} is covered by ${hit?.tagName.toLowerCase()}.${hit?.className}`);
    break;
  }
  return { name, isEnd, faults };
}

/** Forgets where the focus was and what was seen. The next press of Tab comes to the first stop. */
function startAnew(): void {
  for (const seen of document.querySelectorAll('[data-walked]')) seen.removeAttribute('data-walked');
  scrollTo({ top: 0, behavior: 'instant' });
  document.body.tabIndex = -1;
  document.body.focus({ preventScroll: true });
  document.body.removeAttribute('tabindex');
}

/** Presses Tab, from where the focus is, until the walk has come around. */
export async function walkOn(page: Page): Promise<{ stops: string[]; faults: string[] }> {
  const stops: string[] = [];
  const faults: string[] = [];
  while (stops.length < mostStops) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(lookAtFocus);
    if (stop.isEnd) return { stops, faults };
    stops.push(stop.name);
    faults.push(...stop.faults);
  }
  throw new Error(`The walk does not end. Its last stops: ${stops.slice(-5).join(', ')}`);
}

/** Presses Tab from the beginning of the page until the walk has come around. */
export async function walk(page: Page): Promise<{ stops: string[]; faults: string[] }> {
  await page.evaluate(startAnew);
  return walkOn(page);
}
