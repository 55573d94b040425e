import { type Actor, fromPromise } from 'xstate';
import { pageLifeMachine } from '#machines/page-life/page-life.machine.ts';
import { siteActor } from '../../actors/site.ts';
import { isReload, onVisitorActed } from '../../io/document.ts';
import { isAnyFormInUse } from '../../io/forms-in-use.ts';
import { isNewBuildDeployed, networkState, onScriptLoaded } from '../../io/network.ts';

/** The page's running machine, and an event that the entry sends. */
export interface PageLife {
  actor: Actor<typeof pageLifeMachine>;
  /** Call this when a script could not be loaded. */
  scriptMissing: () => void;
}

/**
 * Starts the page's machine. Its script loads when someone uses the page or something goes wrong. What happened before
 * that is in attributes of the document element.
 * @param hydrate loads what is missing, and hydrates the page
 */
export function runPageLife(hydrate: () => void): PageLife {
  const root = document.documentElement;
  const actor = siteActor(
    'page-life',
    pageLifeMachine.provide({
      actors: {
        checkReload: fromPromise(async () => {
          const isNewBuild = await isNewBuildDeployed();
          return { isNewBuild, isFormInUse: isAnyFormInUse() };
        }),
      },
      actions: {
        hydratePage: hydrate,
        reloadPage: () => location.reload(),
        offerReload: () => root.setAttribute('data-incomplete', ''),
        withdrawOffer: () => root.removeAttribute('data-incomplete'),
        reportNetwork: () => reportNetwork(),
      },
    }),
  );
  const reportNetwork = () => actor.send({ type: networkState() === 'online' ? 'network.restored' : 'network.lost' });

  if (root.dataset.ready !== undefined) actor.send({ type: 'page.hydrated' });
  if (networkState() === 'offline') actor.send({ type: 'network.lost' });
  addEventListener('offline', reportNetwork);
  addEventListener('pagehide', () => actor.send({ type: 'page.left' }));
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) actor.send({ type: 'page.restored' });
  });
  addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.closest('[data-reload]')) return;
    event.preventDefault();
    actor.send({ type: 'reload.chosen' });
  });
  onScriptLoaded(() => actor.send({ type: 'script.loaded' }));
  onVisitorActed(() => actor.send({ type: 'visitor.acted' }));

  return { actor, scriptMissing: () => actor.send({ type: 'script.missing', isReload: isReload() }) };
}
