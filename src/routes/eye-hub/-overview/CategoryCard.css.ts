import { globalStyle, style } from '@vanilla-extract/css';
import { column, rows, target } from '#src/styles/layout.ts';
import { color, media, vars } from '#src/styles/shared.ts';

export const root = style({ ...column(vars.space.block), containerType: 'inline-size' });

export const columns = style({
  ...column('0'),
  alignItems: 'start',
  '@media': {
    [media.desktop]: {
      '@container': {
        '(min-width: 50rem)': { gridTemplateColumns: '20rem minmax(0, 1fr)', columnGap: vars.space.part },
      },
    },
  },
});

export const words = style({ ...rows(vars.space.close), justifyItems: 'start' });
globalStyle(`${words} > a`, { '@media': { [media.justTablet]: { gridArea: '1 / 2', justifySelf: 'end' } } });
export const description = style({ color: color.text.muted });
export const all = style({ ...target, gap: vars.space.tight, fontWeight: vars.weight.strong });
export const more = style({ fontWeight: vars.weight.strong });
globalStyle(`${more} a`, target);
