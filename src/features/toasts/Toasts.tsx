import { useHydrated } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { Reference } from '#src/components/elements/text.tsx';
import { ToastRegion } from '#src/components/overlay/overlay.tsx';
import { useLazyModule } from '#src/page/lazy-module.ts';
import { plainText } from '#src/rules/links.ts';
import { toaster, toasterModule, toasts } from '#src/toasts/toasts.ts';

/**
 * The page's toasts. The live region is empty at first, so that assistive technology knows it before it has content. Until
 * the script of toasts is loaded, the current one is plain text.
 */
export function Toasts() {
  // A form can have announced something before this is hydrated.
  const isHydrated = useHydrated();
  const current = useSelector(toasts, ({ context }) => context.toast);
  const toast = isHydrated ? current : null;
  const { stage, module: { Toaster } = {} } = useLazyModule(toasterModule);
  const isMissing = stage === 'offline' || stage === 'failed';

  return (
    <ToastRegion announcement={toast === null || toast.isAnnouncedElsewhere ? null : toast}>
      {Toaster && <Toaster store={toaster} />}
      {isMissing && toast && (
        <p key={toast.id}>
          <strong>{toast.title}</strong> <span>{plainText(toast.description)}</span>
          {toast.reference && <Reference>{toast.reference}</Reference>}
        </p>
      )}
    </ToastRegion>
  );
}
