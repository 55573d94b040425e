import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folders = ['content/pictures', 'src/components', 'public/icons'];

const drawings = folders
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
  .filter((name) => name.endsWith('.svg'));

const mostBytes = 6000;

const rules: readonly [fault: string, found: RegExp][] = [
  ['has no viewBox', /^(?!<svg\b[^>]*\sviewBox="0 0 [\d.]+ [\d.]+")/],
  ['has no width and height, so the page would jump', /^(?!<svg\b(?=[^>]*\swidth="\d+")(?=[^>]*\sheight="\d+"))/],
  ['carries styles, which the security policy refuses', /<style\b|\sstyle=/],
  ['carries a script', /<script\b|\son\w+=|javascript:/i],
  ['sets text in a font that may be missing', /<text\b/],
  ['asks for something outside itself', /(?:href|src)="(?!#)|url\((?!["']?#)|<foreignObject\b|@import/i],
];

/** The faults of a drawing; empty when it may be shown. */
const faultsOf = (svg: string) => rules.filter(([, found]) => found.test(svg)).map(([fault]) => fault);

describe('a drawing', () => {
  it.each(drawings)('%s may be shown, and is small', (name) => {
    const svg = readFileSync(name, 'utf8');
    expect(faultsOf(svg)).toEqual([]);
    expect(Buffer.byteLength(svg), '`npx svgo` makes it smaller').toBeLessThanOrEqual(mostBytes);
  });

  const sound = '<svg width="40" height="30" viewBox="0 0 40 30"><use href="#a"/><path fill="url(#b)"/></svg>';

  it('may refer to its own parts', () => {
    expect(faultsOf(sound)).toEqual([]);
  });

  it.each([
    ['has no viewBox', sound.replace(' viewBox="0 0 40 30"', '')],
    ['has no width and height, so the page would jump', sound.replace(' height="30"', '')],
    ['carries styles, which the security policy refuses', sound.replace('<path', '<path style="fill:red"')],
    ['carries a script', sound.replace('<path', '<path onclick="x()"')],
    ['sets text in a font that may be missing', sound.replace('<path', '<text>E</text><path')],
    ['asks for something outside itself', sound.replace('#b', 'other.svg#a')],
  ])('that %s is refused', (fault, svg) => {
    expect(faultsOf(svg)).toEqual([fault]);
  });
});
