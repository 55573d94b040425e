import { useActorRef } from '@xstate/react';
import { useCallback } from 'react';
import { fromPromise } from 'xstate';
import { hashScrollMachine } from '../../../machines/hash-scroll/hash-scroll.machine.ts';
import { focusSectionHeading, hasSection, isPageInUse, scrollToSection } from '../../io/scroll.ts';

const hashScroll = hashScrollMachine.provide({
  actors: { findSection: fromPromise(({ input }) => hasSection(input.anchor)) },
  actions: {
    scrollToSection: ({ context }) => scrollToSection(context.anchor),
    focusHeading: ({ context }) => focusSectionHeading(context.anchor),
  },
});

/**
 * Returns what scrolls to the section of an id as soon as the section is there. On a visitor's first page the browser
 * goes there by itself, long before this can: whoever has begun to use the page since is not pulled back.
 */
export function useHashScroll(): (anchor: string, page: 'first' | 'later') => void {
  const actor = useActorRef(hashScroll);
  return useCallback(
    (anchor, page) => {
      if (page === 'later' || !isPageInUse()) actor.send({ type: 'hash.changed', anchor });
    },
    [actor],
  );
}
