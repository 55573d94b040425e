import type { Photo, PictureSource } from '#src/components/elements/Picture.tsx';

const drawings = import.meta.glob<string>('../../content/pictures/**/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

const photos = import.meta.glob<Photo>('../../content/pictures/**/*.{jpg,jpeg,png,webp}', {
  eager: true,
  query: { w: '480;800;1200;1600', format: 'avif;webp', as: 'picture' },
  import: 'default',
});

/** The source of a picture, by its path below `content`: `"/pictures/hero.svg"`. Throws when it does not exist. */
export function pictureSource(file: string): PictureSource {
  const path = `../../content${file}`;
  const source = drawings[path] ?? photos[path];
  if (source === undefined) throw new Error(`content${file} does not exist`);
  return source;
}
