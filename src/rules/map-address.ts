import type { MapAddresses } from '#content/schema/practice.ts';

/** The map link for a device. Pages in Android apps cannot open `geo:`. `device` is this one, except in tests. */
export function mapAddressFor(
  maps: Omit<MapAddresses, 'embed'>,
  { userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'> = navigator,
): string {
  if (/Android/.test(userAgent)) return /; wv\)/.test(userAgent) ? maps.web : maps.geo;
  // An iPad reports that it is a Mac, but no Mac has a touch screen.
  const isIos = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return isIos ? maps.apple : maps.web;
}
