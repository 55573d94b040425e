import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Announces the title of a page after a client-side navigation. Empty until then. */
export function RouteAnnouncer({ arrival }: { arrival: { id: string; title: string } | null }) {
  return (
    <div aria-live="polite" aria-atomic="true">
      {arrival && <VisuallyHidden key={arrival.id}>{arrival.title}</VisuallyHidden>}
    </div>
  );
}
