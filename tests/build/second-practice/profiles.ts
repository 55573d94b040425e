import type { Profiles } from '../../../content/types.ts';

export const profiles: Profiles = {
  reviews: [],
  social: [],
};
