import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { focusSearchField } from '../../io/focus.ts';
import { onShortcut } from '../../io/shortcut.ts';

/** Opens the search when a visitor presses the slash key. */
export function SearchShortcut() {
  const router = useRouter();
  useEffect(
    () =>
      onShortcut('/', () => {
        if (!focusSearchField()) void router.navigate({ to: '/search' });
      }),
    [router],
  );
  return null;
}
