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

/** The URL of a drawing by its name: "brands/corvane". Throws when it does not exist. */
export function drawingUrl(name: string): string {
  const url = drawingsByName.get(name);
  if (!url) throw new Error(`content/pictures has no drawing ${name}`);
  return url;
}

/** A photo by its name, "services/vision-therapy", or the drawing of the same name. Throws when neither exists. */
export const pictureSource = (name: string): PictureSource => photosByName.get(name) ?? drawingUrl(name);
