import {
  type ComponentType,
  lazy,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { replayInteractions } from '../../io/early-record.ts';
import { loadScript } from '../../io/missing-script.ts';
import { frameOf } from './frame.ts';
import { beginHydration } from './hydration.ts';
import { isPageReady } from './is-page-ready.ts';
import * as styles from './lazy-part.css.ts';
import { mounted, whenMounted } from './mounted.ts';
import { retryOnInteraction } from './next-interaction.ts';
import { type LoadTrigger, whenRequested } from './when-requested.ts';

/** A prerendered part of a page whose script loads on demand. */
export interface LazyPart {
  /** Identifies the part's frame in the page. */
  id: string;
  /**
   * The component of the part: the part itself once it is loaded, otherwise one that suspends until the part is
   * requested.
   * @param isPrerendered whether its markup is in the page
   */
  component: (isPrerendered: boolean) => ComponentType;
  /** The space that the part takes in a client-rendered page until its script has loaded. */
  room: keyof typeof styles.room;
  /** Loads the script, for a page that is rendered by the client. */
  preload: () => Promise<void>;
}

type PartModule = { default: ComponentType };

const loadRunner = () => import('./run-part.ts');

/** Waits until the part is needed, then loads the script of its machine and starts it. */
async function loadOnceRequested(
  id: string,
  requested: Promise<void>,
  load: () => Promise<PartModule>,
): Promise<PartModule> {
  await requested;
  const { runPart } = await retryOnInteraction(() => loadScript(loadRunner));
  return runPart(id, load);
}

/**
 * Creates a part whose script loads when its frame is needed. During prerendering and development it loads immediately;
 * in development styles are part of the scripts.
 */
export function lazyPart(
  id: string,
  trigger: LoadTrigger,
  load: () => Promise<PartModule>,
  room: LazyPart['room'] = 'screen',
): LazyPart {
  let loaded: ComponentType | null = null;
  const loadWhen = (requested: () => Promise<void>, onLoad = () => {}) =>
    lazy(() => {
      if (!import.meta.env.PROD || import.meta.env.SSR) return load();
      const module = loadOnceRequested(id, requested(), load);
      // After React has processed the module.
      void module.then(() => queueMicrotask(onLoad));
      return module;
    });
  const onRequest = loadWhen(
    () => whenRequested(id, trigger),
    () => hydrate(id),
  );
  // There is no markup to hydrate: its original text would be restored and translated again without end.
  const onceShown = loadWhen(() => new Promise((resolve) => whenMounted(frameId(id), resolve)));
  return {
    id,
    room,
    // A client-rendered page has no prerendered markup of the part. What it shows first does not wait for the part.
    component: (isPrerendered) => loaded ?? (isPrerendered ? onRequest : onceShown),
    preload: async () => {
      loaded = (await load()).default;
    },
  };
}

/** Identifies the frame of a part among what is mounted. */
const frameId = (id: string) => `frame of ${id}`;

function hydrate(id: string): void {
  const frame = frameOf(id);
  if (frame?.firstElementChild) beginHydration(frame, frame.firstElementChild, (end) => whenMounted(id, end));
}

const noStore = () => () => {};

/**
 * Whether markup is there for what is rendered for the first time, also inside a part that is hydrated later than the page.
 */
function useIsPrerendered(): boolean {
  let isHydrating = false;
  // Of the two snapshots, React reads the second one while it hydrates. They are the same, because React would discard the
  // markup if the frame rendered again.
  useSyncExternalStore(
    noStore,
    () => null,
    () => {
      isHydrating = true;
      return null;
    },
  );
  return isHydrating || !isPageReady();
}

/**
 * The frame around a prerendered part whose script loads on demand. `src/early.ts` records interactions with it, and
 * they are replayed after hydration. The part takes no props, because React would discard the markup if they changed
 * before the script has loaded.
 */
export function LazyPartFrame({ part }: { part: LazyPart }) {
  const frame = useRef<HTMLDivElement>(null);
  const isPrerenderedNow = useIsPrerendered();
  const [isPrerendered] = useState(isPrerenderedNow);
  // Never replaced, even when the part has been loaded in the meantime.
  const [Part] = useState(() => part.component(isPrerendered));
  useEffect(() => mounted(frameId(part.id)), [part]);
  return (
    <div ref={frame} className={styles.frame} data-awaiting={part.id} suppressHydrationWarning>
      <Suspense fallback={isPrerendered ? null : <div className={styles.room[part.room]} />}>
        <Part />
        <Mounted id={part.id} frame={frame} />
      </Suspense>
    </div>
  );
}

/** Mounts with the part: from now on the part handles its events itself. */
function Mounted({ id, frame }: { id: string; frame: RefObject<HTMLDivElement | null> }) {
  useEffect(() => {
    if (!frame.current) return;
    frame.current.removeAttribute('data-awaiting');
    mounted(id);
    // A part that loaded with the page has no machine that would do this.
    replayInteractions(frame.current);
  }, [id, frame]);
  return null;
}
