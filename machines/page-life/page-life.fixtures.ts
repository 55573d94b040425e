import type { Fixtures } from '../model-testing/model.ts';
import type { pageLifeMachine } from './page-life.machine.ts';

/** The host as a page without a network misses it. */
export const unreachable = new TypeError('Failed to fetch');

/** Events that the page's own script sends: none before that has run. */
const sentByScript = ['script.missing', 'script.loaded', 'reload.chosen', 'page.hidden', 'page.restored'];

/** Everything that can happen to a page. */
export const pageLifeFixtures: Fixtures<typeof pageLifeMachine> = {
  canHappen: (snapshot, event) => {
    const { type } = event;
    if (type === 'page.notHydrated' && event.isNetworkBack) return snapshot.matches({ network: 'online' });
    // Only what was missed can come at another try.
    if (type === 'script.loaded' && snapshot.matches({ build: 'current' })) return false;
    if (sentByScript.includes(type)) return snapshot.matches({ script: 'awake' });
    return true;
  },
  // The script has been loaded, so that it cannot be missing again.
  lastEvents: ['script.loaded'],
  events: {
    'page.hydrated': [{ type: 'page.hydrated' }],
    'page.notHydrated': [
      { type: 'page.notHydrated', isNetworkBack: false },
      { type: 'page.notHydrated', isNetworkBack: true },
    ],
    'visitor.acted': [{ type: 'visitor.acted' }],
    'network.lost': [{ type: 'network.lost' }],
    'network.restored': [{ type: 'network.restored' }],
    'script.missing': [
      { type: 'script.missing', isReload: false },
      { type: 'script.missing', isReload: true },
    ],
    'script.loaded': [{ type: 'script.loaded' }],
    'reload.chosen': [{ type: 'reload.chosen' }],
    'page.hidden': [{ type: 'page.hidden' }],
    'page.restored': [{ type: 'page.restored' }],
  },
  actors: {
    checkReload: {
      done: [
        { isNewBuild: true, isFormInUse: false },
        { isNewBuild: true, isFormInUse: true },
        { isNewBuild: false, isFormInUse: false },
      ],
      failed: [unreachable],
    },
  },
};
