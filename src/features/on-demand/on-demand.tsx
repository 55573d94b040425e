import { type ComponentType, lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { carryOutEarlyClick } from './early-click.ts';
import * as styles from './on-demand.css.ts';
import { type Moment, nextDeed, whenWanted } from './when-wanted.ts';

/** A part of a page whose script comes later than its markup. */
export interface PartOnDemand {
  /** Names the part's frame in the page. */
  id: string;
  /** What draws the part: itself once it is loaded, else a stand-in that waits until the part is wanted. */
  component: () => ComponentType;
  /** Fetches the script, for a page that is about to be shown without having been there as markup. */
  preload: () => Promise<void>;
}

/**
 * Fetches a part's script until it is here. While it cannot be had, the markup stays as it is, with all that was typed
 * into it, and the next press asks again. It comes as undefined when the page is about to be loaded anew.
 */
async function fetchPart(load: () => Promise<{ default: ComponentType } | undefined>) {
  for (;;) {
    const part = await load().catch(() => undefined);
    if (part !== undefined) return part;
    await nextDeed();
  }
}

/**
 * A part whose script is fetched at the moment when its frame is wanted. It is there at once when pages are written, and
 * during development, where styles come with scripts.
 */
export function partOnDemand(
  id: string,
  moment: Moment,
  load: () => Promise<{ default: ComponentType }>,
): PartOnDemand {
  let loaded: ComponentType | null = null;
  const late = lazy(async () => {
    if (!import.meta.env.PROD || import.meta.env.SSR) return load();
    await whenWanted(id, moment);
    return fetchPart(load);
  });
  return {
    id,
    component: () => loaded ?? late,
    preload: async () => {
      loaded = (await load()).default;
    },
  };
}

/**
 * The frame around a part whose markup is there from the start and whose script is fetched only when it is wanted. What
 * is pressed until then is kept by `src/early.ts` and carried out as soon as the part answers. The part takes no props:
 * a change around it would make React give up the markup before the script is there.
 */
export function OnDemand({ part }: { part: PartOnDemand }) {
  const frame = useRef<HTMLDivElement>(null);
  // The same component for as long as the frame is there, whatever is loaded meanwhile.
  const [Part] = useState(part.component);
  return (
    <div ref={frame} className={styles.frame} data-awaiting={part.id} suppressHydrationWarning>
      <Suspense>
        <Part />
        <Answering frame={frame} />
      </Suspense>
    </div>
  );
}

/** Mounts together with the part: from here on it answers by itself. */
function Answering({ frame }: { frame: RefObject<HTMLDivElement | null> }) {
  useEffect(() => {
    if (!frame.current) return;
    frame.current.removeAttribute('data-awaiting');
    carryOutEarlyClick(frame.current);
  }, [frame]);
  return null;
}
