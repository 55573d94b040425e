/* What is computed of colors as `#0b5d4b`, when the site is built. */

type Triple = readonly [number, number, number];

const mapTriple = ([a, b, c]: Triple, change: (value: number) => number): Triple => [change(a), change(b), change(c)];

const multiply = (rows: readonly [Triple, Triple, Triple], [x, y, z]: Triple): Triple => {
  const dot = ([a, b, c]: Triple) => a * x + b * y + c * z;
  return [dot(rows[0]), dot(rows[1]), dot(rows[2])];
};

/** Red, green and blue light, each from 0 to 1. */
function lightOf(hex: string): Triple {
  const share = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return mapTriple([share(1), share(3), share(5)], (value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
}

function hexOf(light: Triple): string {
  const shares = mapTriple(light, (value) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055));
  return `#${shares
    .map((share) =>
      Math.round(share * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** The contrast of two colors as WCAG defines it, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const luminances = [one, other].map((hex) => {
    const [red, green, blue] = lightOf(hex);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  });
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
}

// From https://bottosson.github.io/posts/oklab/.
const conesOfLight = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
] as const;
const labOfCones = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
] as const;
const conesOfLab = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
] as const;
const lightOfCones = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
] as const;

/** Lightness, chroma and hue in OKLCH. */
function oklchOf(hex: string): Triple {
  const [lightness, a, b] = multiply(labOfCones, mapTriple(multiply(conesOfLight, lightOf(hex)), Math.cbrt));
  return [lightness, Math.hypot(a, b), Math.atan2(b, a)];
}

/** The color in OKLCH, or the most colorful one of its lightness and hue that a screen can show. */
function hexOfOklch([lightness, chroma, hue]: Triple): string {
  const lab: Triple = [lightness, chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const light = multiply(
    lightOfCones,
    mapTriple(multiply(conesOfLab, lab), (value) => value ** 3),
  );
  const isShown = chroma === 0 || light.every((value) => value > -0.0001 && value < 1.0001);
  return isShown
    ? hexOf(mapTriple(light, (value) => Math.min(1, Math.max(0, value))))
    : hexOfOklch([lightness, Math.max(0, chroma - 0.001), hue]);
}

/** A shade of one color as the same shade of another: as light as before, in the hue of the other, and as colorful as it. */
export function shadeOf(color: string, shade: string, designedColor: string): string {
  const [, designedChroma, designedHue] = oklchOf(designedColor);
  const [, otherChroma, otherHue] = oklchOf(color);
  const [lightness, chroma, hue] = oklchOf(shade);
  return hexOfOklch([lightness, (chroma * otherChroma) / designedChroma, hue + otherHue - designedHue]);
}
