import { type EventObject, fromCallback, fromPromise, type NonReducibleUnknown } from 'xstate';

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
export const providedActor = <TOutput, TInput = NonReducibleUnknown, TEmitted extends EventObject = EventObject>() =>
  fromPromise<TOutput, TInput, TEmitted>(({ self }) =>
    Promise.reject(new Error(`The feature has to provide the actor "${self.id}".`)),
  );

/**
 * The default of an actor that the feature provides, and that runs until it is stopped.
 * @returns an actor that throws an error with its id
 */
export const providedCallback = () =>
  fromCallback(({ self }) => {
    throw new Error(`The feature has to provide the actor "${self.id}".`);
  });
