import { useCallback, useSyncExternalStore } from 'react';
import type { LazyModule } from './lazy-module.ts';

/** The module once it is loaded. Does not request it. */
export function useLazyModule<T>(module: LazyModule<T>): T | undefined {
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = module.actor.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    [module],
  );
  return useSyncExternalStore(subscribe, module.current, () => undefined);
}
