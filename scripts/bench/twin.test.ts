import { expect, it } from 'vitest';
import { withoutScripts } from './twin.ts';

it('keeps everything of a page but its scripts and the links that fetch them', () => {
  const kept =
    '<style>a{}</style><link rel="preload" as="font" href="/f.woff2"><script type="application/ld+json">{}</script>';
  const scripts =
    '<script>early()</script><link rel="stylesheet" href="/a.css" disabled>' +
    '<template id="site-scripts"><link rel="modulepreload" href="/a.js"><script type="module" src="/a.js"></script></template>' +
    '<script type="application/json" id="page-data">{}</script>';
  expect(withoutScripts(`<head>${kept}${scripts}</head><p>Text</p>`)).toBe(`<head>${kept}</head><p>Text</p>`);
});
