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

const named = <Value>(name: string, files: Record<string, Value>): Value | undefined =>
  Object.entries(files).find(([path]) => path.replace(/^.*\/content\/pictures\/|\.\w+$/g, '') === name)?.[1];

/** The URL of a drawing by its name: "brands/corvane". Throws when it does not exist. */
export function drawingUrl(name: string): string {
  const url = named(name, drawings);
  if (!url) throw new Error(`content/pictures has no drawing ${name}`);
  return url;
}

/** A photo by its name, "services/vision-therapy", or the drawing of the same name. Throws when neither exists. */
export const pictureSource = (name: string): PictureSource => named(name, photos) ?? drawingUrl(name);
