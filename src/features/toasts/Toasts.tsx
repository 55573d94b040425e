import { lazy, Suspense, useSyncExternalStore } from 'react';
import { ToastRegion } from '../../components/ToastRegion/ToastRegion.tsx';
import { isToasterWanted, onToasterWanted, toaster } from '../../io/toasts.ts';

const Toaster = lazy(() =>
  import('../../components/Toaster/Toaster.tsx').then(
    ({ Toaster }) => ({ default: () => <Toaster store={toaster} /> }),
    () => ({ default: PlainToast }),
  ),
);

/**
 * The page's toasts: an empty live region at first, so that assistive technology knows of it before it speaks. What
 * draws them is fetched when toasts are first wanted.
 */
export function Toasts() {
  const isWanted = useSyncExternalStore(onToasterWanted, isToasterWanted, () => false);
  return (
    <ToastRegion>
      {isWanted && (
        <Suspense>
          <Toaster />
        </Suspense>
      )}
    </ToastRegion>
  );
}

/** The last toast as plain text, for the case that what draws toasts could not be fetched. */
function PlainToast() {
  const last = useSyncExternalStore(
    toaster.subscribe,
    () => toaster.getVisibleToasts()[0],
    () => undefined,
  );
  return (
    last && (
      <p key={last.id}>
        <strong>{last.title}</strong> <span>{last.description}</span>
      </p>
    )
  );
}
