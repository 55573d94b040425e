/**
 * Runs in the head of every page, before anything is painted and long before the rest of the site's script. It applies
 * the display settings that a visitor has kept (see `src/io/display-settings.ts`), takes note when the visitor begins to
 * use the page, and keeps what is pressed before the site can answer, to be carried out later. It imports nothing and is
 * put into the page as it is.
 */
const root = document.documentElement;

let kept: { textSize?: number; contrast?: string; language?: string } = {};
try {
  kept = JSON.parse(localStorage.getItem('display') ?? '{}') ?? {};
} catch {
  // A browser that refuses storage shows the page as the device asks for it.
}
if (kept.textSize !== undefined) root.dataset.textSize = String(kept.textSize);
if ((kept.contrast ?? (matchMedia('(prefers-contrast: more)').matches ? 'more' : 'normal')) === 'more')
  root.dataset.contrast = 'more';
if (kept.language !== undefined && kept.language !== 'en') root.dataset.keptLanguage = kept.language;

/** Whether the page, or the part of it around this element, still waits for its script. */
const isAwaiting = (element: Element) =>
  root.dataset.ready === undefined || element.closest('[data-awaiting]') !== null;

addEventListener(
  'submit',
  (event) => {
    if (!(event.target instanceof HTMLFormElement) || !isAwaiting(event.target)) return;
    event.preventDefault();
    event.target.dataset.earlySubmit = '';
  },
  true,
);

addEventListener(
  'click',
  (event) => {
    if (!(event.target instanceof Element) || !isAwaiting(event.target)) return;
    const button = event.target.closest('button:not([type="submit"])');
    if (!button) return;
    for (const earlier of document.querySelectorAll('[data-early-click]')) earlier.removeAttribute('data-early-click');
    button.setAttribute('data-early-click', '');
  },
  true,
);

const takeNote = () => {
  root.dataset.inUse = '';
};
for (const type of ['wheel', 'pointerdown', 'keydown'])
  addEventListener(type, takeNote, { once: true, passive: true, capture: true });

export {};
