/** Whether a page has come to life already: the next one is not there as markup. */
export const isPageReady = () =>
  typeof document !== 'undefined' && document.documentElement.dataset.ready !== undefined;
