import type { ComponentType } from 'react';
import { createActor, fromPromise } from 'xstate';
import { lazyPartMachine } from '#machines/lazy-part/lazy-part.machine.ts';
import { replayInteractions } from '../../io/early-record.ts';
import { loadBrokenStyles, loadScript } from '../../io/missing-files.ts';
import { networkState, onNetworkRestored } from '../../io/network.ts';
import { onInteraction } from './next-interaction.ts';
import { whenMounted } from './Ready.tsx';

/**
 * Runs the machine of a part that has been requested, until the part is ready.
 * @param id identifies the part
 * @param frame contains the part's markup
 * @param load imports the part
 * @returns the part, once it is loaded
 */
export function runPart<T extends { default: ComponentType }>(
  id: string,
  frame: Element,
  load: () => Promise<T>,
): Promise<T> {
  return new Promise((resolve) => {
    const actor = createActor(
      lazyPartMachine.provide({
        actors: {
          loadScript: fromPromise<void>(async () => {
            await loadBrokenStyles();
            const module = await loadScript(load);
            whenMounted(id, () => actor.send({ type: 'part.mounted' }));
            resolve(module);
          }),
        },
        actions: { replayInteractions: () => replayInteractions(frame) },
      }),
    ).start();
    const request = () => actor.send({ type: 'part.requested', network: networkState() });
    const ends = [onInteraction(request), onNetworkRestored(() => actor.send({ type: 'network.restored' }))];
    actor.subscribe((snapshot) => {
      if (snapshot.matches('mounting')) for (const end of ends) end();
    });
    request();
  });
}
