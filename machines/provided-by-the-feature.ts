/**
 * The default of an action that the feature provides, because it has side effects.
 * @param name the action's name in the chart
 * @returns an action that throws
 */
export function providedByTheFeature(name: string): () => void {
  return () => {
    throw new Error(`The feature has to provide the action "${name}".`);
  };
}
