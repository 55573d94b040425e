import { useElementScrollRestoration, useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { fromPromise } from 'xstate';
import { sectionAddressMachine } from '#machines/section-address/section-address.machine.ts';
import { focusSectionHeading, isFocusTaken } from './focus.ts';
import { wasLoadedBy } from './navigation-type.ts';
import { isPageInUse, onVisitorActed } from './page-use.ts';
import { isFirstEntry, keyEntry } from './router-internals.ts';
import { hasSection, scrollToSection } from './scrolling.ts';
import { siteActor } from './site.ts';

const sectionAddress = sectionAddressMachine.provide({
  actors: { findSection: fromPromise(({ input }) => hasSection(input.section)) },
  actions: {
    // Not away from what the page itself has focused, such as a confirmation.
    scrollToSection: ({ context }) => {
      if (!isFocusTaken()) scrollToSection(context.section);
    },
    focusHeading: ({ context }) => {
      if (!isFocusTaken()) focusSectionHeading(context.section);
    },
  },
});

/** Scrolls to the section that the address names. On the first page, the browser does so before this script runs. */
export function SectionAddresses() {
  const router = useRouter();
  const location = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation });
  const isRestored = useElementScrollRestoration({ getElement: () => window }) !== undefined;
  const { send } = siteActor('section-address', sectionAddress);
  const shown = useRef<typeof location>(undefined);
  const lastAction = useRef<string>(undefined);

  useEffect(
    () =>
      router.history.subscribe(({ action }) => {
        lastAction.current = action.type;
      }),
    [router],
  );
  useEffect(() => onVisitorActed(() => send({ type: 'visitor.acted' })), [send]);

  useEffect(() => {
    if (!location || location === shown.current) return;
    keyEntry(router);
    const before = shown.current;
    const action = lastAction.current;
    shown.current = location;
    lastAction.current = undefined;
    // The site itself changed the address; or a service, or a step of the guide, came or went, but for a link in it.
    const isShown = (was: unknown, is: unknown) => was !== is && (is !== undefined || action !== 'PUSH');
    const isOverPage = before && isShown(before.search.service, location.search.service);
    const isStep = before?.pathname === location.pathname && isShown(before.state.guideStep, location.state.guideStep);
    if (action === 'REPLACE' || isOverPage || isStep) return;
    // This part's script may load only after the first link was followed.
    const isFirst = before === undefined && isFirstEntry(location);
    const isHistory = action !== undefined && action !== 'PUSH';
    const link = before && before.pathname !== location.pathname ? 'link on another page' : 'link';
    const via = isFirst ? 'first' : isHistory ? 'history' : link;
    send({
      type: 'address.shown',
      section: location.hash,
      via,
      // The router also stores a position when the first page has only been scrolled to its section.
      isRestored: isRestored && (isFirst ? wasLoadedBy('reload', 'back_forward') : before === undefined || isHistory),
    });
    if (isFirst && isPageInUse()) send({ type: 'visitor.acted' });
  }, [location, isRestored, router, send]);

  return null;
}
