/** A way of looking at a page that must take nothing from it. */
export interface Look {
  name: string;
  /** The window, in pixels. */
  width: number;
  height: number;
  /** In percent. */
  textSize?: number;
  /** The spacing that readers may set for themselves: lines, paragraphs, letters and words further apart. */
  spacing?: boolean;
  rightToLeft?: boolean;
}

/**
 * Runs in the page: sets what a look asks of the page itself, and takes the focus away, since some things are there only
 * while they have it.
 */
export function applyLook({ textSize = 100, spacing = false, rightToLeft = false }: Partial<Look>): void {
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

/** Runs in a page with an eye (see `page-eye.ts`): that it can be scrolled sideways, and by what. */
export function sidewaysScroll(): string[] {
  const { scrollWidth } = document.documentElement;
  if (scrollWidth <= innerWidth) return [];
  const outside = [...document.body.querySelectorAll('*')].filter((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 0 && (left < -0.5 || right > innerWidth + 0.5);
  });
  return [`the page is ${scrollWidth} wide, by ${outside.slice(0, 3).map(window.eye.nameOf).join(', ')}`];
}
