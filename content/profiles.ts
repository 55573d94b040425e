import type { Profiles } from './schema/practice.ts';

/** The pages of the practice on other sites. TODO(owner): replace them, with their ratings. */
export const profiles: Profiles = {
  reviews: [
    {
      source: 'a general reviews site',
      rating: 4.8,
      count: 433,
      asOf: null,
      url: 'https://reviews.example/neighborhood-optometry-brooklyn',
    },
    {
      source: 'an appointment-booking profile site',
      rating: 4.92,
      count: 1550,
      asOf: null,
      url: 'https://booking.example/profiles/neighborhood-optometry',
    },
  ],
  social: [
    { name: 'Photos', url: 'https://photos.example/neighborhood-optometry' },
    { name: 'Videos', url: 'https://videos.example/neighborhood-optometry' },
    { name: 'News', url: 'https://news.example/neighborhood-optometry' },
  ],
};
