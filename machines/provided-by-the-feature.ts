/**
 * Stands in for an action that only the feature can carry out, because it touches the page.
 * @param name the action's name in the chart
 * @returns an action that fails, so that forgetting to provide it shows at the first use
 */
export function providedByTheFeature(name: string): () => void {
  return () => {
    throw new Error(`The feature has to provide the action "${name}".`);
  };
}
