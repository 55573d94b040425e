/** A text on the page, with the boxes of its letters: one for each line. */
export interface SeenText {
  text: string;
  node: Text;
  parent: Element;
  boxes: readonly DOMRect[];
}

/** What the checks of a layout have in common, within the page. */
export interface PageEye {
  /** The part to look at: what a selector finds, else the whole page. */
  scopeOf(part: string | null): Element;
  /** 'a "Find us"' */
  nameOf(element: Element): string;
  /** The element and all around it, up to the body. */
  chain(element: Element): Element[];
  /** Whether somebody who sees the page sees it, and somebody who listens may hear it. */
  isShown(element: Element): boolean;
  /** Whether it stays in the window while the rest is scrolled. */
  stays(element: Element, position: 'fixed' | 'sticky'): boolean;
  /** The boxes of an element that can be seen. */
  boxesOf(element: Element | Range): DOMRect[];
  /** All texts in a part that are shown. */
  textsIn(scope: Element): SeenText[];
}

declare global {
  interface Window {
    eye: PageEye;
  }
}

/** Puts an eye into the page, for what is evaluated there later. */
export function installEye(): void {
  const chain = (element: Element): Element[] => {
    const parts: Element[] = [];
    for (let one: Element | null = element; one !== null && one !== document.documentElement; one = one.parentElement) {
      parts.push(one);
    }
    return parts;
  };
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.closest('[aria-hidden="true"], [inert], svg, select, script, style, textarea') === null &&
    chain(element).every((one) => getComputedStyle(one).clipPath === 'none');
  const boxesOf = (element: Element | Range) =>
    [...element.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
  window.eye = {
    scopeOf: (part) => (part === null ? null : document.querySelector(part)) ?? document.body,
    nameOf: (element) =>
      `${element.localName} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`,
    chain,
    isShown,
    stays: (element, position) => chain(element).some((one) => getComputedStyle(one).position === position),
    boxesOf,
    textsIn: (scope) => {
      const texts: SeenText[] = [];
      const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode as Text;
        const { parentElement: parent } = node;
        const text = node.data.trim();
        if (text === '' || parent === null || !isShown(parent)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        // A line's box is higher than its letters.
        const boxes = boxesOf(range).map(
          ({ x, y, width, height }) => new DOMRect(x, y + height / 4, width, height / 2),
        );
        if (boxes.length > 0) texts.push({ text: text.slice(0, 40), node, parent, boxes });
      }
      return texts;
    },
  };
}
