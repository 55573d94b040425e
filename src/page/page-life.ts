import { fromPromise } from 'xstate';
import { pageLifeMachine } from '#machines/page-life/page-life.machine.ts';
import { clearMark, setMark } from './marks.ts';
import { wasLoadedBy } from './navigation-type.ts';
import { networkState } from './network.ts';
import { isNewBuildDeployed } from './new-build.ts';
import { onScriptLoaded } from './scripts.ts';
import { siteActor } from './site.ts';

/**
 * Starts the page's machine; marks of the page tell what happened before. Returns what reports a missing script.
 * @param isFormInUse whether a reload would lose something
 */
export function runPageLife(isFormInUse: () => boolean): () => void {
  const actor = siteActor(
    'page-life',
    pageLifeMachine.provide({
      actors: {
        checkReload: fromPromise(async () => ({
          isNewBuild: await isNewBuildDeployed(),
          isFormInUse: isFormInUse(),
        })),
      },
      actions: {
        reloadPage: () => location.reload(),
        offerReload: () => setMark('incomplete'),
        withdrawOffer: () => clearMark('incomplete'),
        reportNetwork: () => reportNetwork(),
      },
    }),
  );
  const reportNetwork = () => actor.send({ type: networkState() === 'online' ? 'network.restored' : 'network.lost' });

  if (networkState() === 'offline') actor.send({ type: 'network.lost' });
  addEventListener('offline', reportNetwork);
  addEventListener('pagehide', () => actor.send({ type: 'page.left' }));
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) actor.send({ type: 'page.restored' });
  });
  onScriptLoaded(() => actor.send({ type: 'script.loaded' }));

  return () => actor.send({ type: 'script.missing', isReload: wasLoadedBy('reload') });
}
