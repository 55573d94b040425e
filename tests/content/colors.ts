import type { Content } from '#content/read.ts';
import { palettesOf } from '#src/styles/colors.ts';
import { contrast } from '#src/styles/hex-colors.ts';

type Palettes = ReturnType<typeof palettesOf>;

/** A foreground and a background, and whether the foreground is text or a mark, such as a border. */
type Pair = readonly [name: string, foreground: string, background: string, kind: 'text' | 'mark'];

const surfaces = ['page', 'raised', 'sunken', 'tint', 'notice', 'danger'] as const;

/** The colors that meet in a theme. */
const pairsOf = ({ text, surface, border, focus, action, chart }: Palettes['light']): Pair[] => [
  ...surfaces.flatMap((on): Pair[] => [
    ...(['primary', 'muted', 'link', 'danger', 'success'] as const).map(
      (name): Pair => [`${name} text on the ${on} surface`, text[name], surface[on], 'text'],
    ),
    ...(['control', 'strong', 'danger'] as const).map(
      (name): Pair => [`a ${name} border on the ${on} surface`, border[name], surface[on], 'mark'],
    ),
    [`a focus ring on the ${on} surface`, focus.ring, surface[on], 'mark'],
    [`a button on the ${on} surface`, action.primary, surface[on], 'mark'],
    [`a drawing on the ${on} surface`, chart.primary, surface[on], 'mark'],
  ]),
  ...(['inverse', 'inverseRaised'] as const).flatMap((on): Pair[] => [
    [`text on the ${on} surface`, text.onInverse, surface[on], 'text'],
    [`muted text on the ${on} surface`, text.onInverseMuted, surface[on], 'text'],
    [`accented text on the ${on} surface`, text.onInverseAccent, surface[on], 'text'],
    [`a focus halo on the ${on} surface`, focus.halo, surface[on], 'mark'],
  ]),
  ['text on a button', text.onAction, action.primary, 'text'],
  ['text on a button under the pointer', text.onAction, action.primaryHover, 'text'],
  ['text on a pressed button', text.onAction, action.primaryPressed, 'text'],
  ['text on an urgent button', text.onUrgent, action.urgent, 'text'],
  ['text on an urgent button under the pointer', text.onUrgent, action.urgentHover, 'text'],
  ['text on a pressed urgent button', text.onUrgent, action.urgentPressed, 'text'],
];

/** The least contrast of text and of marks. */
type Bounds = Readonly<Record<Pair[3], number>>;

const usual: Bounds = { text: 4.5, mark: 3 };
const high: Bounds = { text: 7, mark: 3 };

/** The colors that stand out too little in a theme: `text on a button: 3.2 to 1, needs 4.5`. */
export const faintColors = (theme: Palettes['light'], bounds: Bounds): string[] =>
  pairsOf(theme)
    .map(([name, foreground, background, kind]) => ({
      name,
      found: contrast(foreground, background),
      needed: bounds[kind],
    }))
    .filter(({ found, needed }) => found < needed)
    .map(({ name, found, needed }) => `${name}: ${found.toFixed(1)} to 1, needs ${needed}`);

/** What is hard to see in the practice's color. */
export function colorProblems({ practice: { color } }: Content): string[] {
  const { light, highContrast, dark, darkHighContrast } = palettesOf(color);
  const inLight = [...faintColors(light, usual), ...faintColors(highContrast, high)];
  const inDark = [...faintColors(dark, usual), ...faintColors(darkHighContrast, high)];
  return [
    ...inLight.map((faint) => `content/practice.json color: ${color} is too light for ${faint}`),
    ...inDark.map((faint) => `content/practice.json color: ${color} is too dark for ${faint}`),
  ];
}
