import { brands } from '#content/brands.data.ts';
import { BrandCarousel } from '../../features/brand-carousel/BrandCarousel.tsx';
import { drawingUrl } from '../-pictures.ts';

const reel = brands.map(({ name, logo }) => ({ name, logo: drawingUrl(logo) }));

/** The carousel of #recommendations. */
export default function BrandsPart() {
  return <BrandCarousel brands={reel} />;
}
