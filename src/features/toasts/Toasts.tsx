import { useSelector } from '@xstate/react';
import { useEffect, useSyncExternalStore } from 'react';
import { ToastRegion } from '../../components/overlay/ToastRegion.tsx';
import { currentToast, isToasterRequested, onToastChanged, onToasterRequested, toaster } from '../../io/toasts.ts';
import { lazyModule } from '../../lazy-module/lazy-module.ts';
import { useLazyModule } from '../../lazy-module/use-lazy-module.ts';

const toasterModule = lazyModule(() => import('../../components/overlay/Toaster.tsx'));

const useCurrentToast = () => useSyncExternalStore(onToastChanged, currentToast, () => null);

/**
 * The page's toasts: initially an empty live region, so that assistive technology knows it before it has content. The
 * script that renders toasts loads when one is first requested. Until then the current toast is plain text.
 */
export function Toasts() {
  const isRequested = useSyncExternalStore(onToasterRequested, isToasterRequested, () => false);
  const Toaster = useLazyModule(toasterModule)?.Toaster;
  const isMissing = useSelector(
    toasterModule.actor,
    (snapshot) => snapshot.matches('requested') || snapshot.matches('failed'),
  );

  useEffect(() => {
    if (isRequested) toasterModule.request();
  }, [isRequested]);

  const toast = useCurrentToast();

  return (
    <ToastRegion heard={toast === null || toast.isAnnouncedElsewhere ? null : toast}>
      {Toaster && <Toaster store={toaster} />}
      {isMissing && <PlainToast />}
    </ToastRegion>
  );
}

/** The current toast as plain text. */
function PlainToast() {
  const toast = useCurrentToast();
  return (
    toast && (
      <p key={toast.id}>
        <strong>{toast.title}</strong> <span>{toast.description}</span>
      </p>
    )
  );
}
