/*
 * Data attributes through which the inline script, the page's start, its parts and its styles know of each other. README.md
 * says who sets, clears and reads each.
 */

/** What <html> is marked with. */
export const pageMarks = [
  'scripted',
  'ready',
  'in-use',
  'offline',
  'incomplete',
  'unanswered',
  'stored-language',
  'tab',
  'text-size',
  'contrast',
  'translation',
  'header-away',
  'dialog',
  'toast',
  'shell',
  'content',
] as const;

/** What elements are marked with. */
export const elementMarks = [
  'awaiting',
  'pending',
  'failure',
  'reload',
  'path',
  'apple',
  'geo',
  'lost-on-reload',
  'prefilled',
  'landing',
  'longest',
  'printed',
] as const;

type PageMark = (typeof pageMarks)[number];
type ElementMark = (typeof elementMarks)[number];
type Mark = PageMark | ElementMark;

/** The attribute of a mark. */
export const attributeOf = (mark: Mark) => `data-${mark}` as const;

/** The selector of what has a mark, also for style sheets. */
export const marked = (mark: Mark): string => `[${attributeOf(mark)}]`;

/** The selector of what has a mark with this value. */
export const markedWith = (mark: Mark, value: string): string => `[${attributeOf(mark)}="${value}"]`;

/** The mark of an element, as a property of JSX. */
export const markAs = (mark: ElementMark, value = '') => ({ [attributeOf(mark)]: value });

/** The value of a mark; null without the mark. */
export function readMark(mark: PageMark): string | null;
export function readMark(mark: ElementMark, element: Element): string | null;
export function readMark(mark: Mark, element: Element = document.documentElement): string | null {
  return element.getAttribute(attributeOf(mark));
}

/** Marks the page, or an element. */
export function setMark(mark: PageMark, value?: string): void;
export function setMark(mark: ElementMark, value: string, element: Element): void;
export function setMark(mark: Mark, value = '', element: Element = document.documentElement): void {
  element.setAttribute(attributeOf(mark), value);
}

/** Removes a mark. */
export function clearMark(mark: PageMark): void;
export function clearMark(mark: ElementMark, element: Element): void;
export function clearMark(mark: Mark, element: Element = document.documentElement): void {
  element.removeAttribute(attributeOf(mark));
}

/** Marks the page, or removes the mark. */
export function toggleMark(mark: PageMark, isSet: boolean): void {
  if (isSet) setMark(mark);
  else clearMark(mark);
}

/** Remembers the marks of the page. Returns what restores them when they are all gone. */
export function keepMarks(): () => void {
  const kept = { ...document.documentElement.dataset };
  return () => {
    if (readMark('scripted') === null) Object.assign(document.documentElement.dataset, kept);
  };
}
