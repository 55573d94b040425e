import { useLocation, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { storeInEntry, readFromEntry } from '../../io/history-entry.ts';

/** How a part of the page looked when its visitor left it. Read it in effects: the written page knows of no visitor. */
export interface LastChoice {
  /** What was chosen at this place of the history; undefined where nobody was before. */
  here: () => string | undefined;
  /** What was chosen last in this document, or else here. */
  anywhere: () => string | undefined;
  remember: (choice: string) => void;
}

/** What was chosen in a document, by its router. */
const choices = new WeakMap<object, Map<string, string>>();

/** Remembers a choice while its visitor is elsewhere. At another place of the history it is another object. */
export function useLastChoice(name: 'contactTab' | 'doctorLanguage'): LastChoice {
  const router = useRouter();
  const place = useLocation({ select: ({ state }) => state.__TSR_key });
  return useMemo(() => {
    const memory = choices.get(router) ?? new Map<string, string>();
    choices.set(router, memory);
    /** Whether the browser is at the place that is drawn: it can be ahead of the page, and the router ahead of it. */
    const isHere = () => {
      router.history.flush();
      return router.history.location.state.__TSR_key === place;
    };
    const here = () => (isHere() ? readFromEntry(name) : undefined);
    return {
      here,
      anywhere: () => memory.get(name) ?? here(),
      remember: (choice) => {
        memory.set(name, choice);
        if (isHere()) storeInEntry(name, choice);
      },
    };
  }, [router, name, place]);
}
