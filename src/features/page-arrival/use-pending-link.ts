import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { markPressedLinks } from '../../io/pressed-link.ts';

/** Marks the pressed link while its page loads. */
export function usePendingLink(): void {
  const router = useRouter();
  useEffect(() => {
    const { mark, unmark, stop } = markPressedLinks();
    const stops = [
      router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
        if (pathChanged) mark();
      }),
      router.subscribe('onResolved', unmark),
      stop,
    ];
    return () => {
      for (const end of stops) end();
    };
  }, [router]);
}
