import { media } from '../styles/media.ts';

const mark = 'Error: ';

/** Marks the page's title: the form has errors. */
export function markTitle(): void {
  if (!document.title.startsWith(mark)) document.title = mark + document.title;
}

/** Removes the mark of {@link markTitle}. */
export function unmarkTitle(): void {
  if (document.title.startsWith(mark)) document.title = document.title.slice(mark.length);
}

const type = 'application/ld+json';

/** Replaces the structured data in the document's head; removes it for `undefined`. */
export function writeStructuredData(text: string | undefined): void {
  const blocks = [...document.head.querySelectorAll(`script[type="${type}"]`)];
  if (blocks.length === (text === undefined ? 0 : 1) && blocks[0]?.textContent === text) return;
  for (const block of blocks) block.remove();
  if (text === undefined) return;
  const block = Object.assign(document.createElement('script'), { type });
  // A node, because a Trusted Types policy, which a host may add, rejects text that is assigned to a script.
  block.append(text);
  document.head.append(block);
}

/** The language that the page is shown in: a translation changes it. English while it is prerendered. */
export const pageLanguage = (): string =>
  typeof document === 'undefined' ? 'en' : document.documentElement.lang || 'en';

const behavior = (): ScrollBehavior => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth');

/** Whether this section is on the page, once the browser has scrolled to the address's target and moved the focus. */
export async function hasSection(id: string): Promise<boolean> {
  // The browser scrolls with the first frame, which does not wait for scripts.
  await (performance.getEntriesByType('paint').length > 0 ? newTask() : nextPaint());
  return sectionOf(id) !== null;
}

/** Scrolls to a section; on a phone, to what people come to it for, if that is marked with `data-landing`. */
export function scrollToSection(id: string): void {
  const section = sectionOf(id);
  const landing = matchMedia(media.narrow).matches && section?.querySelector('[data-landing]');
  (landing || section)?.scrollIntoView({ behavior: behavior(), block: 'start' });
}

/** Scrolls to the top of the page: smoothly, or instantly under reduced motion. */
export function scrollToTop(): void {
  scrollTo({ top: 0, behavior: behavior() });
}

/** Reports the scroll position in pixels, now and at most once per frame. Returns what removes the listener. */
export function onScrolled(listener: (offset: number, direction: 'up' | 'down') => void): () => void {
  let frame = 0;
  let last = 0;
  const report = () => {
    frame = 0;
    listener(scrollY, scrollY > last ? 'down' : 'up');
    last = scrollY;
  };
  const wait = () => {
    frame ||= requestAnimationFrame(report);
  };
  report();
  addEventListener('scroll', wait, { passive: true });
  return () => {
    removeEventListener('scroll', wait);
    cancelAnimationFrame(frame);
  };
}

/** Lets the header stick to the top of the window, or not. */
export function showHeader(isShown: boolean): void {
  if (isShown) delete document.documentElement.dataset.header;
  else document.documentElement.dataset.header = 'away';
}

function sectionOf(id: string): HTMLElement | null {
  const element = document.getElementById(id);
  return element?.matches('section, details') ? element : null;
}

/** Resolves in a new task, after input that has arrived in the meantime. */
export const newTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** Resolves after the next frame is painted. */
export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => void setTimeout(resolve)));

/** Moves the focus to a section's heading, unless a form field has it. */
export function focusSectionHeading(id: string): void {
  const heading = document.getElementById(`${id}-heading`);
  if (heading && !document.activeElement?.matches('input, select, textarea')) focusHeading(heading);
}

/** Moves the focus to the heading of the page. */
export function focusPageHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading) focusHeading(heading);
}

function focusHeading(heading: HTMLElement): void {
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Moves the focus to the search field, and selects its text. */
export function focusSearchField(): void {
  const field = document.querySelector<HTMLInputElement>('main [role="combobox"]');
  field?.focus();
  field?.select();
}

/** Whether the visitor has used this page since it began to load. `src/early.ts` records it. */
export const isPageInUse = (): boolean => document.documentElement.dataset.inUse !== undefined;

/** Whether this page was loaded by one of these types of navigation. */
export const wasLoadedBy = (...types: readonly NavigationTimingType[]): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => types.includes((entry as PerformanceNavigationTiming).type));

/** Calls `listener` when the visitor scrolls, presses or types. Returns what removes it. */
export function onVisitorActed(listener: () => void): () => void {
  const end = new AbortController();
  for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
    addEventListener(type, listener, { passive: true, capture: true, signal: end.signal });
  return () => end.abort();
}

/** Tracks which link was pressed, to mark it with `data-pending` while its page loads. At most one link is marked. */
export function markPressedLinks() {
  const end = new AbortController();
  let pressed: Element | null = null;
  let marked: Element | null = null;
  const mark = (link: Element | null) => {
    marked?.removeAttribute('data-pending');
    marked = link;
    marked?.setAttribute('data-pending', '');
  };
  const note = ({ target }: MouseEvent) => {
    pressed = target instanceof Element ? target.closest('a') : null;
  };
  addEventListener('click', note, { capture: true, signal: end.signal });
  return { mark: () => mark(pressed), unmark: () => mark(null), stop: () => end.abort() };
}

let font: FontFace | undefined;

/** Loads the site's font for {@link applyFont}. */
export function loadFont(): void {
  const address = document.querySelector<HTMLLinkElement>('link[as="font"]')?.href;
  if (font || address === undefined) return;
  font = new FontFace('Atkinson Hyperlegible Next', `url(${address})`, { weight: '200 800' });
  void font.load().catch(() => {});
}

/** Applies the site's font once it is loaded. It is optional, so a page painted before it arrived never does so. */
export function applyFont(): void {
  loadFont();
  const apply = () => font && document.fonts.add(font);
  if (font?.status === 'loaded') apply();
  else void font?.loaded.then(apply, () => {});
}
