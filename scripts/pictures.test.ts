import { describe, expect, it } from 'vitest';
import { drawingBytes, drawingFaults, drawings, optimized, readDrawing } from './pictures.ts';

const names = await drawings();
const sound =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30" viewBox="0 0 40 30"><path d="M0 0h9v9z"/></svg>';

describe('the drawings', () => {
  it('are found in content, components, and icons', () => {
    expect(names).toContainEqual(expect.stringMatching(/^content\/pictures\/.+\.svg$/));
    expect(names).toContain('src/components/Scene/street.svg');
    expect(names).toContain('public/icons/favicon.svg');
  });

  it.each(names)('%s may be shown, and could not be smaller', async (name) => {
    const svg = await readDrawing(name);
    expect(drawingFaults(svg)).toEqual([]);
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(Buffer.byteLength(optimized(svg)));
  });
});

describe('the check of a drawing', () => {
  it('finds no fault in a valid one', () => {
    expect(drawingFaults(sound)).toEqual([]);
    expect(drawingFaults(sound.replace('<path', '<use href="#a"/><path fill="url(#b)"'))).toEqual([]);
  });

  it.each([
    ['has no viewBox', sound.replace(' viewBox="0 0 40 30"', '')],
    ['has no width and height, so the page would jump', sound.replace(' height="30"', '')],
    ['carries styles, which the security policy refuses', sound.replace('<path', '<path style="fill:red"')],
    ['carries styles, which the security policy refuses', sound.replace('<path', '<style>path{}</style><path')],
    ['carries a script', sound.replace('<path', '<script>1</script><path')],
    ['carries a script', sound.replace('<path', '<path onclick="x()"')],
    ['sets text in a font that may be missing', sound.replace('<path', '<text>E</text><path')],
    ['asks for something outside itself', sound.replace('<path', '<image href="https://example.org/a.png"/><path')],
    ['asks for something outside itself', sound.replace('<path', '<path fill="url(other.svg#a)"')],
    [
      `weighs ${sound.length + drawingBytes} bytes, and ${drawingBytes} are allowed`,
      sound.padEnd(sound.length + drawingBytes),
    ],
  ])('says that it %s', (fault, svg) => {
    expect(drawingFaults(svg)).toEqual([fault]);
  });
});
