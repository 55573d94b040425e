import { clearMark, marked, setMark } from './marks.ts';

/** An interaction before the part of the page around it was hydrated. */
export interface EarlyInteraction {
  type: 'click' | 'keydown' | 'submit';
  /** The button, link, tab or form. It is marked as pending until the interaction is replayed. */
  target: HTMLElement;
  /** The key of a `keydown`, else ''. */
  key: string;
}

/** What `src/page/early.ts` records before hydration. */
export interface EarlyRecord {
  /** The path that the page was prerendered for. */
  pathname: string;
  /** In the order in which they happened. */
  interactions: EarlyInteraction[];
  /** Each <font> with which a translation service has replaced a text node, with that node. */
  originals: Map<Node, Text>;
  /** Called after text nodes have been replaced. */
  onRewritten: () => void;
  /** Called when the site's first script runs. */
  start: () => void;
  /** Called when scripts that elements `within` wait for could not be loaded. */
  giveUp: (within: Node) => void;
}

declare global {
  interface Window {
    /** Undefined only where `src/page/early.ts` did not run, as in component tests. */
    earlyRecord?: EarlyRecord;
  }
}

/** Replays the interactions inside `within`, each once, in order, without those in a part that is not hydrated. */
export function replayInteractions(within: ParentNode): void {
  const record = window.earlyRecord;
  if (!record) return;
  clearMark('unanswered');
  const isDue = ({ target }: EarlyInteraction) => within.contains(target) && !target.closest(marked('awaiting'));
  const due = record.interactions.filter(isDue);
  record.interactions = record.interactions.filter((interaction) => !isDue(interaction));
  for (const { type, target, key } of due) {
    clearMark('pending', target);
    if (type === 'click') target.click();
    else if (target instanceof HTMLFormElement) target.requestSubmit();
    else {
      // The tab received the focus before hydration, so its listeners missed that event.
      target.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    }
  }
}

/** Ends interactions `within`, whose scripts could not be loaded: they are not replayed, and the page says so. */
export const giveUpInteractions = (within: Node): void => window.earlyRecord?.giveUp(within);

/** Moves recorded interactions to the elements that have replaced their targets. `find` returns null where none has. */
export function moveInteractions(find: (target: HTMLElement) => Element | null): void {
  for (const interaction of window.earlyRecord?.interactions ?? []) {
    const target = find(interaction.target);
    if (!(target instanceof HTMLElement) || target === interaction.target) continue;
    setMark('pending', '', target);
    interaction.target = target;
  }
}

/** Restores text that a translation has replaced, so that React finds its markup. Returns whether there was any. */
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
