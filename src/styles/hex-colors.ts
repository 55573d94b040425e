import Color from 'colorjs.io';

/* What is computed of colors as `#0b5d4b`, when the site is built. */

/** The contrast of two colors as WCAG defines it, from 1 to 21. */
export const contrast = (one: string, other: string): number => new Color(one).contrast(other, 'WCAG21');

/** A shade of one color as the same shade of another: as light as before, in the hue of the other, and as colorful as it. */
export function shadeOf(color: string, shade: string, designedColor: string): string {
  const [, designedChroma, designedHue] = new Color(designedColor).to('oklch').coords;
  const [, otherChroma, otherHue] = new Color(color).to('oklch').coords;
  const [lightness, chroma, hue] = new Color(shade).to('oklch').coords;
  const turned = (hue ?? 0) + (otherHue ?? 0) - (designedHue ?? 0);
  const colorful = ((chroma ?? 0) * (otherChroma ?? 0)) / (designedChroma ?? 1);
  return new Color('oklch', [lightness, colorful, turned])
    .to('srgb')
    .toGamut()
    .toString({ format: 'hex', collapse: false });
}
