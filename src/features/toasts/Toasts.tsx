import { useSelector } from '@xstate/react';
import { useEffect, useSyncExternalStore } from 'react';
import { ToastRegion } from '../../components/overlay/ToastRegion.tsx';
import { isToasterWanted, onToastChanged, onToasterWanted, standingToast, toaster } from '../../io/toasts.ts';
import { lazyModule } from '../../lazy-module/lazy-module.ts';
import { useLazyModule } from '../../lazy-module/use-lazy-module.ts';

const toasterModule = lazyModule(() => import('../../components/overlay/Toaster.tsx'));

const useStandingToast = () => useSyncExternalStore(onToastChanged, standingToast, () => null);

/**
 * The page's toasts: an empty live region at first, so that assistive technology knows of it before it speaks. What
 * draws them is loaded when toasts are first wanted; as long as it cannot be had, the last toast is plain text.
 */
export function Toasts() {
  const isWanted = useSyncExternalStore(onToasterWanted, isToasterWanted, () => false);
  const Toaster = useLazyModule(toasterModule)?.Toaster;
  const isMissing = useSelector(
    toasterModule.actor,
    (snapshot) => snapshot.matches('requested') || snapshot.matches('failed'),
  );

  useEffect(() => {
    if (isWanted) toasterModule.request();
  }, [isWanted]);

  const toast = useStandingToast();

  return (
    <ToastRegion heard={toast === null || toast.isHeardElsewhere ? null : toast}>
      {Toaster && <Toaster store={toaster} />}
      {isMissing && <PlainToast />}
    </ToastRegion>
  );
}

/** The last toast as plain text. */
function PlainToast() {
  const toast = useStandingToast();
  return (
    toast && (
      <p key={toast.id}>
        <strong>{toast.title}</strong> <span>{toast.description}</span>
      </p>
    )
  );
}
