import type { Photo, PictureSource } from '../components/elements/Picture.tsx';

const drawings = import.meta.glob<string>('../../content/pictures/**/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

const photos = import.meta.glob<Photo>('../../content/pictures/**/*.{jpg,jpeg,png}', {
  eager: true,
  query: { w: '480;800;1200;1600', format: 'avif;webp', as: 'picture' },
  import: 'default',
});

const byName = <Value>(files: Record<string, Value>): ReadonlyMap<string, Value> =>
  new Map(
    Object.entries(files).map(
      ([path, value]) => [path.replace(/^.*\/content\/pictures\/|\.\w+$/g, ''), value] as const,
    ),
  );

const drawingsByName = byName(drawings);
const photosByName = byName(photos);

/** The address of a drawing of the content, by its name: "brands/corvane". Throws where there is none. */
export function drawingUrl(name: string): string {
  const url = drawingsByName.get(name);
  if (!url) throw new Error(`content/pictures has no drawing ${name}`);
  return url;
}

/**
 * A picture of the content, by its name: "services/vision-therapy". A photo goes before a drawing of the same name.
 * Throws where there is neither.
 */
export const pictureSource = (name: string): PictureSource => photosByName.get(name) ?? drawingUrl(name);
