import { useLoaderData } from '@tanstack/react-router';
import { brands } from '#content/brands.data.ts';
import { Stack } from '#src/components/layout/layout.tsx';
import { BrandCarousel } from '#src/features/brand-carousel/BrandCarousel.tsx';
import { pictureSource } from '../-pictures.ts';
import { EyewearFrame } from './EyewearFrame.tsx';

const reel = brands.map(({ name, logo }) => {
  const source = pictureSource(logo);
  return { name, logo: typeof source === 'string' ? source : source.img.src };
});

/** The frame and the carousel of #recommendations. */
export default function BrandsPart() {
  return (
    <Stack>
      <EyewearFrame {...useLoaderData({ from: '/' }).recommendations.frame} />
      <BrandCarousel brands={reel} />
    </Stack>
  );
}
