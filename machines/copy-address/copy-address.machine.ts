import { setup } from 'xstate';
import { actorProvidedByTheFeature } from '../provided-by-the-feature.ts';

type CopyAddressEvent = { type: 'button.pressed' };

/**
 * The button that copies the office's address.
 * - `idle`: it was not pressed yet.
 * - `copying`: the browser copies the address, and may ask the visitor first. Pressing again is ignored.
 * - `copied`, `failed`: the outcome is shown.
 *
 * The feature provides the actor `copyAddress`, which rejects when the browser refuses.
 */
export const copyAddressMachine = setup({
  types: { events: {} as CopyAddressEvent, children: {} as { copyAddress: 'copyAddress' } },
  actors: {
    copyAddress: actorProvidedByTheFeature<void>('copyAddress'),
  },
}).createMachine({
  id: 'copy-address',
  initial: 'idle',
  states: {
    idle: { on: { 'button.pressed': 'copying' } },
    copying: { invoke: { id: 'copyAddress', src: 'copyAddress', onDone: 'copied', onError: 'failed' } },
    copied: { on: { 'button.pressed': 'copying' } },
    failed: { on: { 'button.pressed': 'copying' } },
  },
});
