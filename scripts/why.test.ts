import { describe, expect, it } from 'vitest';
import { ownerOf, owners } from './why.ts';

describe('the owner of a source', () => {
  it.each([
    ['../../node_modules/react-dom/cjs/react-dom-client.production.js', 'react-dom'],
    ['../../node_modules/@tanstack/router-core/dist/esm/router.js', '@tanstack/router-core'],
    ['../../src/features/open-status/OpenStatus.tsx', 'src/features/open-status'],
    ['../../src/routes/eye-hub/$category/$slug.tsx?tsr-split=component', 'src/routes/eye-hub'],
    ['../../content/practice.ts', 'content'],
    [undefined, 'bundler'],
  ])('of %s is %s', (source, owner) => {
    expect(ownerOf(source)).toBe(owner);
  });
});

it('counts the characters of a script by their owner', () => {
  // The first eight characters come from react, the rest from content/practice.ts.
  const map = {
    version: 3,
    sources: ['/node_modules/react/a.js', 'content/practice.ts'],
    names: [],
    mappings: 'AAAA,QCAA',
  };
  expect(owners('react();practice', JSON.stringify(map))).toEqual(
    new Map([
      ['react', 8],
      ['content', 8],
    ]),
  );
});
