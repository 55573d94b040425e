import { expect, it } from 'vitest';
import { withoutScripts } from './twin.ts';

it('keeps everything of a page but its scripts and the links that fetch them', () => {
  const kept =
    '<style>a{}</style><link rel="preload" as="font" href="/f.woff2"><script type="application/ld+json">{}</script>';
  const scripts =
    '<script>early()</script><link rel="modulepreload" href="/a.js"><link rel="stylesheet" href="/a.css" disabled>' +
    '<script type="module" async src="/a.js"></script><script type="application/json" id="page-data">{}</script>';
  expect(withoutScripts(`<head>${kept}${scripts}</head><p>Text</p>`)).toBe(`<head>${kept}</head><p>Text</p>`);
});
