import type { MapAddresses } from '../../content/types.ts';

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
