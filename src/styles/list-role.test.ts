import { expect, it } from 'vitest';

const sources = import.meta.glob<string>('../**/*.css.ts', { query: '?raw', import: 'default', eager: true });

it('removes markers by the role of a list, without which Safari would no longer call it a list', () => {
  const files = Object.entries(sources).filter(([, source]) => source.includes('listStyle'));
  expect(files.map(([file]) => file)).toEqual(['./global.css.ts']);
});
