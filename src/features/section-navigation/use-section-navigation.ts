import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import { sectionNavigationMachine } from '../../../machines/section-navigation/section-navigation.machine.ts';
import { focusSectionHeading, hasSection, scrollToSection } from '../../io/scroll.ts';

/** What can be told to a section navigation. */
export interface SectionNavigation {
  /** A link to a section was followed, on the home page or on another. */
  choose: (section: string, page: 'home' | 'other') => void;
  /** The visitor went to a page that is not the home page. */
  leave: () => void;
}

/** The section that is there whenever the home page is. */
const firstSection = 'home';

/**
 * Leads to a section of the home page when a link to it is followed.
 * @param untilHome resolves once the home page is shown, or what is said in place of a page that cannot be loaded; given up when its signal says so
 */
export function useSectionNavigation(untilHome: (signal: AbortSignal) => Promise<void>): SectionNavigation {
  const actor = useActorRef(
    sectionNavigationMachine.provide({
      actors: {
        goHome: fromPromise(async ({ signal }) => {
          await untilHome(signal);
          if (!(await hasSection(firstSection))) throw new Error('The home page could not be loaded.');
        }),
      },
      actions: {
        scrollToSection: ({ context }) => scrollToSection(context.section),
        focusHeading: ({ context }) => focusSectionHeading(context.section),
      },
    }),
  );
  return useMemo(
    () => ({
      choose: (section, page) => actor.send({ type: 'section.chosen', section, page }),
      leave: () => actor.send({ type: 'page.left' }),
    }),
    [actor],
  );
}
