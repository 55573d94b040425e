/** A window size with text settings in which every page must stay usable. */
export interface DisplayMode {
  name: string;
  /** The window, in pixels. */
  width: number;
  height: number;
  /** In percent. */
  textSize?: number;
  /** Whether line, paragraph, letter and word spacing are increased as in WCAG 1.4.12. */
  spacing?: boolean;
  rightToLeft?: boolean;
}

/** Applies the text settings of a mode. Removes focus, since some elements are visible only with it. Runs in the page. */
export function applyDisplayMode({ textSize = 100, spacing = false, rightToLeft = false }: Partial<DisplayMode>): void {
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

/** The elements that make the page scroll horizontally. Runs in the page, after `installPageInspection`. */
export function horizontalOverflow(): string[] {
  const { scrollWidth } = document.documentElement;
  if (scrollWidth <= innerWidth) return [];
  const outside = [...document.body.querySelectorAll('*')].filter((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 0 && (left < -0.5 || right > innerWidth + 0.5);
  });
  return [
    `the page is ${scrollWidth} wide, by ${outside.slice(0, 3).map(window.pageInspection.describeElement).join(', ')}`,
  ];
}
