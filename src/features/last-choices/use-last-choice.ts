import { useLocation, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { readFromEntry, storeInEntry } from '../../io/address.ts';

/** An earlier choice of the visitor. Read it in effects, because prerendered pages know nothing about visitors. */
export interface LastChoice {
  /** The latest choice in this document, otherwise that of this history entry. */
  anywhere: () => string | undefined;
  remember: (choice: string) => void;
}

/** The choices of a document, by its router. */
const choices = new WeakMap<object, Map<string, string>>();

/** Remembers a choice when the visitor leaves the page. Returns a new object for each history entry. */
export function useLastChoice(name: 'contactTab' | 'doctorLanguage'): LastChoice {
  const router = useRouter();
  const entry = useLocation({ select: ({ state }) => state.__TSR_key });
  return useMemo(() => {
    const memory = choices.get(router) ?? new Map<string, string>();
    choices.set(router, memory);
    /** Whether the browser is at the rendered history entry. The browser and the router can be ahead of the page. */
    const isHere = () => {
      router.history.flush();
      return router.history.location.state.__TSR_key === entry;
    };
    return {
      anywhere: () => memory.get(name) ?? (isHere() ? readFromEntry(name) : undefined),
      remember: (choice) => {
        memory.set(name, choice);
        if (isHere()) storeInEntry(name, choice);
      },
    };
  }, [router, name, entry]);
}
