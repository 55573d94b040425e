import type { Page } from 'playwright/test';

/** The id of the section of the home page that is at the top of the window and whose heading has the focus. */
export const landedOn = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const section = document.activeElement?.closest('section[id]');
    const top = section?.getBoundingClientRect().top ?? Number.NaN;
    return section && document.activeElement?.id === `${section.id}-heading` && top >= 0 && top <= 110
      ? section.id
      : null;
  });
