import { Toaster as Ark, type CreateToasterReturn, Toast, useToastContext } from '@ark-ui/react/toast';
import { IconAlertCircleFilled, IconCircleCheckFilled, IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { clearMark, setMark } from '#src/page/marks.ts';
import { LinkedText, Reference } from '../elements/text.tsx';
import * as styles from './Toaster.css.ts';

/** Renders the toasts of a store. It is not a live region: announcing them is up to the page. */
export function Toaster({ store }: { store: CreateToasterReturn }) {
  return (
    <Ark toaster={store} aria-label="Notifications" aria-live="off" className={styles.group}>
      {({ id, type, title, description, meta }) => {
        const language = meta?.language ? { lang: meta.language, translate: 'no' as const } : {};
        const Icon = type === 'error' ? IconAlertCircleFilled : IconCircleCheckFilled;
        return (
          <Frame onPause={() => store.pause(id)} onResume={() => store.resume(id)}>
            <Icon size={24} aria-hidden="true" className={styles.icon} />
            <div className={styles.words}>
              <Toast.Title className={styles.title} {...language}>
                {title}
              </Toast.Title>
              <Toast.Description {...language}>
                {typeof description === 'string' ? <LinkedText>{description}</LinkedText> : description}
                {meta?.reference && <Reference>{meta.reference}</Reference>}
              </Toast.Description>
            </div>
            <Toast.CloseTrigger className={styles.close}>
              <IconX size={20} aria-hidden="true" />
            </Toast.CloseTrigger>
          </Frame>
        );
      }}
    </Ark>
  );
}

/** A toast. While it is shown, the styles of the page know its height; when it closes, it returns the focus. */
function Frame({ onPause, onResume, children }: { onPause: () => void; onResume: () => void; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  const before = useRef<HTMLElement | null>(null);
  const { visible } = useToastContext();

  useEffect(() => {
    const box = root.current;
    if (!box || !visible) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      setMark('toast');
      style.setProperty('--toast-height', `${box.offsetHeight}px`);
    });
    observer.observe(box);
    return () => {
      observer.disconnect();
      clearMark('toast');
      style.removeProperty('--toast-height');
    };
  }, [visible]);

  // Runs before the toast is removed, which would lose the focus.
  useLayoutEffect(() => {
    const box = root.current;
    const giveFocusBack = () => {
      if (box?.contains(document.activeElement)) before.current?.focus({ preventScroll: true });
    };
    if (!visible) giveFocusBack();
    return giveFocusBack;
  }, [visible]);

  return (
    <Toast.Root
      ref={root}
      className={styles.toast}
      role="group"
      // Its button is the tab stop.
      tabIndex={-1}
      // Otherwise the group would return the focus to where it came from, wherever it moves to.
      onFocus={(event) => {
        event.stopPropagation();
        if (event.currentTarget.contains(event.relatedTarget)) return;
        before.current = event.relatedTarget instanceof HTMLElement ? event.relatedTarget : null;
        onPause();
      }}
      onBlur={(event) => {
        event.stopPropagation();
        if (!event.currentTarget.contains(event.relatedTarget)) onResume();
      }}
    >
      {children}
    </Toast.Root>
  );
}
