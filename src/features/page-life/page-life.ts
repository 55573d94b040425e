import { fromPromise } from 'xstate';
import { pageLifeMachine } from '#machines/page-life/page-life.machine.ts';
import { siteActor } from '#src/actors/site.ts';
import { isAnyFormInUse } from '#src/io/forms-in-use.ts';
import { wasLoadedBy } from '#src/io/navigation-type.ts';
import { networkState } from '#src/io/network.ts';
import { isNewBuildDeployed } from '#src/io/new-build.ts';
import { onScriptLoaded } from '#src/io/scripts.ts';

/** Starts the page's machine; attributes of <html> tell what happened before. Returns what reports a missing script. */
export function runPageLife(): () => void {
  const root = document.documentElement;
  const actor = siteActor(
    'page-life',
    pageLifeMachine.provide({
      actors: {
        checkReload: fromPromise(async () => ({
          isNewBuild: await isNewBuildDeployed(),
          isFormInUse: isAnyFormInUse(),
        })),
      },
      actions: {
        reloadPage: () => location.reload(),
        offerReload: () => root.setAttribute('data-incomplete', ''),
        withdrawOffer: () => root.removeAttribute('data-incomplete'),
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
