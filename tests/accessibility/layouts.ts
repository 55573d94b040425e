import { type View, views } from '../../scripts/pages.ts';

/** The layouts of the site, each as a pattern of its paths. */
const patterns: readonly RegExp[] = [
  /^\/$/,
  /^\/services\//,
  /^\/team\//,
  /^\/eye-hub$/,
  /^\/eye-hub\/[^/]+$/,
  /^\/eye-hub\/conditions\//,
  /^\/urgent$/,
  /^\/(?:terms|privacy|accessibility)$/,
  /^\/handled$/,
  /^\/product-card-demo$/,
  /^\/404$/,
];

/** The first view of each layout. */
export const layouts: readonly View[] = patterns.map((pattern) => {
  const view = views.find(({ path }) => pattern.test(path));
  if (view === undefined) throw new Error(`No view has a path like ${pattern}`);
  return view;
});
