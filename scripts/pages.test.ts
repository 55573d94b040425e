import { expect, it } from 'vitest';
import { readContent } from '#content/read.ts';
import { contentDates, siteMap } from './pages.ts';

it('takes dates from the content, and invents none', () => {
  const { topics, particulars } = readContent();
  const reviewedBy = 'Dr. Ana Reyes';
  const [first, second] = topics.map((topic) => ({
    ...topic,
    review: { reviewedBy, lastReviewed: '2026-12-01', nextReview: '2027-12-01' } as const,
  }));
  if (!first || !second) throw new Error('There are no two topics');
  const open = { ...second, review: { reviewedBy: null, lastReviewed: null, nextReview: null } };
  const dates = contentDates({
    topics: [first, open],
    particulars: { ...particulars, accessibilityCheckedOn: '2027-01-04' },
  });
  expect([...dates]).toEqual([
    [`/eye-hub/${first.category}/${first.slug}`, '2026-12-01'],
    ['/accessibility', '2027-01-04'],
  ]);
});

it('lists the pages that search engines may list, with their dates', () => {
  const pages = [
    { path: '/', indexable: true },
    { path: '/terms', indexable: true },
    { path: '/404', indexable: false },
  ];
  const text = siteMap('https://a.example', pages, new Map([['/terms', '2026-12-01']]));
  expect(text.match(/<url>.*?<\/url>/g)).toEqual([
    '<url><loc>https://a.example/</loc></url>',
    '<url><loc>https://a.example/terms</loc><lastmod>2026-12-01</lastmod></url>',
  ]);
});
