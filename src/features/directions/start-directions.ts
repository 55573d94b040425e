import { createActor, fromPromise } from 'xstate';
import type { MapAddresses } from '#content/types.ts';
import { directionsMachine } from '#machines/directions/directions.machine.ts';
import { openInThisWindow, openInTopWindow, openTab, thisDevice } from '../../io/device.ts';

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

/** What a browser reports about its device. */
export interface DeviceTraits {
  userAgent: string;
  /** `navigator.maxTouchPoints`: 0 without a touch screen. */
  touchPoints: number;
}

/** The map link for a device: Apple Maps on iOS, a `geo:` link on Android, a web page anywhere else. */
export function mapAddressFor({ userAgent, touchPoints }: DeviceTraits, maps: MapAddresses): string {
  if (/Android/.test(userAgent)) return maps.geo;
  // An iPad reports that it is a Mac, but no Mac has a touch screen.
  const isIos = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);
  return isIos ? maps.apple : maps.web;
}
