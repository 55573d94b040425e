import { globalStyle, style } from '@vanilla-extract/css';
import { light } from '#src/styles/palettes.ts';
import { color, dimmed, media, notPrinted, vars } from '#src/styles/shared.ts';

export const root = style({ maxWidth: '36rem' });

export const picture = style({
  width: '100%',
  height: 'auto',
  borderRadius: vars.radius.card,
  forcedColorAdjust: 'none',
  '@media': { [media.dark]: dimmed, [media.print]: { width: '20rem' } },
});

export const caption = style({ marginBlockStart: vars.space.close, color: color.text.muted });

/** Overlays of the street, which has the same colors in every theme. */
export const dark = style({ fill: light.surface.inverse });
export const strand = style({
  fill: 'none',
  stroke: light.surface.inverse,
  strokeWidth: 4,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
export const haze = style({ fill: light.surface.notice });
export const glare = style({ stopColor: light.surface.raised });
export const shadow = style({ stopColor: light.surface.inverse });

export const control = style({
  display: 'grid',
  marginBlockStart: vars.space.close,
  fontWeight: vars.weight.strong,
  textAlign: 'center',
  ...notPrinted,
});

// Where there is space, how strong it is stands between the lenses.
globalStyle(`${control} > *`, {
  '@media': { [media.tablet]: { gridArea: '1 / 1', width: '26rem', placeSelf: 'center' } },
});
globalStyle(`${control} p`, { '@media': { [media.tablet]: { maxWidth: '7rem', marginInline: 'auto' } } });
