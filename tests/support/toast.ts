import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
// Compiled before a test waits for it, which takes seconds on a busy machine.
import '#src/components/overlay/Toaster.tsx';

/** Waits until the page shows a toast with these words. The region that announces them has them earlier. */
export const untilToastSays = (words: string): Promise<void> =>
  waitFor(() => expect(document.querySelector('[data-scope="toast"][data-part="root"]')?.textContent).toContain(words));
