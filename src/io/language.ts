/** The language that the page is shown in: a translation changes it. English while it is prerendered. */
export const pageLanguage = (): string =>
  typeof document === 'undefined' ? 'en' : document.documentElement.lang || 'en';
