import { expect, it, vi } from 'vitest';
import { contentDates, siteMap } from './pages.ts';

vi.mock('#content/particulars.ts', () => ({ particulars: { accessibilityCheckedOn: '2027-01-04' } }));
vi.mock('#content/topics/loaders.ts', () => ({
  topicLoaders: new Map<string, () => unknown>([
    ['glaucoma', async () => ({ review: { lastReviewed: '2026-12-01' } })],
    ['cataracts', async () => ({ review: { lastReviewed: null } })],
  ]),
}));

it('takes dates from the content, and invents none', async () => {
  expect([...(await contentDates())]).toEqual([
    ['/eye-hub/conditions/glaucoma', '2026-12-01'],
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
