import type { MapAddresses } from '../../content/types.ts';

/** What a device tells of itself. */
export interface DeviceTraits {
  userAgent: string;
  /** How many fingers its screen feels at once; 0 without a touch screen. */
  touchPoints: number;
}

/** Where this device finds the office: Apple's maps on iOS, the map app on Android, a place page anywhere else. */
export function mapAddressFor({ userAgent, touchPoints }: DeviceTraits, maps: MapAddresses): string {
  if (/Android/.test(userAgent)) return maps.geo;
  // An iPad says that it is a Mac, but no Mac has a touch screen.
  const isIos = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);
  return isIos ? maps.apple : maps.web;
}
