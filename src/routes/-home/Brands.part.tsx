import { brands } from '#content/brands.data.ts';
import { BrandCarousel } from '#src/features/brand-carousel/BrandCarousel.tsx';
import { pictureSource } from '../-pictures.ts';

const reel = brands.map(({ name, logo }) => {
  const source = pictureSource(logo);
  return { name, logo: typeof source === 'string' ? source : source.img.src };
});

/** The carousel of #recommendations. */
export default function BrandsPart() {
  return <BrandCarousel brands={reel} />;
}
