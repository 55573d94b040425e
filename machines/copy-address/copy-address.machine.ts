import { setup } from 'xstate';
import { providedActor } from '../provided.ts';

type CopyAddressEvent = { type: 'button.pressed' };

/** The feature provides the actor `copyAddress`, which rejects when the browser refuses. */
export const copyAddressMachine = setup({
  types: { events: {} as CopyAddressEvent, children: {} as { copyAddress: 'copyAddress' } },
  actors: {
    copyAddress: providedActor<void>(),
  },
}).createMachine({
  id: 'copy-address',
  description: "The button that copies the office's address.",
  initial: 'idle',
  states: {
    idle: { description: 'It was not pressed yet.', on: { 'button.pressed': 'copying' } },
    copying: {
      description: 'The browser copies the address, and may ask the visitor first. Pressing again is ignored.',
      invoke: { id: 'copyAddress', src: 'copyAddress', onDone: 'copied', onError: 'failed' },
    },
    copied: { on: { 'button.pressed': 'copying' } },
    failed: { on: { 'button.pressed': 'copying' } },
  },
});
