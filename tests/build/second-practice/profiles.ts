import type { Profiles } from '../../../content/types.ts';

export const profiles: Profiles = {
  reviews: [{ source: 'a list of good places', rating: 4.5, count: 12, url: 'https://places.example/harborlight' }],
  social: [{ name: 'Pictures', url: 'https://pictures.example/harborlight' }],
};
