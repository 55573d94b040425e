import { type View, views } from '../../scripts/views.ts';

/** The kinds of pages that are laid out alike, each by how its addresses begin. */
const kinds: readonly RegExp[] = [
  /^\/$/,
  /^\/services\//,
  /^\/team\//,
  /^\/eye-hub$/,
  /^\/eye-hub\/[^/]+$/,
  /^\/eye-hub\/conditions\//,
  /^\/(?:terms|privacy|accessibility)$/,
  /^\/product-card-demo$/,
  /^\/404$/,
];

/** One view for each layout of the site, the first of its kind. */
export const layouts: readonly View[] = kinds.map((kind) => {
  const view = views.find(({ path }) => kind.test(path));
  if (view === undefined) throw new Error(`No view has an address like ${kind}`);
  return view;
});
