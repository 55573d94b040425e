import { describe, expect, it } from 'vitest';
import { practice } from '#content/practice.ts';
import type { Practice } from '#content/types.ts';
import { pageHead } from './page-head.ts';

const lake: Practice = {
  ...practice,
  name: 'Lake Office',
  host: 'https://lake.example',
  description: 'An eye doctor at the lake.',
  address: { ...practice.address, oneLine: '1 Lake Street' },
};

const common = (description: string) => [
  { property: 'og:type', content: 'website' },
  { property: 'og:site_name', content: 'Lake Office' },
  { property: 'og:title', content: 'Team' },
  { property: 'og:description', content: description },
];

describe('the head of a page', () => {
  it('names its address, and the picture for sharing', () => {
    expect(pageHead(lake, { title: 'Team', description: 'Our doctors.', path: '/team' })).toEqual({
      meta: [
        { title: 'Team' },
        { name: 'description', content: 'Our doctors.' },
        ...common('Our doctors.'),
        { property: 'og:url', content: 'https://lake.example/team' },
        { property: 'og:image', content: 'https://lake.example/share.png' },
        { property: 'og:image:width', content: '1200' },
        { property: 'og:image:height', content: '630' },
        { property: 'og:image:alt', content: 'Lake Office, 1 Lake Street' },
        { name: 'twitter:card', content: 'summary_large_image' },
      ],
      links: [{ rel: 'canonical', href: 'https://lake.example/team' }],
    });
  });

  it('has neither without a path', () => {
    expect(pageHead(lake, { title: 'Team' })).toEqual({
      meta: [
        { title: 'Team' },
        { name: 'description', content: 'An eye doctor at the lake.' },
        ...common('An eye doctor at the lake.'),
      ],
      links: [],
    });
  });

  it('asks search engines to leave a page out, and gives them no address of it', () => {
    const { meta, links } = pageHead(lake, { title: 'Team', path: '/team', noindex: true });
    expect(meta).toContainEqual({ name: 'robots', content: 'noindex' });
    expect(links).toEqual([]);
  });
});
