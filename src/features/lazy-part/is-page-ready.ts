/** Whether a page has been hydrated in this document. Later pages are rendered by the client. */
export const isPageReady = () =>
  typeof document !== 'undefined' && document.documentElement.dataset.ready !== undefined;
