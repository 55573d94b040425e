import { useLoaderData } from '@tanstack/react-router';
import { brands } from '#content/brands.data.ts';
import { Stack } from '#src/components/layout/layout.tsx';
import { BrandCarousel } from '#src/features/brand-carousel/BrandCarousel.tsx';
import { pictureSource } from '../-pictures.ts';
import { EyewearFrame } from './EyewearFrame.tsx';

function addressOf(file: string): string {
  const source = pictureSource(file);
  return typeof source === 'string' ? source : source.img.src;
}

const reel = brands.map(({ name, logo }) => ({ name, logo: addressOf(logo) }));

/** The frame and the carousel of #recommendations. */
export default function BrandsPart() {
  const { colors, ...words } = useLoaderData({ from: '/' }).recommendations.frame;
  return (
    <Stack>
      <EyewearFrame
        {...words}
        colors={colors.map(({ picture: { file, alt }, ...color }) => ({ ...color, src: addressOf(file), alt }))}
      />
      <BrandCarousel brands={reel} />
    </Stack>
  );
}
