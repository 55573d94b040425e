import { describe, expect, it } from 'vitest';
import { browserFaults } from './check.ts';
import { supportedBrowsers } from './supported.ts';

const browsers = supportedBrowsers(['safari >= 16.0', 'firefox >= 115', 'chrome >= 109']);

const faultsOf = (path: string, text: string) => browserFaults([{ path, text }], browsers, {});

describe('in a script', () => {
  it.each([
    ['a lookbehind', 'use(/(?<=[.?])\\s/)', 'javascript.regular_expressions.lookbehind_assertion'],
    ['a lookbehind in a text', 'use(new RegExp("(?<!a)b"))', 'javascript.regular_expressions.lookbehind_assertion'],
    ['a flag', 'use(/[\\p{L}--a]/v)', 'javascript.builtins.RegExp.unicodeSets'],
    ['a static block', 'class A { static { start(); } }', 'javascript.classes.static.initialization_blocks'],
    [
      'an import attribute',
      'import a from "./a.json" with { type: "json" }; a()',
      'javascript.statements.import.import_attributes',
    ],
    ['a static method', 'URL.canParse(address)', 'api.URL.canParse_static'],
    ['a static method of the language', 'Promise.withResolvers()', 'javascript.builtins.Promise.withResolvers'],
    ['a method of an array', 'list.toSorted()', '.toSorted()'],
    ['a method of the page', 'document.startViewTransition(draw)', '.startViewTransition()'],
    ['a global', 'requestIdleCallback(work)', 'api.Window.requestIdleCallback'],
    ['a test that calls what it tests', 'URL.canParse(a) ? new URL(a) : null', 'api.URL.canParse_static'],
  ])('%s that a browser lacks is found', (_, text, feature) => {
    expect(faultsOf('a.js', text)).toEqual([expect.stringContaining(`a.js: ${feature} is not in `)]);
  });

  it.each([
    ['asked for before it is used', 'if (typeof URL.canParse === "function") URL.canParse(address)'],
    ['asked for by its name', '"startViewTransition" in document && document.startViewTransition(draw)'],
    ['called only where it is', 'list.toSorted?.()'],
    ['declared by the script under the same name', 'function requestIdleCallback() {} requestIdleCallback()'],
    ['as old as the browsers', 'class A { #b = 1; has(o) { return #b in o; } } structuredClone([1].at(-1) ?? new A())'],
  ])('does not report a feature that is %s', (_, text) => {
    expect(faultsOf('a.js', text)).toEqual([]);
  });

  it('the scripts in the markup of a page count too', () => {
    expect(faultsOf('index.html', '<script type="module">URL.canParse("")</script>')).toEqual([
      expect.stringContaining('index.html: api.URL.canParse_static'),
    ]);
    expect(faultsOf('index.html', '<script type="application/ld+json">{"a":1}</script>')).toEqual([]);
  });
});

describe('in a style sheet', () => {
  it.each([
    ['a range in a media query', '@media (width >= 600px) { a { color: red } }', 'css.at-rules.media.range_syntax'],
    ['a selector', 'p:has(a) { color: red }', 'css.selectors.has'],
    ['an at-rule', '@starting-style { a { opacity: 0 } }', 'css.at-rules.starting-style'],
    ['a property', 'a { text-wrap-style: pretty }', 'css.properties.text-wrap-style'],
    ['a word', 'a { text-align: match-parent }', 'css.properties.text-align.match-parent'],
    ['a function', 'a { color: color-mix(in srgb, red, blue) }', 'css.types.color.color-mix'],
    ['a function in a variable', 'a { --edge: color-mix(in srgb, red, blue) }', 'css.types.color.color-mix'],
    ['a unit', 'a { height: 1lh }', 'css.types.length.lh'],
    ['a rule within a rule', 'a { p & { color: red } }', 'css.selectors.nesting'],
  ])('%s that a browser lacks is found', (_, text, feature) => {
    expect(faultsOf('a.css', text)).toContainEqual(expect.stringContaining(`a.css: ${feature} is not in `));
  });

  it.each([
    ['behind @supports', '@supports selector(:has(a)) { p:has(a) { color: red } }'],
    ['after a supported value', 'a { height: 20px; height: 1lh }'],
    ['in a name or a string', 'a.color-mix { content: ":has(a) 1lh" }'],
  ])('does not report a feature %s', (_, text) => {
    expect(faultsOf('a.css', text)).toEqual([]);
  });
});

describe('an exception', () => {
  const file = { path: 'a.css', text: 'p:has(a) { cursor: pointer }' };

  it('allows a feature, with all below it', () => {
    expect(browserFaults([file], browsers, { 'css.selectors': 'argued' })).toEqual([]);
    expect(browserFaults([file], browsers, { 'css.sel': 'argued' })).toHaveLength(2);
  });

  it('is a fault when nothing needs it', () => {
    expect(browserFaults([], browsers, { 'css.selectors.has': 'argued' })).toEqual([
      'No file needs the exception for css.selectors.has any more',
    ]);
  });
});
