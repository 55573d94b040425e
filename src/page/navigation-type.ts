/** Whether this page was loaded by one of these types of navigation. */
export const wasLoadedBy = (...types: readonly NavigationTimingType[]): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => types.includes((entry as PerformanceNavigationTiming).type));
