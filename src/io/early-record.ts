/** Something that a visitor did before the part of the page around it could answer. */
export interface EarlyInteraction {
  type: 'click' | 'keydown' | 'submit';
  /** The button, link, tab or form. It carries `data-pending` until the interaction is carried out. */
  target: HTMLElement;
  /** The key of a `keydown`, else ''. */
  key: string;
}

/** What `src/early.ts` records until the site's script takes over. */
export interface EarlyRecord {
  /** The path that the page's markup belongs to. */
  pathname: string;
  /** In the order in which they happened. */
  interactions: EarlyInteraction[];
  /** Each <font> that a translation service has put in place of a text, with that text. */
  originals: Map<Node, Text>;
  /** Called after texts have been replaced. */
  onRewritten: () => void;
}

declare global {
  interface Window {
    /** Missing only where `src/early.ts` did not run: in tests of components. */
    earlyRecord?: EarlyRecord;
  }
}

/**
 * Carries out what was pressed inside `within` before it could answer: each interaction once, in order. What is inside
 * a part that still awaits its script is kept.
 */
export function replayInteractions(within: ParentNode): void {
  const record = window.earlyRecord;
  if (!record) return;
  const isDue = ({ target }: EarlyInteraction) => within.contains(target) && !target.closest('[data-awaiting]');
  const due = record.interactions.filter(isDue);
  record.interactions = record.interactions.filter((interaction) => !isDue(interaction));
  for (const { type, target, key } of due) {
    delete target.dataset.pending;
    if (type === 'click') target.click();
    else if (target instanceof HTMLFormElement) target.requestSubmit();
    else {
      // Tabs got no event of the focus that came before their script.
      target.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    }
  }
}

/**
 * Puts back the text that a translation service has replaced inside `within`, for React to find what the build wrote.
 * The service then translates it again.
 * @returns whether there was any
 */
export function restoreOriginalText(within: ParentNode): boolean {
  const originals = window.earlyRecord?.originals;
  let isAny = false;
  for (const font of within.querySelectorAll('font')) {
    const text = originals?.get(font);
    if (!text) continue;
    font.replaceWith(text);
    originals?.delete(font);
    isAny = true;
  }
  return isAny;
}

/** Calls `listener` whenever a translation service has replaced text. */
export function onTextRewritten(listener: () => void): void {
  if (window.earlyRecord) window.earlyRecord.onRewritten = listener;
}

/**
 * Makes React hydrate the markup around `element` at once instead of little by little, which a translation service
 * could come in between. React does so where an event arrives that it must not lose.
 */
export function hydrateNow(element: Element): void {
  element.dispatchEvent(new Event('compositionend', { bubbles: true }));
}
