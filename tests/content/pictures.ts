import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '#content/read.ts';

const endings = ['svg', 'jpg', 'png', 'webp', 'avif'];

/** The names of all pictures that pages show. */
export const picturesOf = ({ home, services, doctors, brands }: Content): string[] => [
  ...[home.hero.image, home.about.image, home.findUs.storefront, home.recommendations.photo].flatMap((picture) =>
    picture ? [picture.name] : [],
  ),
  ...[...services, ...doctors].map(({ image }) => image.name),
  ...brands.map(({ logo }) => logo),
];

/** Pictures that are missing, or there twice. */
export const pictureProblems = (content: Content): string[] =>
  picturesOf(content).flatMap((name) => {
    const found = endings.filter((ending) => existsSync(join('content', 'pictures', `${name}.${ending}`)));
    return found.length === 1
      ? []
      : [`content/pictures/${name}: there are ${found.length} pictures of this name, not one`];
  });
