import type { EyewearBrand } from './schema/pages.ts';

// TODO(owner): replace these names and logos, which are invented.

/** The eyewear brands of the carousel, in order. `logo` is a picture's name. */
export const brands: readonly EyewearBrand[] = [
  { name: 'Alder & Finch', logo: 'brands/alder-finch' },
  { name: 'Brightwater Frames', logo: 'brands/brightwater-frames' },
  { name: 'Corvane', logo: 'brands/corvane' },
  { name: 'Dunmarrow', logo: 'brands/dunmarrow' },
  { name: 'Eastlight Optics', logo: 'brands/eastlight-optics' },
  { name: 'Fennimore Row', logo: 'brands/fennimore-row' },
  { name: 'Gowan Street', logo: 'brands/gowan-street' },
  { name: 'Halvessa', logo: 'brands/halvessa' },
  { name: 'Ivorne', logo: 'brands/ivorne' },
  { name: 'Juniper Lane Eyewear', logo: 'brands/juniper-lane-eyewear' },
  { name: 'Kestrova', logo: 'brands/kestrova' },
  { name: 'Lumenbridge', logo: 'brands/lumenbridge' },
  { name: 'Nettle & Pine', logo: 'brands/nettle-pine' },
];
