import { fromPromise } from 'xstate';
import type { MapAddresses } from '#content/schema/practice.ts';
import { directionsMachine } from '#machines/directions/directions.machine.ts';
import { openInThisWindow, openInTopWindow, openTab } from '#src/io/device.ts';
import { siteActor } from '#src/page/site.ts';
import { mapAddressFor } from '#src/rules/map-address.ts';

/** Opens the map app that suits the device. */
export function openDirections(maps: MapAddresses) {
  const address = () => mapAddressFor(maps);
  siteActor(
    'directions',
    directionsMachine.provide({
      actors: {
        openTab: fromPromise(() => openTab(address())),
        openInTopWindow: fromPromise(() => openInTopWindow(address())),
      },
      actions: { openInThisWindow: () => openInThisWindow(address()) },
    }),
  ).send({ type: 'link.pressed' });
}
