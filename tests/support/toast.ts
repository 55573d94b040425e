import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Waits until the page shows a toast with these words. The region that announces them has them earlier. */
export const untilToastSays = (words: string): Promise<void> =>
  waitFor(() => expect(document.querySelector('[data-scope="toast"][data-part="root"]')?.textContent).toContain(words));
