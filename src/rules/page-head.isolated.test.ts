import { expect, it, vi } from 'vitest';
import { pageHead } from './page-head.ts';

vi.mock('#content/practice.data.ts', () => ({
  practice: {
    name: 'Lake Office',
    host: 'https://lake.example',
    description: 'An eye doctor at the lake.',
    address: { oneLine: '1 Lake Street' },
  },
}));

const common = (description: string) => [
  { property: 'og:type', content: 'website' },
  { property: 'og:site_name', content: 'Lake Office' },
  { property: 'og:title', content: 'Team' },
  { property: 'og:description', content: description },
];

it('names the address of a page, and the picture for sharing', () => {
  expect(pageHead({ metaTitle: 'Team', metaDescription: 'Our doctors.' }, '/team')).toEqual({
    meta: [
      { title: 'Team' },
      { name: 'description', content: 'Our doctors.' },
      ...common('Our doctors.'),
      { property: 'og:url', content: 'https://lake.example/team' },
      { property: 'og:image', content: 'https://lake.example/share.png' },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: 'A drawing of a storefront' },
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    links: [{ rel: 'canonical', href: 'https://lake.example/team' }],
  });
});

it('asks search engines to leave out a page without a path', () => {
  expect(pageHead({ metaTitle: 'Team' })).toEqual({
    meta: [
      { title: 'Team' },
      { name: 'description', content: 'An eye doctor at the lake.' },
      { name: 'robots', content: 'noindex' },
      ...common('An eye doctor at the lake.'),
    ],
    links: [],
  });
});
