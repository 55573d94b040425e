import { home, profiles, visit } from '#content/index.ts';
import type { Picture } from '#content/types.ts';
import { pictureSource } from '../-pictures.ts';

/** A picture with its source, so that the page need not load the list of all. */
const withSource = ({ name, alt }: Picture) => ({ src: pictureSource(name), alt });

/** Loads the words and pictures of the home page. */
export async function loadHome() {
  const { hero, about, recommendations, findUs, ...others } = home;
  const { photo, ...brands } = recommendations;
  return {
    ...others,
    hero: { ...hero, image: withSource(hero.image) },
    about: { ...about, image: withSource(about.image) },
    recommendations: { ...brands, photo: photo && withSource(photo) },
    findUs: { ...findUs, storefront: withSource(findUs.storefront) },
    reviews: profiles.reviews,
    visit,
  };
}
