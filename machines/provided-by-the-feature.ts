import { fromPromise, type NonReducibleUnknown } from 'xstate';

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

/**
 * The default of an actor that the feature provides.
 * @param name the actor's name in the chart
 * @returns an actor that rejects
 */
export const actorProvidedByTheFeature = <TOutput, TInput = NonReducibleUnknown>(name: string) =>
  fromPromise<TOutput, TInput>(() => Promise.reject(new Error(`The feature has to provide the actor "${name}".`)));
