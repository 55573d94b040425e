/** A visible text node, with one box for each line. */
export interface VisibleText {
  text: string;
  node: Text;
  parent: Element;
  boxes: readonly DOMRect[];
}

/** Functions in the page that the layout checks share. */
export interface PageInspection {
  /** The element that a selector finds, else the body. */
  findPart(part: string | null): Element;
  /** 'a "Find us"' */
  describeElement(element: Element): string;
  /** The element and its ancestors, up to the body. */
  withAncestors(element: Element): Element[];
  /** Whether the element is visible and in the accessibility tree. */
  isShown(element: Element): boolean;
  /** Whether the element or an ancestor has this position. */
  hasPosition(element: Element, position: 'fixed' | 'sticky'): boolean;
  /** The boxes of an element that are larger than a pixel. */
  visibleBoxes(element: Element | Range): DOMRect[];
  /** All visible texts in an element. */
  textsIn(scope: Element): VisibleText[];
}

declare global {
  interface Window {
    pageInspection: PageInspection;
  }
}

/** Defines `window.pageInspection` for the checks that are evaluated later. Runs in the page. */
export function installPageInspection(): void {
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
  window.pageInspection = {
    findPart: (part) => (part === null ? null : document.querySelector(part)) ?? document.body,
    describeElement: (element) =>
      `${element.localName} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`,
    withAncestors,
    isShown,
    hasPosition: (element, position) =>
      withAncestors(element).some((one) => getComputedStyle(one).position === position),
    visibleBoxes,
    textsIn: (scope) => {
      const texts: VisibleText[] = [];
      const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode as Text;
        const { parentElement: parent } = node;
        const text = node.data.trim();
        if (text === '' || parent === null || !isShown(parent)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        // A line's box is higher than its letters.
        const boxes = visibleBoxes(range).map(
          ({ x, y, width, height }) => new DOMRect(x, y + height / 4, width, height / 2),
        );
        if (boxes.length > 0) texts.push({ text: text.slice(0, 40), node, parent, boxes });
      }
      return texts;
    },
  };
}
