import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '#content/read.ts';

/** The files of all pictures that pages show, below `content`. */
export const picturesOf = ({ home, services, doctors, brands, capabilities }: Content): string[] => [
  ...[home.hero, home.about, ...services, ...doctors].map(({ image }) => image.file),
  home.findUs.storefront.file,
  ...home.recommendations.frame.colors.map(({ picture }) => picture.file),
  ...brands.map(({ logo }) => logo),
  ...capabilities.flatMap(({ picture }) => picture ?? []),
];

/** Pictures that are missing. */
export const pictureProblems = (content: Content): string[] =>
  picturesOf(content).flatMap((file) => (existsSync(join('content', file)) ? [] : [`content${file} does not exist`]));
