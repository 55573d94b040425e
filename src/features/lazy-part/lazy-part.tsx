import { type ComponentType, lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { replayInteractions } from '../../io/early-record.ts';
import { frameOf } from './frame.ts';
import { beginHydration } from './hydration.ts';
import { isPageReady } from './is-page-ready.ts';
import * as styles from './lazy-part.css.ts';
import { mounted, whenMounted } from './mounted.ts';
import { nextInteraction } from './next-interaction.ts';
import { type Moment, whenRequested } from './when-requested.ts';

/** A part of a page whose script comes later than its markup. */
export interface LazyPart {
  /** Names the part's frame in the page. */
  id: string;
  /** What draws the part: itself once it is loaded, else a placeholder that waits until the part is requested. */
  component: () => ComponentType;
  /** Loads the script, for a page that is about to be shown without having been there as markup. */
  preload: () => Promise<void>;
}

type PartModule = { default: ComponentType };

/** Waits until the part is needed, and hands it over to its machine, whose own script comes only now. */
async function loadOnceRequested(
  id: string,
  requested: Promise<void>,
  load: () => Promise<PartModule>,
): Promise<PartModule> {
  await requested;
  for (;;) {
    const module = await import('./run-part.ts').catch(() => undefined);
    if (module) return module.runPart(id, load);
    await nextInteraction();
  }
}

/**
 * Makes a part whose script is loaded at the moment when its frame is needed. It is there at once when pages are
 * written, and during development, where styles come with scripts.
 */
export function lazyPart(id: string, moment: Moment, load: () => Promise<PartModule>): LazyPart {
  let loaded: ComponentType | null = null;
  const loadWhen = (requested: () => Promise<void>) =>
    lazy(() => {
      if (!import.meta.env.PROD || import.meta.env.SSR) return load();
      const module = loadOnceRequested(id, requested(), load);
      // React takes note of the module first.
      void module.then(() => queueMicrotask(() => hydrate(id)));
      return module;
    });
  const onRequest = loadWhen(() => whenRequested(id, moment));
  const atOnce = loadWhen(async () => {});
  return {
    id,
    // A page that somebody comes to or comes back to later has no markup of the part that could be looked at meanwhile.
    component: () => loaded ?? (isPageReady() ? atOnce : onRequest),
    preload: async () => {
      loaded = (await load()).default;
    },
  };
}

function hydrate(id: string): void {
  const frame = frameOf(id);
  if (frame?.firstElementChild) beginHydration(frame, frame.firstElementChild, (end) => whenMounted(id, end));
}

/**
 * The frame around a part whose markup is there from the start and whose script is loaded on demand. What is pressed
 * until then is recorded by `src/early.ts` and carried out as soon as the part answers. The part takes no props: a
 * change around it would make React give up the markup before the script is there.
 */
export function LazyPartFrame({ part }: { part: LazyPart }) {
  const frame = useRef<HTMLDivElement>(null);
  // The same component for as long as the frame is there, whatever is loaded meanwhile.
  const [Part] = useState(part.component);
  return (
    <div ref={frame} className={styles.frame} data-awaiting={part.id} suppressHydrationWarning>
      <Suspense>
        <Part />
        <Mounted id={part.id} frame={frame} />
      </Suspense>
    </div>
  );
}

/** Mounts together with the part: from here on it answers by itself. */
function Mounted({ id, frame }: { id: string; frame: RefObject<HTMLDivElement | null> }) {
  useEffect(() => {
    if (!frame.current) return;
    frame.current.removeAttribute('data-awaiting');
    mounted(id);
    // A part that came without its machine, with the page itself, has nobody else to do this.
    replayInteractions(frame.current);
  }, [id, frame]);
  return null;
}
