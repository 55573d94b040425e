import { home } from '../../content/index.ts';
import { expect, test } from '../fixtures.ts';
import { openView } from '../support/open-view.ts';
import { startScreenReader } from './screen-reader.ts';

test('a screen reader finds the sections of the home page by their headings', async ({ openPage }) => {
  const page = await openView(openPage, { path: '/', status: 200 });
  const reader = await startScreenReader(page);
  const phrases = (await reader.skim('headings')).join('\n');
  const { hero, about, approach, services, doctors, findUs, contact } = home;
  const places = [hero, about, approach, services, doctors, findUs, contact].map(({ heading }) =>
    phrases.indexOf(`heading, ${heading}`),
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});
