import { useSyncExternalStore } from 'react';
import type { Toast } from '#machines/toasts/toasts.machine.ts';
import { Reference } from '#src/components/elements/text.tsx';
import { VisuallyHidden } from '#src/components/screen-reader/screen-reader.tsx';
import { useLazyModule } from '#src/page/lazy-module.ts';
import { plainText } from '#src/rules/links.ts';
import { toaster, toasterModule } from '#src/toasts/toasts.ts';

/** Calls back after a change: the store tells of one before it has made it. */
const subscribe = (onChange: () => void) => toaster.subscribe(() => queueMicrotask(onChange));

const currentToast = () => toaster.getVisibleToasts()[0];

/**
 * The page's toasts. The live region is empty at first, so that assistive technology knows it before it has content. Until
 * the script of toasts is loaded, the current one is plain text.
 */
export function Toasts() {
  // None before hydration: a form can have announced something earlier.
  const { id = '', meta } = useSyncExternalStore(subscribe, currentToast, () => undefined) ?? {};
  const toast = meta as Toast | undefined;
  const { stage, module: { Toaster } = {} } = useLazyModule(toasterModule);
  const isMissing = stage === 'offline' || stage === 'failed';

  return (
    <div>
      {/* Toasts are not inside the live region: none is announced twice. */}
      <div role="status" aria-live="polite" aria-atomic="true">
        {toast && !toast.isAnnouncedElsewhere && (
          <VisuallyHidden key={id}>
            <span lang={toast.language} translate={toast.language ? 'no' : undefined}>
              {`${toast.title}: ${plainText(toast.description)}`}
              {toast.reference && <Reference>{toast.reference}</Reference>}
            </span>
          </VisuallyHidden>
        )}
      </div>
      {Toaster && <Toaster store={toaster} />}
      {isMissing && toast && (
        <p key={id}>
          <strong>{toast.title}</strong> <span>{plainText(toast.description)}</span>
          {toast.reference && <Reference>{toast.reference}</Reference>}
        </p>
      )}
    </div>
  );
}
