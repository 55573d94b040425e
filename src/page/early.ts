import { readPrefill } from '#src/rules/contact-prefill.ts';
import { mapAddressFor } from '#src/rules/map-address.ts';
import type { EarlyInteraction, EarlyRecord } from './early-record.ts';
import { readFromEntry } from './history-entry.ts';
import { clearMark, marked, readMark, setMark, toggleMark } from './marks.ts';

/**
 * Inlined into the head of every page, before the first paint and the site's other scripts. Applies the stored settings
 * (`src/io/accessibility-settings.ts`), records what happens before hydration, for `early-record.ts`, and says so when the
 * scripts do not come.
 */
// Content that needs scripts is hidden without them.
setMark('scripted');

// What is prerendered has the usual form.
const { tab } = readPrefill({ tab: new URLSearchParams(location.search).get('tab') ?? readFromEntry('contactTab') });
if (tab) setMark('tab', tab);

let stored: { textSize?: number; contrast?: string; language?: string } = {};
try {
  stored = JSON.parse(localStorage.getItem('display') ?? '{}') ?? {};
} catch {
  // Storage is denied: use the device's preferences.
}
if (stored.textSize !== undefined) setMark('text-size', `${stored.textSize}`);
if (stored.contrast === undefined ? matchMedia('(prefers-contrast: more)').matches : stored.contrast === 'more')
  setMark('contrast', 'more');
if (stored.language !== undefined && stored.language !== 'en') setMark('stored-language', stored.language);

let hasStarted = false;

const record: EarlyRecord = {
  pathname: location.pathname,
  interactions: [],
  originals: new Map(),
  onRewritten: () => {},
  start: () => {
    hasStarted = true;
    clearMark('incomplete');
  },
  giveUp: (within) => {
    // Without a network, the scripts are requested again when it is back.
    if (navigator.onLine) end(within);
  },
};
window.earlyRecord = record;

/** Whether the page, or the part around this element, is not hydrated yet. */
const isNotHydrated = (element: Element) => readMark('ready') === null || element.closest(marked('awaiting')) !== null;

/** Ends what is pending within an element: it is not replayed, and the failure stands where it was pressed. */
function end(within: Node) {
  record.interactions = record.interactions.filter(({ target }) => !within.contains(target));
  for (const target of document.querySelectorAll<HTMLElement>(marked('pending'))) {
    if (!within.contains(target) || !isNotHydrated(target)) continue;
    clearMark('pending', target);
    const isForm = target instanceof HTMLFormElement;
    // A part of the page can contain forms, each with a failure of its own.
    const place = isForm ? target : target.closest(marked('awaiting'));
    const failure = place?.querySelector<HTMLElement>(marked('failure') + (isForm ? '' : ':not(form *)'));
    if (failure) {
      failure.hidden = false;
      failure.scrollIntoView({ block: 'nearest' });
    } else setMark('unanswered');
  }
}

/** Ends what is pending if it is not answered in ten seconds. */
const limit = (target: HTMLElement) => setTimeout(end, 10_000, target);

// What is pending without a press, such as on /handled.
document.addEventListener('DOMContentLoaded', () => {
  for (const target of document.querySelectorAll<HTMLElement>(marked('pending'))) limit(target);
});

function recordInteraction(event: Event, type: EarlyInteraction['type'], target: HTMLElement, key = '') {
  event.preventDefault();
  // React may be about to hydrate, and would handle the event as well.
  event.stopPropagation();
  for (const failure of document.querySelectorAll<HTMLElement>(marked('failure'))) failure.hidden = true;
  clearMark('unanswered');
  setMark('pending', '', target);
  limit(target);
  // A visitor who sees no response presses again. That is one interaction, the last one.
  const isAnother = (earlier: EarlyInteraction) => key !== '' || earlier.target !== target;
  record.interactions = [...record.interactions.filter(isAnother), { type, target, key }];
}

function listen<Type extends keyof WindowEventMap>(type: Type, listener: (event: WindowEventMap[Type]) => void) {
  addEventListener(type, listener, { capture: true });
}

// A press that has marked words presses nothing. Not in a field, which has a selection of its own, nor by a key.
let markedBefore = '';
listen('pointerdown', () => {
  markedBefore = String(getSelection());
});
listen('click', (event) => {
  const words = String(getSelection());
  if (event.detail === 0 || words === '' || words === markedBefore) return;
  if (event.target instanceof Element && event.target.closest('input, textarea, select')) return;
  event.preventDefault();
  event.stopImmediatePropagation();
});

listen('submit', (event) => {
  if (!(event.target instanceof HTMLFormElement) || !isNotHydrated(event.target)) return;
  recordInteraction(event, 'submit', event.target);
});

listen('click', (event) => {
  if (!(event.target instanceof Element)) return;
  if (event.target.closest(marked('reload'))) {
    event.preventDefault();
    if (navigator.onLine) reload();
    return;
  }
  if (!isNotHydrated(event.target)) return;
  const button = event.target.closest<HTMLElement>('button:not([type="submit"])');
  if (button) recordInteraction(event, 'click', button);
  const link = event.target.closest<HTMLAnchorElement>('a[href]');
  const apple = link && readMark('apple', link);
  const geo = link && readMark('geo', link);
  if (apple && geo) link.href = mapAddressFor({ web: link.href, apple, geo });
  if (!link || event.button !== 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const isElsewhere = link.pathname !== location.pathname;
  // The browser would replace a readable page with its error page.
  if (!navigator.onLine && link.origin === location.origin && isElsewhere) recordInteraction(event, 'click', link);
  else if (link.origin === location.origin && !isElsewhere && link.search !== '') {
    // The browser would load the page again.
    event.preventDefault();
    location.hash = link.hash;
    history.replaceState(history.state, '', link.search + link.hash);
  }
});

listen('keydown', (event) => {
  // Enter that ends a composition would submit the form: WebKit reports it after the composition, with this key code.
  if (event.key === 'Enter' && (event.isComposing || event.keyCode === 229)) event.preventDefault();
  if (!(event.target instanceof HTMLElement) || !isNotHydrated(event.target)) return;
  if (event.target.role !== 'tab' || !/^(?:Arrow|Home$|End$)/.test(event.key)) return;
  recordInteraction(event, 'keydown', event.target, event.key);
});

// Only the site's first script reads the record. If it cannot be loaded or run, request it again.
let missing: HTMLScriptElement | null = null;
listen('error', ({ target, filename }) => {
  if (target instanceof HTMLScriptElement && target.type === 'module') missing = target;
  // Not of an extension. Errors of later scripts are caught by the first one.
  else if (!hasStarted && filename?.includes('/assets/')) missing = document.querySelector('script[type="module"]');
  else return;
  toggleMark('incomplete', navigator.onLine);
  record.giveUp(document);
});
const requestAgain = () => {
  if (!missing || !navigator.onLine) return;
  const again = document.createElement('script');
  again.type = 'module';
  again.src = missing.src;
  missing.replaceWith(again);
  missing = null;
};
for (const type of ['online', 'pointerdown', 'keydown', 'click'] as const) listen(type, requestAgain);

/** Whether a field takes what is dragged over it. Anything else, once dropped, could replace the page and what was typed. */
const takesDrop = ({ target, dataTransfer }: DragEvent) =>
  target instanceof Element &&
  target.matches(dataTransfer?.types.includes('Files') ? 'input[type="file"]' : 'input:not([type="file"]), textarea');
for (const type of ['dragover', 'drop'] as const)
  listen(type, (event) => {
    if (takesDrop(event)) return;
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
  });

const noteUse = () => setMark('in-use');
for (const type of ['wheel', 'touchmove', 'pointerdown', 'click', 'keydown', 'input'])
  addEventListener(type, noteUse, { once: true, passive: true, capture: true });

const noteNetwork = () => toggleMark('offline', !navigator.onLine);
noteNetwork();
listen('online', noteNetwork);
listen('offline', noteNetwork);

/** The <font> with which a translation service replaced a text node. It can be next to the text node, or contain it. */
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

const nameOfWindow = 'typed:';

/** Loads the page again, with what was typed: in the name of the window, because storage and addresses last longer. */
function reload() {
  window.name = nameOfWindow + JSON.stringify([...document.forms].map((form) => [...new FormData(form)]));
  location.reload();
}

/** Restores what was typed, but no files. */
function restoreTyped(typed: readonly (readonly [name: string, value: unknown][])[]) {
  for (const [index, values] of typed.entries()) {
    for (const [name, value] of values) {
      const field = document.forms[index]?.elements.namedItem(name) as HTMLInputElement | null;
      if (field && typeof value === 'string')
        Object.assign(field, field.type === 'checkbox' ? { checked: true } : { value });
    }
  }
}

if (window.name.startsWith(nameOfWindow)) {
  const typed = JSON.parse(window.name.slice(nameOfWindow.length));
  window.name = '';
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Another site that opens this one can choose the name.
  if (load?.type === 'reload') document.addEventListener('DOMContentLoaded', () => restoreTyped(typed));
}
