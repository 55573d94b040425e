import {
  type ComponentType,
  lazy,
  type RefObject,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { giveUpInteractions, replayInteractions } from './early-record.ts';
import { beginHydration, isPageReady, mounted, whenMounted } from './hydration.tsx';
import * as styles from './lazy-part.css.ts';
import { clearMark, markAs, marked, markedWith } from './marks.ts';
import { useRestoredState } from './rendered-again.ts';
import { retryOnInteraction, script } from './scripts.ts';
import { nextPaint } from './tasks.ts';
import { type LoadTrigger, whenRequested } from './when-requested.ts';

type PartModule = { default: ComponentType };

/**
 * A part whose script loads when its frame needs it; in development at once, because it contains the styles.
 * @param id identifies the part's frame in the page
 * @param room the space that the part takes in a client-rendered page until its script has loaded
 */
export function lazyPart(
  id: string,
  trigger: LoadTrigger,
  load: () => Promise<PartModule>,
  room: keyof typeof styles.room = 'screen',
) {
  const { load: loadPart, current } = script(load);
  let resolveRequested: (module: PartModule) => void = () => {};
  const requested = new Promise<PartModule>((resolve) => {
    resolveRequested = resolve;
  });
  const Part = lazy(() => (import.meta.env.PROD && !import.meta.env.SSR ? requested : loadPart()));
  const giveUp = () => {
    const frame = findFrame(id);
    if (frame) giveUpInteractions(frame);
  };
  return {
    id,
    trigger,
    room,
    /** The part itself once it is loaded, otherwise a component that suspends until then. */
    component: (): ComponentType => current()?.default ?? Part,
    /** Loads the script, and tries again after a failure. */
    request: async () => resolveRequested(await retryOnInteraction(loadPart, giveUp)),
    /** Loads the script, for a page that is rendered by the client. */
    preload: loadPart,
  };
}

/** A prerendered part of a page whose script loads on demand. */
export type LazyPart = ReturnType<typeof lazyPart>;

const findFrame = (id: string): Element | null => document.querySelector(markedWith('awaiting', id));

/** Hydrates a part that is loaded, if React has not done so already. */
function hydrate(id: string, frame: Element): void {
  const inside = frame.matches(marked('awaiting')) ? frame.firstElementChild : null;
  if (inside) beginHydration(frame, inside, (end) => whenMounted(id, end));
}

/**
 * The frame around a prerendered part. `src/page/early.ts` records interactions with it until it is hydrated. The part takes no
 * props: if they changed before its script has loaded, React would discard the markup.
 */
export function LazyPartFrame({ part }: { part: LazyPart }) {
  const frame = useRef<HTMLDivElement>(null);
  const room = useRef<HTMLDivElement>(null);
  // Never replaced, even when the part has been loaded in the meantime.
  const [Part] = useState(() => part.component());
  const [removed] = useState(() => frameToBeRemoved(part.id));
  useEffect(() => {
    const element = frame.current;
    if (!element?.matches(marked('awaiting'))) return;
    const end = new AbortController();
    const isHydrated = removed ? removed === element : room.current === null;
    // The first paint of a later page does not wait for the styles of its parts.
    const requested = isHydrated || removed ? whenRequested(element, part.trigger, end) : nextPaint();
    void requested
      .then(() => part.request())
      // After React has processed the module.
      .then(() => isHydrated && queueMicrotask(() => hydrate(part.id, element)));
    return () => end.abort();
  }, [part, removed]);
  return (
    <div ref={frame} className={styles.frame} {...markAs('awaiting', part.id)} suppressHydrationWarning>
      <Suspense fallback={removed ? <Markup from={removed} /> : <div ref={room} className={styles.room[part.room]} />}>
        <Restored frame={frame} />
        <Part />
        <Mounted id={part.id} frame={frame} />
      </Suspense>
    </div>
  );
}

/** A part's frame in the prerendered page. React replaces it if it renders the page again. Null for later pages. */
function frameToBeRemoved(id: string): Element | null {
  return typeof document === 'undefined' || isPageReady() ? null : findFrame(id);
}

/** Keeps prerendered markup in the page after React has removed it, until the part has loaded. */
function Markup({ from }: { from: Element }) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => frame.current?.append(...from.childNodes), [from]);
  return <div ref={frame} className={styles.markup} />;
}

/** Comes before the part, whose effects read what is restored. */
function Restored({ frame }: { frame: RefObject<HTMLDivElement | null> }) {
  useRestoredState(() => frame.current);
  return null;
}

/** Mounts with the part: from now on the part handles its events itself. */
function Mounted({ id, frame }: { id: string; frame: RefObject<HTMLDivElement | null> }) {
  useEffect(() => {
    if (!frame.current) return;
    clearMark('awaiting', frame.current);
    mounted(id);
    replayInteractions(frame.current);
  }, [id, frame]);
  return null;
}
