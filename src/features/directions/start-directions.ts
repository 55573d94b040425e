import { createActor, fromPromise } from 'xstate';
import type { MapAddresses } from '#content/types.ts';
import { directionsMachine } from '#machines/directions/directions.machine.ts';
import { mapAddressFor, openInThisWindow, openInTopWindow, openTab, thisDevice } from '../../io/device.ts';

/** Starts the machine of a link to the office, which opens the map app that suits the device. */
export function startDirections(maps: MapAddresses) {
  const address = () => mapAddressFor(thisDevice(), maps);
  return createActor(
    directionsMachine.provide({
      actors: {
        openTab: fromPromise(() => openTab(address())),
        openInTopWindow: fromPromise(() => openInTopWindow(address())),
      },
      actions: { openInThisWindow: () => openInThisWindow(address()) },
    }),
  ).start();
}
