import { fromPromise, type NonReducibleUnknown } from 'xstate';

/**
 * The defaults of actions that the feature provides, because they have side effects.
 * @param names the actions' names in the chart
 * @returns actions that throw
 */
export function providedActions<Name extends string>(...names: readonly Name[]): Record<Name, () => void> {
  const actions = {} as Record<Name, () => void>;
  for (const name of names) {
    actions[name] = () => {
      throw new Error(`The feature has to provide the action "${name}".`);
    };
  }
  return actions;
}

/**
 * The default of an actor that the feature provides.
 * @returns an actor that rejects with an error that names its id
 */
export const providedActor = <TOutput, TInput = NonReducibleUnknown>() =>
  fromPromise<TOutput, TInput>(({ self }) =>
    Promise.reject(new Error(`The feature has to provide the actor "${self.id}".`)),
  );
