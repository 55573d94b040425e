import type { Page } from 'playwright/test';

/** A window size with text settings in which every page must stay usable. */
interface DisplayMode {
  name: string;
  width: number;
  height: number;
  /** In percent. */
  textSize?: number;
  /** Whether line, paragraph, letter and word spacing are increased as in WCAG 1.4.12. */
  spacing?: boolean;
  rightToLeft?: boolean;
}

/** A desktop screen of 1280 by 1024 at 400 % zoom, phones, tablet and desktop, large text, wide spacing, right to left. */
const displayModes: readonly DisplayMode[] = [
  { name: '1280 by 1024 at 400 %', width: 320, height: 256 },
  { name: '320 wide from right to left with text at 150 %', width: 320, height: 568, textSize: 150, rightToLeft: true },
  { name: '390 wide with text at 120 % and wide spacing', width: 390, height: 844, textSize: 120, spacing: true },
  { name: '768 wide with text at 150 %', width: 768, height: 1024, textSize: 150 },
  {
    name: '1280 wide from right to left with large text and wide spacing',
    width: 1280,
    height: 900,
    textSize: 150,
    spacing: true,
    rightToLeft: true,
  },
];

/** What the checks share. Runs in the page. */
function createInspection() {
  const withAncestors = (element: Element): Element[] => {
    const parts: Element[] = [];
    for (let one: Element | null = element; one !== null && one !== document.documentElement; one = one.parentElement) {
      parts.push(one);
    }
    return parts;
  };
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.closest('[aria-hidden="true"], [inert], svg, select, script, style, textarea') === null &&
    withAncestors(element).every((one) => getComputedStyle(one).clipPath === 'none');
  const visibleBoxes = (element: Element | Range) =>
    [...element.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
  /** The visible text nodes, each with one box for each line. A line's box is higher than its letters. */
  const textsIn = (scope: Element) => {
    const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    while (walker.nextNode()) nodes.push(walker.currentNode as Text);
    return nodes.flatMap((node) => {
      const { parentElement: parent } = node;
      const text = node.data.trim().slice(0, 40);
      if (text === '' || parent === null || !isShown(parent)) return [];
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = visibleBoxes(range).map(
        (box) => new DOMRect(box.x, box.y + box.height / 4, box.width, box.height / 2),
      );
      return boxes.length > 0 ? [{ text, node, parent, boxes }] : [];
    });
  };
  return {
    findPart: (part: string | null): Element => {
      const found = document.querySelector(part ?? 'body');
      if (found === null) throw new Error(`There is no ${part} any more`);
      return found;
    },
    describeElement: (element: Element) =>
      `${element.localName} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`,
    withAncestors,
    isShown,
    /** Whether the element or an ancestor has this position. */
    hasPosition: (element: Element, position: 'fixed' | 'sticky') =>
      withAncestors(element).some((one) => getComputedStyle(one).position === position),
    visibleBoxes,
    textsIn,
  };
}

declare global {
  interface Window {
    pageInspection: ReturnType<typeof createInspection>;
  }
}

/** Applies the text settings of a mode. Removes focus, since some elements are visible only with it. Runs in the page. */
function applyDisplayMode({ textSize = 100, spacing = false, rightToLeft = false }: Partial<DisplayMode>): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const root = document.documentElement;
  root.dataset.textSize = String(textSize);
  root.dir = rightToLeft ? 'rtl' : 'ltr';
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
  );
  document.adoptedStyleSheets = spacing ? [sheet] : [];
}

/** The elements that make the page scroll horizontally. Runs in the page. */
function horizontalOverflow(part: string | null): string[] {
  const { describeElement, findPart } = window.pageInspection;
  const isOutside = (element: Element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 0 && (left < -0.5 || right > innerWidth + 0.5);
  };
  const opened = findPart(part);
  if (part !== null && isOutside(opened)) {
    return [`${describeElement(opened)} is wider than the window`];
  }
  const { scrollWidth } = document.documentElement;
  if (scrollWidth <= innerWidth) return [];
  const outside = [...document.body.querySelectorAll('*')].filter(isOutside);
  return [`the page is ${scrollWidth} wide, by ${outside.slice(0, 3).map(describeElement).join(', ')}`];
}

/** Texts that are clipped or overflow their control. Runs in the page, as do the other checks. */
function clippedTexts(part: string | null): string[] {
  const { withAncestors, findPart, textsIn } = window.pageInspection;
  const texts = textsIn(findPart(part));
  if (texts.length === 0) return ['there is no text to check'];
  const clips = (value: string) => value === 'hidden' || value === 'clip';
  const scrolls = (value: string) => value === 'auto' || value === 'scroll';
  const unbounded = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
  const violations: string[] = [];
  for (const { text, parent, boxes } of texts) {
    const overflows = (bounds: Partial<typeof unbounded>) => {
      const { left, right, top, bottom } = { ...unbounded, ...bounds };
      return boxes.some((box) => box.left < left - 1 || box.right > right + 1 || box.top < top || box.bottom > bottom);
    };
    for (const ancestor of withAncestors(parent)) {
      const { overflowX, overflowY, display, position } = getComputedStyle(ancestor);
      const { left, right, top, bottom } = ancestor.getBoundingClientRect();
      const isScroller = scrolls(overflowX) || scrolls(overflowY);
      // A fixed element cannot be scrolled into view.
      const isFixed = position === 'fixed' && !isScroller;
      if (
        overflows({ ...(clips(overflowX) && { left, right }), ...(clips(overflowY) && { top, bottom }) }) ||
        (isFixed && overflows({ left: 0, right: innerWidth, top: 0, bottom: innerHeight })) ||
        // Nobody can scroll to what is beside the window.
        (ancestor === document.body && overflows({ left: 0, right: innerWidth }))
      ) {
        violations.push(`"${text}" is cut off by ${ancestor.localName}.${ancestor.className}`);
      }
      const isControl = ancestor.matches('a, button, summary, label, [role="tab"]') && display !== 'inline';
      if (isControl && overflows({ left, right, top, bottom })) violations.push(`"${text}" stands out of its control`);
      if (isFixed || isScroller) break;
    }
  }
  return violations;
}

/** Words that are broken in the middle. E-mail and web addresses may be. */
function brokenWords(part: string | null): string[] {
  const { findPart, textsIn } = window.pageInspection;
  const violations: string[] = [];
  const range = document.createRange();
  for (const { node } of textsIn(findPart(part))) {
    for (const { 0: token, index } of node.data.matchAll(/\S+/g)) {
      if (/[@/.]\S/.test(token)) continue;
      for (const { 0: word, index: place } of token.matchAll(/[\p{L}\p{N}]+/gu)) {
        // Some drug names are longer than a line at the largest text size.
        if (word.length > 18) continue;
        range.setStart(node, index + place);
        range.setEnd(node, index + place + word.length);
        const lines = new Set(
          [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top)),
        );
        if (lines.size > 1) violations.push(`"${word}" is broken in "${node.data.trim().slice(0, 40)}"`);
      }
    }
  }
  return violations;
}

/** Texts that overlap each other. Fixed and sticky elements are ignored: content scrolls under them. */
function overlappingTexts(part: string | null): string[] {
  const { findPart, hasPosition, textsIn } = window.pageInspection;
  const lines = textsIn(findPart(part))
    .filter(({ parent }) => !hasPosition(parent, 'sticky') && (part !== null || !hasPosition(parent, 'fixed')))
    .flatMap(({ text, parent, boxes }) => boxes.map((box) => ({ text, parent, box })))
    .sort((one, other) => one.box.top - other.box.top);
  const violations: string[] = [];
  for (const [place, one] of lines.entries()) {
    for (const other of lines.slice(place + 1)) {
      if (other.box.top > one.box.bottom - 1) break;
      const isBeside = other.box.left > one.box.right - 1 || other.box.right < one.box.left + 1;
      if (!isBeside && other.parent !== one.parent)
        violations.push(`"${one.text}" and "${other.text}" lie over each other`);
    }
  }
  return violations;
}

/** Controls that are covered at every scroll position. Toasts are ignored: they can be dismissed. */
function coveredControls(part: string | null): string[] {
  const { visibleBoxes, isShown, describeElement, findPart } = window.pageInspection;
  // A header that is away comes back on scrolling up.
  delete document.documentElement.dataset.headerAway;
  const controls = findPart(part).querySelectorAll(
    'a[href], button, summary, input, select, textarea, [role="slider"]',
  );
  return [...controls].filter(isShown).flatMap((control) => {
    const own = control instanceof HTMLInputElement ? [control, ...(control.labels ?? [])] : [control];
    let cover: Element | null = null;
    // A control that is covered in the middle of the window may be uncovered at its top.
    const isUncovered = (['center', 'start'] as const).some((block) => {
      control.scrollIntoView({ block, behavior: 'instant' });
      const [box] = visibleBoxes(control);
      if (box === undefined) return true;
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      cover ??= hit;
      return own.some((one) => one.contains(hit)) || hit?.closest('[data-scope="toast"]') != null;
    });
    return isUncovered
      ? []
      : [`${describeElement(control)} is covered by ${cover === null ? 'the edge' : describeElement(cover)}`];
  });
}

/** Fixed and sticky elements that take more than a third of the window, and fixed ones over text at the end of the page. */
function largeFixedElements(): string[] {
  const { isShown, describeElement, hasPosition, textsIn } = window.pageInspection;
  const parts = [...document.body.querySelectorAll('*')]
    .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
    .filter((element) => isShown(element));
  scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  const texts = textsIn(document.body).filter(({ parent }) => !hasPosition(parent, 'fixed'));
  const visible = parts
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.bottom > 0 && box.top < innerHeight);
  const fixed = visible.filter(({ element }) => getComputedStyle(element).position === 'fixed');
  const violations = fixed.flatMap(({ element, box: { left, right, top, bottom } }) => {
    const coveredText = texts.find(
      ({ parent, boxes }) =>
        !element.contains(parent) &&
        boxes.some((box) => box.left < right && box.right > left && box.top < bottom && box.bottom > top),
    );
    return coveredText === undefined
      ? []
      : [`${describeElement(element)} lies over "${coveredText.text}" at the end of the page`];
  });
  const area = visible.reduce((sum, { box }) => sum + box.width * box.height, 0);
  const share = Math.round((area / (innerWidth * innerHeight)) * 100);
  return share > 33 ? [...violations, `what is fixed takes ${share} % of the window`] : violations;
}

/**
 * Violations in all display modes, each as "display mode: violation". Changes only the size of the window for good.
 * @param part a selector of the element to check when it covers the rest of the page, such as a dialog
 */
export async function layoutViolations(page: Page, part: string | null = null): Promise<string[]> {
  const checks = [horizontalOverflow, clippedTexts, brokenWords, overlappingTexts, coveredControls];
  const violations: string[] = [];
  await page.evaluate(`window.pageInspection = (${createInspection})()`);
  for (const { name, width, height, ...mode } of displayModes) {
    await page.setViewportSize({ width, height });
    await page.evaluate(applyDisplayMode, mode);
    for (const check of part === null ? [...checks, largeFixedElements] : checks) {
      const found = new Set(await page.evaluate(check, part));
      for (const violation of found) violations.push(`${name}: ${violation}`);
    }
  }
  await page.evaluate(applyDisplayMode, {});
  return violations;
}
