import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { markPressedLinks } from '../../io/pressed-link.ts';

/** Shows at the link that was pressed that its page is on the way. */
export function useBusyLink(): void {
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
