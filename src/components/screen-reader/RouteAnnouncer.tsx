import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Reads out the title of a page that has taken the place of another. Empty until then. */
export function RouteAnnouncer({ arrival }: { arrival: { id: string; title: string } | null }) {
  return (
    <div aria-live="polite" aria-atomic="true">
      {arrival && <VisuallyHidden key={arrival.id}>{arrival.title}</VisuallyHidden>}
    </div>
  );
}
