import postcss, { type AtRule, type Container, type Declaration, type Rule } from 'postcss';
import { featureAt } from './supported.ts';

/** Units of length that share one entry in MDN's data. */
const unitGroups: readonly (readonly [RegExp, string])[] = [
  [/^d(?:vh|vw|vi|vb|vmin|vmax)$/, 'viewport_percentage_units_dynamic'],
  [/^s(?:vh|vw|vi|vb|vmin|vmax)$/, 'viewport_percentage_units_small'],
  [/^l(?:vh|vw|vi|vb|vmin|vmax)$/, 'viewport_percentage_units_large'],
  [/^cq(?:w|h|i|b|min|max)$/, 'container_query_length_units'],
];

/** Where MDN's data list the functions of CSS: `color-mix()` among the colors. */
const functionPlaces: readonly (readonly string[])[] = [
  ['css', 'types'],
  ['css', 'types', 'color'],
  ['css', 'types', 'gradient'],
  ['css', 'types', 'image'],
  ['css', 'types', 'basic-shape'],
  ['css', 'types', 'filter-function'],
  ['css', 'types', 'transform-function'],
  ['css', 'types', 'easing-function'],
];

const known = (path: readonly string[]): string[] => (featureAt(...path)?.__compat ? [path.join('.')] : []);

function valueFeatures(property: string, value: string): string[] {
  const plain = value.replace(/(["']).*?\1|url\([^)]*\)/g, ' ');
  const functions = [...plain.matchAll(/(?<![\w-])([a-z][\w-]*)\(/gi)].flatMap(([, name = '']) => [
    ...functionPlaces.flatMap((place) => known([...place, name])).slice(0, 1),
    ...known(['css', 'properties', property, name]),
  ]);
  const units = [...plain.matchAll(/(?<![\w#-])[\d.]+([a-z]+)\b/gi)].flatMap(([, unit = '']) =>
    known(['css', 'types', 'length', unitGroups.find(([pattern]) => pattern.test(unit))?.[1] ?? unit]),
  );
  const words = [...plain.matchAll(/(?<![\w#.-])[a-z][a-z-]*(?![\w(-])/gi)].flatMap(([word]) =>
    known(['css', 'properties', property, word]),
  );
  return [...functions, ...units, ...words];
}

const selectorFeatures = (selector: string): string[] =>
  [...selector.replace(/(["']).*?\1/g, '').matchAll(/::?([a-z-]+)/g)].flatMap(([, name = '']) =>
    name.startsWith('-') ? [] : known(['css', 'selectors', name]),
  );

function atRuleFeatures({ name, params }: AtRule): string[] {
  const found = known(['css', 'at-rules', name]);
  if (name !== 'media') return found;
  return [
    ...found,
    ...(/[<>]/.test(params) ? ['css.at-rules.media.range_syntax'] : []),
    ...[...params.matchAll(/\(\s*([a-z-]+)/g)].flatMap(([, feature = '']) =>
      known(['css', 'at-rules', 'media', feature]),
    ),
  ];
}

/** Whether a declaration has a fallback: the same property earlier, or with a prefix. */
function hasFallback(declaration: Declaration): boolean {
  const siblings = declaration.parent?.nodes ?? [];
  return siblings.some(
    (other, place) =>
      other.type === 'decl' &&
      other !== declaration &&
      ((other.prop === declaration.prop && place < siblings.indexOf(declaration)) ||
        other.prop === `-webkit-${declaration.prop}` ||
        other.prop === `-moz-${declaration.prop}`),
  );
}

/** Whether a node is inside `@supports` for the feature. */
function isBehindSupports(node: Container | Declaration, path: string): boolean {
  const name = path.split('.').at(-1) ?? path;
  for (let parent = node.parent; parent && parent.type !== 'root'; parent = parent.parent) {
    const { type, name: rule, params } = parent as AtRule;
    if (type === 'atrule' && rule === 'supports' && !/\bnot\b/.test(params) && params.includes(name)) return true;
  }
  return false;
}

/**
 * The features that a style sheet uses, by their paths in MDN's data, without those inside `@supports` for them and those
 * with a fallback.
 */
export function styleFeatures(text: string): string[] {
  const found = new Set<string>();
  const note = (node: Container | Declaration, paths: readonly string[]) => {
    for (const path of paths) if (!isBehindSupports(node, path)) found.add(path);
  };
  const root = postcss.parse(text);
  root.walkAtRules((rule) => {
    note(rule, atRuleFeatures(rule));
  });
  root.walkRules((rule: Rule) => {
    if (rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as AtRule).name)) return;
    note(rule, selectorFeatures(rule.selector));
    if (rule.parent?.type === 'rule') note(rule, known(['css', 'selectors', 'nesting']));
  });
  root.walkDecls((declaration) => {
    const { prop, value } = declaration;
    if (prop.startsWith('-')) {
      if (prop.startsWith('--')) note(declaration, valueFeatures(prop, value));
      return;
    }
    if (hasFallback(declaration)) return;
    const inFontFace = (declaration.parent as AtRule | undefined)?.name === 'font-face';
    note(declaration, inFontFace ? known(['css', 'at-rules', 'font-face', prop]) : known(['css', 'properties', prop]));
    if (!inFontFace) note(declaration, valueFeatures(prop, value));
  });
  return [...found];
}
