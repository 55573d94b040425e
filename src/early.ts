import type { EarlyInteraction, EarlyRecord } from './io/early-record.ts';

/**
 * Runs in the head of every page, before anything is painted and long before the rest of the site's script. It applies
 * the display settings that a visitor has kept (see `src/io/display-settings.ts`), and records what happens before the
 * site can answer: interactions, the network, and text that a translation service has replaced. See
 * `src/io/early-record.ts` for who takes the record over. This script is put into the page as it is.
 */
const root = document.documentElement;
// What needs scripts is hidden where none run.
root.dataset.scripted = '';

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

const record: EarlyRecord = {
  pathname: location.pathname,
  interactions: [],
  originals: new Map(),
  onRewritten: () => {},
};
window.earlyRecord = record;

/** Whether the page, or the part of it around this element, still waits for its script. */
const isAwaiting = (element: Element) =>
  root.dataset.ready === undefined || element.closest('[data-awaiting]') !== null;

function keep(event: Event, type: EarlyInteraction['type'], target: HTMLElement, key = '') {
  event.preventDefault();
  // React may be about to hydrate, and would carry it out as well.
  event.stopPropagation();
  target.dataset.pending = '';
  // A control that shows no answer is pressed again: that is one wish, and the last one.
  const isAnother = (earlier: EarlyInteraction) => key !== '' || earlier.target !== target;
  record.interactions = [...record.interactions.filter(isAnother), { type, target, key }];
}

function listen<Type extends keyof WindowEventMap>(type: Type, listener: (event: WindowEventMap[Type]) => void) {
  addEventListener(type, listener, { capture: true });
}

listen('submit', (event) => {
  if (!(event.target instanceof HTMLFormElement) || !isAwaiting(event.target)) return;
  keep(event, 'submit', event.target);
});

listen('click', (event) => {
  if (!(event.target instanceof Element) || !isAwaiting(event.target)) return;
  const button = event.target.closest<HTMLElement>('button:not([type="submit"])');
  if (button) keep(event, 'click', button);
  const link = event.target.closest<HTMLAnchorElement>('a[href]');
  if (!link || event.button !== 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const isElsewhere = link.pathname !== location.pathname;
  // The browser would put its own page in place of one that can be read.
  if (!navigator.onLine && link.origin === location.origin && isElsewhere) keep(event, 'click', link);
  else if (link.dataset.search === undefined) return;
  // What the link asks of the contact section travels in the address: nobody can write the router's history yet.
  else if (isElsewhere) link.search = link.dataset.search;
  else {
    event.preventDefault();
    location.hash = link.hash;
    history.replaceState(history.state, '', `${link.dataset.search}${link.hash}`);
  }
});

listen('keydown', (event) => {
  if (!(event.target instanceof HTMLElement) || !isAwaiting(event.target)) return;
  if (event.target.role !== 'tab' || !/^(?:Arrow|Home$|End$)/.test(event.key)) return;
  keep(event, 'keydown', event.target, event.key);
});

// Without the site's first script nobody takes the record over, so this one alone asks for it again.
let lost: HTMLScriptElement | undefined;
listen('error', ({ target }) => {
  if (!(target instanceof HTMLScriptElement) || target.type !== 'module') return;
  lost = target;
  root.toggleAttribute('data-incomplete', navigator.onLine);
});
const askAgain = () => {
  if (!lost || !navigator.onLine) return;
  const again = document.createElement('script');
  again.type = 'module';
  again.src = lost.src;
  lost.replaceWith(again);
  lost = undefined;
  root.removeAttribute('data-incomplete');
};
for (const type of ['online', 'pointerdown', 'keydown'] as const) listen(type, askAgain);

const noteUse = () => {
  root.dataset.inUse = '';
};
for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
  addEventListener(type, noteUse, { once: true, passive: true, capture: true });

const noteNetwork = () => root.toggleAttribute('data-offline', !navigator.onLine);
noteNetwork();
listen('online', noteNetwork);
listen('offline', noteNetwork);

/** The <font> of a translation service that took the place of a text: put in beside it, before it or around it. */
const isNewFont = (node: Node | null) => node?.nodeName === 'FONT' && !record.originals.has(node);

new MutationObserver((mutations) => {
  const { size } = record.originals;
  for (const { removedNodes, addedNodes, previousSibling, nextSibling } of mutations) {
    for (const text of removedNodes) {
      const font = text instanceof Text && [...addedNodes, previousSibling, nextSibling].find(isNewFont);
      if (font) record.originals.set(font, text);
    }
  }
  if (record.originals.size > size) record.onRewritten();
}).observe(document, { childList: true, subtree: true });
